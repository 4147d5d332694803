// The one line a turn leaves in the events of the world.
import { actText, type CharacterId, nameOf, type Rulebook, type World } from '@hakoniwa/stage';
import type { JudgedAct } from './judge-act.ts';

/** What the speaker did, in a few words: the acts that took effect, as the Stage calls them. */
export function lineOf(
  rules: Rulebook,
  world: World,
  done: { speaker: CharacterId; settled: readonly JudgedAct[] },
): string {
  const acts = done.settled
    .flatMap(({ typed }) => typed.slice(-1))
    .map((act) => actText(rules, world, act));
  const name = nameOf(world, done.speaker);
  return world.language === 'ja' ? `${name}: ${acts.join('、')}` : `${name}: ${acts.join(', ')}`;
}
