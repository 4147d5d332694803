// What is promised in a speech: a deed, a time or a given word, and no doubt about it.
import type { Language, Promised, TimeSaid } from '@hakoniwa/stage';
import { LANGUAGE_READERS } from '../language/languages.ts';
import type { TimeWords } from '../language/talk-words.ts';
import { SENTENCE } from './sentence.ts';

/** The promises of a speech, in the order in which they are made. */
export function promisesIn(speech: string, language: Language): Promised[] {
  const { word, wordAlone, noWord } = LANGUAGE_READERS[language].talk.promises;
  const sentences = speech.split(SENTENCE).filter((one) => one.trim() !== '');
  return sentences.flatMap((sentence, index) => {
    const found = promiseOf(sentence, language);
    const next = (sentences[index + 1] ?? '').trim();
    const isSworn = word.test(sentence) || (!noWord.test(next) && wordAlone.test(next));
    return found && (isSworn || (found.time && found.deed.isForYou)) ? [found] : [];
  });
}

/** What a sentence commits to that is known to promise, as a thread keeps it. */
export function promiseOf(sentence: string, language: Language): Promised | undefined {
  const { deedIn, noWord, times } = LANGUAGE_READERS[language].talk.promises;
  if (noWord.test(sentence)) return undefined;
  const deed = deedIn(sentence);
  const time = deed && timeIn(sentence, times);
  return deed && { text: sentence.trim(), deed, ...(time ? { time } : {}) };
}

/** The time words name; undefined when they name none. */
function timeIn(sentence: string, times: TimeWords): TimeSaid | undefined {
  const said = sentence.normalize('NFKC').toLowerCase();
  const named = {
    afterMs: times.after(said),
    day: times.days.find(({ word }) => word.test(said))?.days,
    part: times.parts.find(({ word }) => word.test(said))?.part,
    clock: times.clock(said),
    soonMinutes: times.soon.find(({ word }) => word.test(said))?.minutes,
  };
  return Object.values(named).some((one) => one !== undefined) ? named : undefined;
}
