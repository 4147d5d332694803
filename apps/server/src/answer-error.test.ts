// What errors become on the wire where the way to them is hard to walk.
import { GardensClosedError } from '@hakoniwa/garden';
import { ERRORS } from '@hakoniwa/protocol';
import { StoreClosedError } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { errorCodeOf } from './answer-error.ts';

it.each([
  ['gardens that are closing', new GardensClosedError()],
  ['a log that is closed while a turn is under way', new StoreClosedError()],
])('%s are a reason to ask again, not a mistake of ours', (_, error) => {
  const code = errorCodeOf(error);
  expect([code, ERRORS[code].status]).toEqual(['CLOSING', 503]);
});
