// Object with history: the same thing passes through three hands.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** From the first to the second to the third. */
export const objectWithHistory: Pattern = {
  id: 'object-with-history',
  kind: 'object',
  weight: 0.5,
  ttlMinutes: 60 * DAY_MINUTES,
  steps: [
    { tag: 'transfer', bind: { actor: 'first', target: 'second', object: 'thing' } },
    {
      tag: 'transfer',
      bind: { actor: 'second', target: 'third', object: 'thing' },
      hint: { ja: '{second}が{thing}を手放す', en: '{second} parts with {thing}' },
    },
  ],
  greedy: true,
  card: {
    ja: '{thing}は{first}から{second}、そして{third}の手に渡った。',
    en: '{thing} went from {first} to {second} to {third}.',
  },
};
