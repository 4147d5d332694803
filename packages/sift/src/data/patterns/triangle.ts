// Triangle: two court the same one.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** Affection from two sides, without a refusal between. */
export const triangle: Pattern = {
  id: 'triangle',
  kind: 'relationship',
  weight: 0.75,
  ttlMinutes: 30 * DAY_MINUTES,
  steps: [
    { tag: 'affection', bind: { actor: 'first', target: 'beloved' } },
    { tag: 'affection', bind: { actor: 'second', target: 'beloved' } },
    {
      tag: 'affection',
      bind: { actor: 'first', target: 'beloved' },
      if: [{ witnessed: 'second' }],
      hint: { ja: '{second}の目の前で', en: 'before the eyes of {second}' },
    },
  ],
  unless: [{ after: 0, tag: 'rejection', bind: { actor: 'beloved', target: 'first' } }],
  greedy: true,
  card: {
    ja: '{first}と{second}は、ともに{beloved}を想っている。',
    en: '{first} and {second} both court {beloved}.',
  },
};
