// Feud: harm, harm in return, and harm again, with no apology between.
import { DAY_MINUTES, type Pattern } from '../../pattern.ts';

/** Three blows between the same two. */
export const feud: Pattern = {
  id: 'feud',
  kind: 'conflict',
  weight: 0.9,
  ttlMinutes: 30 * DAY_MINUTES,
  steps: [
    { tag: 'harm', bind: { actor: 'first', target: 'second' } },
    { tag: 'harm', bind: { actor: 'second', target: 'first' } },
    {
      tag: 'harm',
      bind: { actor: 'first', target: 'second' },
      hint: { ja: '{first}に仕返しの機会が来る', en: '{first} gets a chance to strike back' },
    },
  ],
  unless: [
    { after: 0, tag: 'apology', bind: { actor: 'first', target: 'second' } },
    { after: 0, tag: 'apology', bind: { actor: 'second', target: 'first' } },
  ],
  greedy: true,
  card: {
    ja: '{first}と{second}の間に遺恨が生まれた。',
    en: '{first} and {second} are in a feud.',
  },
};
