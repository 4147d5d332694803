// How English promises and says how things are.
import type { TalkWords } from '../../talk-words.ts';
import { englishStatements } from '../data/statements.ts';
import { englishTimes } from '../data/times.ts';
import { promisedDeedIn } from './promised-deed.ts';

/** What is read of what is said. */
export const englishTalk: TalkWords = {
  promises: {
    deedIn: promisedDeedIn,
    times: englishTimes,
    word: /\bi (?:promise|swear)\b|\byou have my word\b|\bi give you my word\b|,? promise[.!]?\s*$/i,
    wordAlone:
      /^(?:that's )?(?:(?:i|it's a) )?promise[.!]*$|^you have my word[.!]*$|^i (?:promise|swear)(?: you)?[.!]*$/i,
    noWord:
      /\b(?:can't|cannot|won't|don't|didn't|not|never|no) promise|\bpromised\b|\bpromises\b|\b(?:your|the|my) promise\b/i,
  },
  statements: englishStatements,
};
