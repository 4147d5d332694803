// Unrequited: affection, refusal, affection all the same.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** The one refused goes on. */
export const unrequited: Pattern = {
  id: 'unrequited',
  kind: 'relationship',
  weight: 0.7,
  ttlMinutes: 30 * DAY_MINUTES,
  steps: [
    { tag: 'affection', bind: { actor: 'lover', target: 'beloved' } },
    { tag: 'rejection', bind: { actor: 'beloved', target: 'lover' } },
    { tag: 'affection', bind: { actor: 'lover', target: 'beloved' } },
  ],
  unless: [{ after: 0, tag: 'affection', bind: { actor: 'beloved', target: 'lover' } }],
  greedy: true,
  card: {
    ja: '{lover}は{beloved}への想いを断ち切れない。',
    en: '{lover} still longs for {beloved}.',
  },
};
