// False belief acted on: someone does something because of what is not so.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** The believer acts on the thing before learning better. */
export const falseBelief: Pattern = {
  id: 'false-belief',
  kind: 'irony',
  weight: 0.85,
  ttlMinutes: 2 * DAY_MINUTES,
  steps: [
    { tag: 'belief-false', bind: { actor: 'believer', object: 'thing' } },
    {
      tag: 'act',
      outcome: 'any',
      bind: { actor: 'believer', object: 'thing' },
      hint: { ja: '{believer}が{thing}を確かめに行く', en: '{believer} goes for {thing}' },
    },
  ],
  unless: [{ after: 0, tag: 'belief-corrected', bind: { actor: 'believer', object: 'thing' } }],
  greedy: true,
  card: {
    ja: '{believer}は{thing}について思い違いのまま動いた。',
    en: '{believer} acted on a wrong belief about {thing}.',
  },
};
