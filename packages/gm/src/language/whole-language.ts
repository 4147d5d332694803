// A language in full: what its folder brings, and where it brings nothing, that nothing is known or found.
import { limits } from '../limits.ts';
import type { LanguageFolder, OwnReader, WholeLanguage } from './folder.ts';
import type { HourWords } from './hours.ts';
import type { NounLore } from './lore.ts';
import type { PlayWords } from './play-words.ts';
import type { PlayedClause } from './played-clauses.ts';
import { cutAtQuotes } from './quotes.ts';
import type { Sanitizing } from './sanitizing.ts';
import { withStandIns } from './stand-ins.ts';
import type { TalkWords } from './talk-words.ts';
import type { LanguageReader } from './types.ts';

/** Everything the GM asks of a language. */
export function wholeLanguage({
  create,
  lore,
  standIn,
  ...brought
}: LanguageFolder): WholeLanguage {
  return {
    words: {},
    houses: {},
    hours: NO_HOURS,
    sanitizing: NO_SANITIZING,
    talk: NO_TALK,
    play: NO_PLAY,
    ...brought,
    lore: { ...NO_LORE, ...lore },
    create: (analysers) => withStandIns(wholeReader(create(analysers)), standIn),
  };
}

/** Reads a bounded part of a text; what stands between marks is an act, known or not. */
function wholeReader(own: OwnReader): LanguageReader {
  return {
    isAct: () => true,
    speech: (text) => ({
      ...{ questions: questionsIn(text), answers: false },
      ...{ claims: [], others: [] },
    }),
    topics: () => [],
    core: (text) => wordsIn(text.slice(0, limits.lookedInto)).join(' '),
    played: playedPlainly,
    playedVerbs: new Map(),
    isGoal: () => false,
    ...own,
    acts: (text, cast) => own.acts(text.slice(0, limits.lookedInto), cast),
  };
}

/** What stands in quotes is said, the rest is done. */
function playedPlainly(text: string): readonly PlayedClause[] {
  return cutAtQuotes(text.slice(0, limits.lookedInto)).map(({ part, start, isQuoted }) => {
    const at = { start, end: start + part.length };
    return isQuoted
      ? { is: 'telling', act: 'words', words: part.slice(1, -1), isQuoted, mood: 'done', ...at }
      : { is: 'deed', plain: part.trim(), mood: 'done', ...at };
  });
}

/** The sentences that end in a mark of asking. */
function questionsIn(text: string): readonly string[] {
  return (text.slice(0, limits.lookedInto).match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[?？]$/u.test(sentence));
}

const SENTENCE = /[^.!?…。！？]+[.!?…。！？]?/gu;

function wordsIn(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Fits nothing. */
const NEVER = /(?!)/u;

const never = (): boolean => false;

/** Every noun is a thing, and nothing else is known of it. */
const NO_LORE: NounLore = {
  isBackground: never,
  isArea: never,
  isPassage: never,
  isSurface: never,
  isPart: never,
  isMeasure: never,
  isFixture: never,
  isContainer: never,
  isGeneric: never,
  spellings: () => [],
};

const NO_HOURS: HourWords = {
  labels: { 'late-night': [], dawn: [], morning: [], noon: [], evening: [], night: [] },
  clockMark: ':',
};

/** No action is taken to be in it. */
const NO_SANITIZING: Sanitizing = {
  script: NEVER,
  findProps: () => [],
  sameThings: {},
  separator: /(?!)/gu,
  joint: ' ',
  stands: never,
  narrates: NEVER,
  spokenEndings: [],
  brackets: { open: '(', close: ')' },
  safeActions: [],
  fallbacks: { byProp: new Map(), drinking: { verbs: NEVER, instead: '' }, other: '' },
};

/** Nothing is promised, and nothing said to be so. */
const NO_TALK: TalkWords = {
  promises: {
    deedIn: () => undefined,
    times: { days: [], parts: [], soon: [], after: () => undefined, clock: () => undefined },
    word: NEVER,
    wordAlone: NEVER,
    noWord: NEVER,
  },
  statements: {
    unsaid: /^/u,
    hedge: NEVER,
    subject: NEVER,
    stateSubject: NEVER,
    leadsTo: NEVER,
    where: NEVER,
    placeFirst: false,
    isThere: NEVER,
    has: NEVER,
    mine: NEVER,
    thingFirst: false,
    states: [],
  },
};

/** Of what a player wants nothing is understood but that something is asked; acts are read all the same. */
const NO_PLAY: PlayWords = {
  wishes: { question: /[?？]/u },
  called: NEVER,
  objectIn: () => undefined,
  joint: /\s/u,
  shortOf: (name) => [name],
  seeing: [],
};
