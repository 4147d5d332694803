// Secret revealed: what was learned about someone is told to that very one.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** The secret reaches the one it hurts. */
export const secretRevealed: Pattern = {
  id: 'secret-revealed',
  kind: 'revelation',
  weight: 0.9,
  ttlMinutes: 60 * DAY_MINUTES,
  steps: [
    { tag: 'secret-learned', bind: { actor: 'keeper', target: 'concerned', object: 'secret' } },
    {
      tag: 'secret-told',
      bind: { actor: 'keeper', target: 'concerned', object: 'secret' },
      hint: {
        ja: '{keeper}と{concerned}が二人きりになる',
        en: '{keeper} and {concerned} are left alone',
      },
    },
  ],
  greedy: true,
  card: {
    ja: '{keeper}は隠していたことを{concerned}に打ち明けた。',
    en: '{keeper} told {concerned} the secret.',
  },
};
