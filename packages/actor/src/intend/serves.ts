// An act is worth as much as the wishes it serves.
import { isDeed } from '../promise/keeps.ts';
import { termsOf } from '../promise/promise.ts';
import { relevance } from '../remember/relevance.ts';
import type { Wish } from '../want/wish.ts';
import type { Consideration, Weighing } from './consideration.ts';

export const serves: Consideration = (weighing) => servedMost(weighing)?.points ?? 0;

/** The wish an act serves most; undefined when it serves none. */
export function servedMost(
  weighing: Weighing,
): { readonly wish: Wish; readonly points: number } | undefined {
  let best: { wish: Wish; points: number } | undefined;
  for (const wish of weighing.wishes) {
    const points = wish.weight * fit(weighing, wish);
    if (points > (best?.points ?? 0)) best = { wish, points };
  }
  return best;
}

/** From 0 to 1: how well the act serves the wish. */
function fit({ act, words, context }: Weighing, wish: Wish): number {
  switch (wish.kind) {
    case 'need':
      return stills(act.verb, wish.need);
    case 'company':
      return seeks({ act, context });
    case 'curiosity':
      return wish.about === act.object ? (CURIOUS[act.verb] ?? 0) : 0;
    case 'promise':
      return keepsWord({ act, context }, wish);
    case 'persistence':
      return persists({ act, words, context } as Weighing, wish);
    default:
      return relevance(wish.text, words);
  }
}

/** Company is where friends are believed to be, and what is shared with them. */
function seeks({ act, context }: Pick<Weighing, 'act' | 'context'>): number {
  const isAlone = context.view.characters.length === 1;
  if (act.verb === 'give') return 0.6;
  if (act.verb !== 'move' || !isAlone) return 0;
  const friends = [...context.believed.characters.values()].filter(
    ({ id }) => (context.affinity[id] ?? 0) > 0,
  );
  return friends.some(({ place }) => place === act.target) ? 1 : 0.5;
}

/** The promised act itself, or the way to whoever was promised to be met. */
function keepsWord({ act, context }: Pick<Weighing, 'act' | 'context'>, { promise }: Wish): number {
  const { believed, view } = context;
  const terms = promise && termsOf(promise, view.language);
  if (!terms) return 0;
  if (terms.deed.kind === 'act') return isDeed({ world: believed, deed: terms.deed }, act) ? 1 : 0;
  const there = promise.place ?? believed.characters.get(promise.toward ?? '')?.place;
  return act.verb === 'move' && act.target === there ? 1 : 0;
}

function stills(verb: string, need: string | undefined): number {
  if (need === 'satiety') return verb === 'eat' ? 1 : verb === 'drink' ? 0.6 : 0;
  if (need === 'energy') return verb === 'sit' ? 0.8 : 0;
  return 0;
}

/** The key that was lacking, the place it might be, and the thing itself once it can be had. */
function persists({ act, words, context }: Weighing, wish: Wish): number {
  const wanted = wish.about ?? '';
  const isIt = act.object === wanted || act.object === wish.text;
  if (
    isIt &&
    (act.verb === 'take' || act.verb === 'unlock' || act.verb === 'open' || act.verb === 'use')
  )
    return 1;
  if (isIt && act.verb === 'inspect') return 0.5;
  const where = context.believed.props.get(wanted)?.at;
  if (act.verb === 'move' && where && 'place' in where)
    return where.place === act.target ? 0.95 : 0;
  if (act.verb === 'search' || act.verb === 'force') return 0.75;
  return relevance(wish.text, words) * 0.4;
}

const CURIOUS: Readonly<Record<string, number>> = {
  inspect: 1,
  open: 0.9,
  read: 1,
  use: 0.7,
  'switch-on': 0.7,
  look: 0.5,
  search: 0.6,
  take: 0.4,
};
