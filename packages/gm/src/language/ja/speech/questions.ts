// Finds what is asked in speech, and whether a turn answers.
import { coreOf } from '../core.ts';
import { ANSWER_OPENERS, INTERROGATIVES } from '../data/speech.ts';
import type { Sentence } from './sentences.ts';

/** The sentences that ask something, as written. */
export function questionsIn(sentences: readonly Sentence[]): string[] {
  return sentences.filter(asks).map((sentence) => sentence.text);
}

/** What asks by its form, unless it is all fillers and names. */
function asks(sentence: Sentence): boolean {
  return hasFormOfQuestion(sentence) && coreOf(sentence.morphemes) !== '';
}

function hasFormOfQuestion(sentence: Sentence): boolean {
  if (/[？?][！!」』)）\s]*$/u.test(sentence.text)) return true;
  const words = sentence.morphemes.filter((m) => m.pos !== '記号');
  const last = words.at(-1);
  if (last === undefined) return false;
  const before = words.at(-2);
  const called = sentence.morphemes.some(
    (m, i) =>
      m.surface === 'か' &&
      m.pos === '助詞' &&
      sentence.morphemes[i - 1]?.base === 'ます' &&
      sentence.morphemes[i + 1]?.pos === '記号',
  );
  if (called) return true;
  const particle =
    last.pos === '助詞' &&
    (last.surface === 'か' || last.surface === 'かい' || last.surface === 'かしら');
  if (particle) return !(before?.surface === 'そう' || before?.surface === 'なるほど');
  const asking = words.some((m) => INTERROGATIVES.has(m.surface));
  return (
    asking &&
    (last.surface === 'の' ||
      last.surface === 'かな' ||
      last.surface === 'だろう' ||
      last.surface === 'でしょう' ||
      last.base === 'する')
  );
}

/** Whether the turn opens like an answer. */
export function opensAsAnswer(text: string): boolean {
  const opening = text.trimStart().slice(0, 12);
  return ANSWER_OPENERS.some(
    (word) =>
      opening.startsWith(word) &&
      !/^[\p{Script=Han}\p{Script=Katakana}]/u.test(opening.slice(word.length)),
  );
}
