// Every language on text of any length: four times the text takes four times the work, not sixteen.
// Slow because every reader is timed on every hostile shape at four lengths.
import { HOSTILE_NAMES, HOSTILE_TEXTS, type Reader, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../load/index.ts';
import { readActs } from './en/acts.ts';
import { sentenceClaims } from './en/claims.ts';
import { readCore } from './en/core.ts';
import { readsAsAct } from './en/is-act.ts';
import { englishLore } from './en/lore.ts';
import { englishNames } from './en/name-forms.ts';
import { englishSanitizing } from './en/sanitizing.ts';
import { splitSentences } from './en/sentences.ts';
import { readSpeech } from './en/speech.ts';
import { isRole as isEnglishRole } from './en/subjects.ts';
import { tagSentence } from './en/tags.ts';
import { readTopics } from './en/topics.ts';
import { findActs } from './ja/acts/find-acts.ts';
import { coreOf } from './ja/core.ts';
import { isThingWord } from './ja/data/things.ts';
import { isActText } from './ja/is-act.ts';
import { japaneseLore } from './ja/lore.ts';
import { japaneseNames } from './ja/name-forms.ts';
import { isPersonWord, isRole } from './ja/noun-kinds.ts';
import { parseClauses } from './ja/parse/clauses.ts';
import { japaneseSanitizing } from './ja/sanitizing.ts';
import { claimsInNarration, claimsInSpeech } from './ja/speech/claims.ts';
import { arrivalsIn } from './ja/speech/persons.ts';
import { opensAsAnswer, questionsIn } from './ja/speech/questions.ts';
import { sentencesOf } from './ja/speech/sentences.ts';
import { topicsOf } from './ja/topics.ts';
import { listed } from './listed-names.ts';
import type { Cast } from './types.ts';

const tokenizer = await loadJapaneseTokenizer();

function castIn(language: 'ja' | 'en'): Cast {
  const { people, props, places } = HOSTILE_NAMES[language];
  return { speaker: [people[0]], people: [people[1]], things: [...props], places: [...places] };
}

/** Below the doors of the folders, which look at so much of a text and no more. */
const READERS: Readonly<Record<string, Reader>> = {
  'English acts': () => {
    const cast = castIn('en');
    return (text) => [readActs(text, cast), readsAsAct(text, { cast })];
  },
  'English speech': () => {
    const cast = castIn('en');
    return (text) => [readSpeech(text, cast), sentenceClaims(text, text), splitSentences(text)];
  },
  'English topics and cores': () => {
    const cast = castIn('en');
    return (text) => [readTopics(text, cast), readCore(text, cast), tagSentence(text)];
  },
  'English words': () => (text) => [
    isEnglishRole(text),
    ...Object.values(englishLore).map((ask) => asked(ask, text)),
    ...Object.values(englishNames).map((ask) => asked(ask, text)),
  ],
  'English for the sanitizer': () => (text) => [
    englishSanitizing.findProps(text),
    englishSanitizing.stands(text),
    text.split(englishSanitizing.separator),
  ],
  'Japanese acts': () => {
    const cast = castIn('ja');
    return (text) => {
      const morphemes = tokenizer.tokenize(text, ['やな', 'あゆ'], []);
      const parse = parseClauses(text, { morphemes: morphemes, verbsRead: () => [] });
      const narrated = [isActText(text, { morphemes, parse }), claimsInNarration(text)];
      return [findActs(parse, cast), ...narrated, arrivalsIn(parse.clauses, text)];
    };
  },
  'Japanese speech, topics and cores': () => (text) => {
    const morphemes = tokenizer.tokenize(text, [], []);
    const sentences = sentencesOf(text, morphemes);
    const said = [questionsIn(sentences), opensAsAnswer(text), claimsInSpeech(text)];
    return [...said, topicsOf(morphemes), coreOf(morphemes, listed(['やな']))];
  },
  'Japanese words': () => (text) => [
    ...[isRole(text), isPersonWord(text), isThingWord(text)],
    ...Object.values(japaneseLore).map((ask) => asked(ask, text)),
    ...Object.values(japaneseNames).map((ask) => asked(ask, text)),
  ],
  'Japanese for the sanitizer': () => (text) => [
    japaneseSanitizing.findProps(text),
    japaneseSanitizing.stands(text),
    text.split(japaneseSanitizing.separator),
  ],
};

/** What a question about one word answers; what else it may want is left out. */
function asked(ask: unknown, text: string): unknown {
  if (ask instanceof RegExp) return ask.test(text);
  return typeof ask === 'function' && ask.length <= 1 ? ask(text) : undefined;
}

it.each(Object.entries(READERS))('[R12] %s', (_name, reader) => {
  expect(superLinear(HOSTILE_TEXTS, reader)).toEqual([]);
});
