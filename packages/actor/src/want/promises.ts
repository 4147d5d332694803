// A promise wants to be kept: the nearer its time, the more, and the more the conscientious.
import type { Condition, Thread } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { propsOfDeed } from '../promise/keeps.ts';
import { type Terms, termsOf } from '../promise/promise.ts';
import type { WishSource } from './wish.ts';

export const promiseWishes: WishSource = (context) => {
  const { promises: open, id, view, personality, affinity } = context;
  return open.flatMap((promise) => {
    const { owner, toward = '', text, due } = promise;
    const terms = owner === id ? termsOf(promise, view.language) : undefined;
    if (!terms || due === undefined || view.time.now < terms.from) return [];
    const span = Math.max(1, due - terms.from);
    const nearness = Math.min(1, Math.max(0, (view.time.now - terms.from) / span));
    const duty = 30 + personality.conscientiousness * 0.5 + (affinity[toward] ?? 0) * 0.15;
    const weight = Math.max(0, duty * (0.6 + 0.4 * nearness));
    const { id: thread, openedBy } = promise;
    const causes = openedBy > 0 ? [openedBy] : undefined;
    const wants = keptBy(context, { promise, terms });
    return [{ kind: 'promise', goal: `promise:${thread}`, causes, text, wants, promise, weight }];
  });
};

/** What keeps it, where a deed does: the promised act itself, or being where one is to meet. */
function keptBy(
  { believed }: MindContext,
  { promise, terms: { deed } }: { readonly promise: Thread; readonly terms: Terms },
): Condition | undefined {
  const self = { as: 'self' };
  if (deed.kind === 'act') {
    const things = propsOfDeed(believed, deed);
    const ways = deed.verbs.flatMap((verb): Condition[] =>
      things === undefined
        ? [{ done: { verb, by: self } }]
        : things.map((object) => ({ done: { verb, by: self, object } })),
    );
    return ways.length === 0 ? undefined : { any: ways.slice(0, WAYS) };
  }
  if (deed.kind !== 'meeting') return undefined;
  const there = promise.place ?? believed.characters.get(promise.toward ?? '')?.place;
  return there === undefined ? undefined : { at: { character: self, place: there } };
}

/** Ways to keep one's word that are thought of. */
const WAYS = 12;
