// Reversal: beaten twice by the same one, then the winner.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** The loser of two contests wins the third. */
export const reversal: Pattern = {
  id: 'reversal',
  kind: 'turn',
  weight: 0.75,
  ttlMinutes: 30 * DAY_MINUTES,
  steps: [
    { tag: 'contest-won', bind: { actor: 'favourite', target: 'underdog' } },
    { tag: 'contest-won', bind: { actor: 'favourite', target: 'underdog' } },
    {
      tag: 'contest-won',
      bind: { actor: 'underdog', target: 'favourite' },
      hint: { ja: '{underdog}に再戦の機会', en: '{underdog} gets another chance' },
    },
  ],
  greedy: true,
  card: {
    ja: '負け続けた{underdog}が{favourite}に勝った。',
    en: '{underdog} turned the tables on {favourite}.',
  },
};
