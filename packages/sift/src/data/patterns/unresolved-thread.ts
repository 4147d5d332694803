// Unresolved thread: a question nobody has answered.
import type { Pattern } from '../../pattern.ts';

/** Asked, and eight minutes later still open. */
export const unresolvedThread: Pattern = {
  id: 'unresolved-thread',
  kind: 'thread',
  weight: 0.4,
  ttlMinutes: 40,
  steps: [
    { tag: 'question', bind: { actor: 'asker', target: 'asked' } },
    {
      type: '*',
      outcome: 'any',
      if: [{ afterMinutes: 8 }],
      hint: { ja: '{asked}が答えざるを得なくなる', en: '{asked} has to answer' },
    },
  ],
  unless: [{ after: 0, tag: 'answer', bind: { actor: 'asked', target: 'asker' } }],
  greedy: true,
  card: {
    ja: '{asker}の問いに、{asked}はまだ答えていない。',
    en: '{asked} has not answered {asker} yet.',
  },
};
