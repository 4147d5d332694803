// Rivalry: now one wins, now the other.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** Two contests with changing winners, and a third. */
export const rivalry: Pattern = {
  id: 'rivalry',
  kind: 'relationship',
  weight: 0.6,
  ttlMinutes: 30 * DAY_MINUTES,
  steps: [
    { tag: 'contest-won', bind: { actor: 'first', target: 'second' } },
    { tag: 'contest-won', bind: { actor: 'second', target: 'first' } },
    { tag: 'contest-won', bind: { actor: 'first', target: 'second' } },
  ],
  greedy: true,
  card: {
    ja: '{first}と{second}は好敵手になった。',
    en: '{first} and {second} have become rivals.',
  },
};
