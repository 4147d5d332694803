// A promise wants to be kept: the nearer its time, the more, and the more the conscientious.
import { termsOf } from '../promise/promise.ts';
import type { WishSource } from './wish.ts';

export const promiseWishes: WishSource = ({ promises: open, id, view, personality, affinity }) =>
  open.flatMap((promise) => {
    const { owner, toward = '', text, due } = promise;
    const terms = owner === id ? termsOf(promise, view.language) : undefined;
    if (!terms || due === undefined || view.time.now < terms.from) return [];
    const span = Math.max(1, due - terms.from);
    const nearness = Math.min(1, Math.max(0, (view.time.now - terms.from) / span));
    const duty = 30 + personality.conscientiousness * 0.5 + (affinity[toward] ?? 0) * 0.15;
    const weight = Math.max(0, duty * (0.6 + 0.4 * nearness));
    const { id: thread, openedBy } = promise;
    const causes = openedBy > 0 ? [openedBy] : undefined;
    return [{ kind: 'promise', goal: `promise:${thread}`, causes, text, promise, weight }];
  });
