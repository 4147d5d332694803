// Doing the same thing over and over is dull, and what just failed is not tried again as it was.
import type { Consideration } from './consideration.ts';

export const novelty: Consideration = ({ act, context }) => {
  const { recent, id, personality } = context;
  const own = recent.filter(({ actor, verb }) => actor === id && verb !== undefined);
  const same = own.filter(
    ({ verb, object, target }) =>
      verb === act.verb && object === act.object && target === act.target,
  );
  const kind = own.slice(-RECENT).filter(({ verb }) => verb === act.verb).length;
  const failed = same.some(({ isDenied }) => isDenied);
  const refusedThing = own.some(
    ({ isDenied, denial }) =>
      isDenied && denial?.about !== undefined && denial.about === act.object,
  );
  const givesUp = refusedThing && personality.grit < GIVES_UP ? -60 : 0;
  return (
    -18 * same.length -
    6 * kind -
    (failed ? 45 : 0) +
    givesUp -
    (UNDOES[act.verb] && own.at(-1)?.object === act.object ? 14 : 0)
  );
};

const RECENT = 8;
/** Below this grit, a thing that resisted once is left alone. */
const GIVES_UP = 45;
const UNDOES: Readonly<Record<string, true>> = {
  put: true,
  close: true,
  'switch-off': true,
  stand: true,
};
