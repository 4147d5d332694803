// What the director tells a mind, in English.
import type { DirectorWording } from './wording.ts';

export const en: DirectorWording = {
  neverSays: (word) => `This voice never says "${word}".`,
  call: (name, call) => `Call ${name} "${call}".`,
  form: 'Say one line or do one thing, as: (act) "words".',
  comma: ', ',
  here: (names) => `Here: ${names}.`,
  held: (names) => `In hand: ${names}.`,
  exits: (names) => `From here one can go to: ${names}.`,
  refused: (about) => `${about} did not work out a moment ago.`,
};
