// Chooses what to do among the admissible acts: the best of them, or nothing if none is worth it.
import { type Act, actionWords, actText, drawFraction, type Rng } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { wishesOf } from '../want/index.ts';
import type { Wish } from '../want/wish.ts';
import type { Consideration } from './consideration.ts';
import { manner } from './manner.ts';
import { novelty } from './novelty.ts';
import { servedMost, serves } from './serves.ts';
import { threat } from './threat.ts';
import { tidiness } from './tidiness.ts';

const CONSIDERATIONS: readonly Consideration[] = [serves, manner, novelty, tidiness, threat];

export interface IntendedAct {
  readonly act: Act | undefined;
  readonly score: number;
  /** The wish the act serves most; none where it was done for no wish. */
  readonly wish: Wish | undefined;
  readonly wishes: readonly Wish[];
  readonly rng: Rng;
}

/** What a character means to do now. Seeded: the same context gives the same choice. */
export function intend(context: MindContext): IntendedAct {
  const wishes = wishesOf(context);
  let rng = context.rng;
  let best: { act: Act; words: string; score: number } | undefined;
  for (const act of context.choices) {
    const [luck, next] = drawFraction(rng);
    rng = next;
    const words = `${actText(context.rules, { world: context.believed, act })} ${wordsOf(context, act)}`;
    const reasoned = CONSIDERATIONS.reduce(
      (sum, weigh) => sum + weigh({ context, wishes, act, words }),
      0,
    );
    const score = reasoned + luck * whim(context);
    if (!best || score > best.score) best = { act, words, score };
  }
  const chosen = best && best.score >= WORTH_IT ? best : undefined;
  const wish = chosen && servedMost({ context, wishes, ...chosen })?.wish;
  return { act: chosen?.act, score: best?.score ?? 0, wish, wishes, rng };
}

/** The less conscientious, the more a whim decides. */
function whim({ personality }: MindContext): number {
  return 6 + (100 - personality.conscientiousness) * 0.12;
}

function wordsOf({ believed, rules }: MindContext, act: Act): string {
  const prop = believed.props.get(act.object ?? '');
  const action = rules.actions.get(act.verb);
  return [
    ...(prop?.aliases ?? []),
    ...(action ? actionWords(action, believed.language) : []),
    ...(prop?.yields ?? []).map(({ name }) => name),
  ].join(' ');
}

/** Below this many points it is better to do nothing and talk. */
const WORTH_IT = 14;
