// Rows for what may be promised, and the verbs by which the Stage sees it done.
import type { DeedWords } from './talk-words.ts';

/** A promise that is kept by an act. */
export const byAct = (word: RegExp, ...verbs: string[]): DeedWords => ({
  kind: 'act',
  word,
  verbs,
});
/** A promise that is kept by being there. */
export const byMeeting = (word: RegExp): DeedWords => ({ kind: 'meeting', word, verbs: [] });
/** A promise that is kept by words. */
export const byWords = (word: RegExp): DeedWords => ({ kind: 'words', word, verbs: [] });

/** Verbs that several words stand for. */
export const PROMISED_VERBS = {
  make: ['make', 'brew', 'cook', 'use', 'pour', 'switch-on', 'put', 'give'],
  hand: ['give', 'put'],
  clean: ['clean', 'wash', 'wipe', 'use', 'put', 'discard'],
} as const;
