// Twenty thousand turns of any text about things of any name.
// Slow because rare texts take many turns to be met.
import fc from 'fast-check';
import { it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import { anyTurn } from '../../test/any-turn.ts';

const gm = await aGm();

it('[R3] the step does not throw, its patch applies and the world holds together', () => {
  fc.assert(anyTurn(gm), { numRuns: 20_000 });
});
