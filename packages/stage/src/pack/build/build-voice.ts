// How a character talks, in one language.
import type { Json } from '../../base/json.ts';
import type { Language } from '../../base/vocabulary.ts';
import { inLanguage, wordsIn } from '../../world/schema/localised.ts';
import type { SpeechSheet } from '../schema/speech-sheet.ts';

/** The voice as plain data for tone rules, phrases and prompts. */
export function voiceOf(sheet: SpeechSheet, language: Language): Json {
  const { firstPerson, calls, register, style, maxSentences } = sheet;
  const called = Object.entries(calls ?? {}).map(([id, name]) => [id, inLanguage(name, language)]);
  return {
    ...(firstPerson === undefined ? {} : { firstPerson: inLanguage(firstPerson, language) }),
    calls: Object.fromEntries(called),
    ...(register === undefined ? {} : { register }),
    ...(style === undefined ? {} : { style: inLanguage(style, language) }),
    endings: wordsIn(sheet.endings, language),
    openers: wordsIn(sheet.openers, language),
    never: wordsIn(sheet.never, language),
    lines: wordsIn(sheet.lines, language),
    ...(maxSentences === undefined ? {} : { maxSentences }),
  } as Json;
}
