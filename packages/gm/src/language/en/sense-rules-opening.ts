// Verbs that open what they are said of: doors slid back, hatches pulled down, windows pushed up, lids lifted.
import { PASSAGE_NOUNS } from './data/nouns.ts';
import { isKind } from './noun-kind.ts';
import { oneOf, type Sense } from './sense.ts';

/** Asked before the other senses of these verbs. */
export const OPENING_SENSES: readonly Sense[] = [
  {
    words: [
      'slide back',
      'pull back',
      'push back',
      'roll back',
      'swing back',
      'draw back',
      'haul back',
      'ease back',
    ],
    when: (o) => isKind(o, PASSAGE_NOUNS) || oneOf('lid', 'cover', 'panel', 'tarp')(o),
    as: 'open',
  },
  // `pulls down the attic hatch`: it is opened, not taken.
  {
    words: ['pull down', 'pull up', 'haul up', 'heave up', 'swing up', 'swing down', 'push up'],
    when: oneOf('hatch', 'trapdoor', 'drawbridge'),
    as: 'open',
  },
  {
    words: [
      'slide',
      'push',
      'pull',
      'shove',
      'raise',
      'lower',
      'throw',
      'heave',
      'slide up',
      'slide down',
      'push up',
      'pull down',
      'pull up',
      'push down',
      'throw up',
      'wrench up',
      'crank down',
      'ease up',
    ],
    when: (o, r) =>
      oneOf('window', 'sash', 'skylight', 'porthole')(o) &&
      r.particles.some((one) => one === 'up' || one === 'down' || one === 'open'),
    as: 'open',
  },
];
