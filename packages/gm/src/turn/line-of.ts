// The one line a turn leaves in the events of the world.
import { type Rulebook, toldText, type World, writingOf } from '@hakoniwa/stage';
import type { JudgedAct } from './judge-act.ts';

/** What the speaker did, as the Stage tells it: one sentence for each act that took effect. */
export function lineOf(
  rules: Rulebook,
  { world, settled }: { readonly world: World; readonly settled: readonly JudgedAct[] },
): string {
  const told = settled
    .flatMap(({ typed }) => typed.slice(-1))
    .map((act) => toldText(rules, { world, act }));
  return told.join(writingOf(world.language).gap);
}
