// Verbs that open what they are said of: hatches pulled down, windows pushed up.
import { oneOf, type Sense } from './sense.ts';

/** Asked before the other senses of these verbs. */
export const OPENING_SENSES: readonly Sense[] = [
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
