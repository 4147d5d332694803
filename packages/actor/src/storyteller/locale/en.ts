// What the storyteller lets happen to what people want, in English.
import type { BeatWording } from './wording.ts';

export const en: BeatWording = {
  worksAgain: (thing) => `All at once the ${thing} is as good as new.`,
  comesToMind: ({ who, thing }) => `${who} suddenly has an idea where the ${thing} might be.`,
  turns: {
    on: (thing) => `The ${thing} comes on, though nobody touched it.`,
    off: (thing) => `The ${thing} goes off by itself.`,
    open: (thing) => `The ${thing} swings open by itself.`,
    closed: (thing) => `The ${thing} falls shut by itself.`,
  },
};
