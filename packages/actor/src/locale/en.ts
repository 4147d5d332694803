// What actors think in English.
import type { ActorWording } from './wording.ts';

export const en: ActorWording = {
  learnsFromFailure: [
    'So that is how it works. One more thing I know.',
    'This way does not work. Then there is another way.',
    'I will keep that failure. It is bound to be useful.',
  ],
  shrinksFromFailure: [
    'Perhaps I am simply not made for this.',
    'Failed again. I hope nobody was looking.',
    'It will only go the same way next time.',
  ],
  pinned: ['Never forgets:'],
};
