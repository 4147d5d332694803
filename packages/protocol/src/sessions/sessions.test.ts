// What a player may ask for is read strictly.
import { expect, it } from 'vitest';
import {
  executeSchema,
  historyQuerySchema,
  messageQuerySchema,
  newCharacterSchema,
} from './index.ts';

const action = (actionText: string) =>
  executeSchema.safeParse({ actionText, actionType: 'custom' }).success;

it('[PR6] an action is one to two thousand characters that say something', () => {
  expect([' 見る ', 'x'.repeat(2_000)].map(action)).toEqual([true, true]);
  expect(['', ' \n ', 'x'.repeat(2_001)].map(action)).toEqual([false, false, false]);
  expect(executeSchema.parse({ actionText: ' 見る ', actionType: 'custom' }).actionText).toBe(
    '見る',
  );
  expect(executeSchema.safeParse({ actionText: 'a', actionType: 'magic' }).success).toBe(false);
});

it('[PR7] a page of the history is asked for within its bounds', () => {
  const read = (query: object) =>
    historyQuerySchema.safeParse({ character_id: 'c', ...query }).success;
  expect(historyQuerySchema.parse({ character_id: 'c' })).toMatchObject({ page: 1, per_page: 20 });
  expect([{ page: '2' }, { per_page: '100' }, { status: 'abandoned' }].map(read)).toEqual([
    true,
    true,
    true,
  ]);
  for (const bad of [{ page: '0' }, { per_page: '0' }, { per_page: '101' }, { page: '1e3' }])
    expect(read(bad)).toBe(false);
  expect(read({ status: 'lost' })).toBe(false);
  expect(messageQuerySchema.safeParse({ limit: '201' }).success).toBe(false);
});

it('[PR8] a name of a player character is one line', () => {
  expect(newCharacterSchema.parse({ name: ' アキ ' })).toMatchObject({
    name: 'アキ',
    pack: 'nexus',
  });
  for (const name of ['', '  ', 'a\nb', 'x'.repeat(51)])
    expect(newCharacterSchema.safeParse({ name }).success).toBe(false);
});
