// Reconciliation: harm, apology, forgiveness.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** The one who did harm is forgiven. */
export const reconciliation: Pattern = {
  id: 'reconciliation',
  kind: 'healing',
  weight: 0.7,
  ttlMinutes: 30 * DAY_MINUTES,
  steps: [
    { tag: 'harm', bind: { actor: 'offender', target: 'hurt' } },
    { tag: 'apology', bind: { actor: 'offender', target: 'hurt' } },
    {
      tag: 'forgiveness',
      bind: { actor: 'hurt', target: 'offender' },
      hint: { ja: '{hurt}が許すきっかけ', en: 'a reason for {hurt} to forgive' },
    },
  ],
  unless: [{ after: 1, tag: 'harm', bind: { actor: 'offender', target: 'hurt' } }],
  greedy: true,
  card: { ja: '{hurt}は{offender}を許した。', en: '{hurt} forgave {offender}.' },
};
