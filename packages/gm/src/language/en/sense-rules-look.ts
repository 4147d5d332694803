// Verbs of looking that are more than a look: into containers, through instruments, through papers.
import * as N from './data/nouns.ts';
import { isKind } from './noun-kind.ts';
import { prepNoun, type Sense } from './sense.ts';

/** Asked where the verb looks or goes into or through something. */
export const LOOK_SENSES: readonly Sense[] = [
  {
    words: [
      'look',
      'look ~in',
      'peer',
      'peek',
      'look ~into',
      'peer ~into',
      'glance',
      'gaze',
      'stare',
      'stare ~into',
    ],
    when: (_, r) => isKind(prepNoun(r, 'in', 'into', 'inside'), N.INSTRUMENT_NOUNS),
    as: 'use',
  },
  {
    words: [
      'look',
      'look ~through',
      'peer',
      'peer ~through',
      'peek',
      'gaze',
      'squint',
      'stare',
      'observe',
      'watch',
      'view',
      'study',
      'glance',
      'examine',
      'inspect',
    ],
    when: (_, r) => isKind(prepNoun(r, 'through', 'down', 'under'), N.INSTRUMENT_NOUNS),
    as: 'use',
  },
];
