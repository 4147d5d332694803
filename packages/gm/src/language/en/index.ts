// English: the language folder's one door.

import { limits } from '../../limits.ts';
import { cachedBy } from '../cache.ts';
import type { LanguageFolder } from '../folder.ts';
import { withStageVerbs } from '../stage-verbs.ts';
import type { Cast, LanguageReader } from '../types.ts';
import { type EnglishReading, readActs } from './acts.ts';
import { readCore } from './core.ts';
import { englishTellingWords } from './data/asking.ts';
import { englishHours } from './data/hours.ts';
import { englishPlay } from './data/play.ts';
import { englishPlayedVerbs } from './data/played-verbs.ts';
import { englishShops } from './data/shops.ts';
import { spokenWeights } from './data/spoken-weights.gen.ts';
import { englishWords } from './data/word-lists.ts';
import { readsAsAct } from './is-act.ts';
import { ownVerbs } from './lexicon.ts';
import { englishLore } from './lore.ts';
import { englishNames } from './name-forms.ts';
import { englishPlayed } from './played/clauses.ts';
import { englishSanitizing } from './sanitizing.ts';
import { readSpeech } from './speech.ts';
import { englishTagVerb } from './tag-act.ts';
import { englishTalk } from './talk/index.ts';
import { readTopics } from './topics.ts';

const NOBODY: Cast = {};

/** What leads into a place. */
const GOAL = /\b(?:into|onto|inside|on)(?: the| my| a| our)?\s*$/iu;

const cut = (text: string): string =>
  text.length > limits.lookedInto ? text.slice(0, limits.lookedInto) : text;

/** Texts whose reading is kept: the reader asks whether it is an act, the judge then which. */
const REMEMBERED_TEXTS = 16;

/** The English language: pure, synchronous, nothing to load. */
export const createEnglish = (): LanguageReader => {
  const readers = new WeakMap<Cast, (text: string) => EnglishReading>();
  const acts = (text: string, cast: Cast): EnglishReading => {
    const reader = readers.get(cast) ?? cachedBy(REMEMBERED_TEXTS, (one) => readActs(one, cast));
    readers.set(cast, reader);
    return reader(text);
  };
  return {
    acts: (text, cast = NOBODY) => acts(cut(text), cast).found,
    isAct: (text, cast = NOBODY) => readsAsAct(cut(text), { cast, acts }),
    speech: (text, cast = NOBODY) => readSpeech(cut(text), cast),
    topics: (text) => readTopics(cut(text), NOBODY),
    core: (text, cast = NOBODY) => readCore(cut(text), cast),
    playedVerbs: withStageVerbs(englishPlayedVerbs, {
      language: 'en',
      verbsOf: ownVerbs,
    }),
    isGoal: ({ before }) => GOAL.test(before),
    played: (text, cast = NOBODY) => englishPlayed(cut(text), cast),
  };
};

/** The English folder. */
export const english: LanguageFolder = {
  create: createEnglish,
  lore: englishLore,
  words: englishWords,
  names: englishNames,
  houses: englishShops,
  hours: englishHours,
  sanitizing: englishSanitizing,
  talk: englishTalk,
  spoken: { ...englishTellingWords, weights: spokenWeights },
  play: englishPlay,
  tagVerb: englishTagVerb,
  standIn: englishStandIn,
};

/** `rug (blue)` is a rug of some name, `☕` a thing of some name. */
function englishStandIn(name: string, index: number): string {
  const head = /[a-z]{3,}/iu.exec(name)?.[0];
  const made = `qoru${String.fromCharCode(0x61 + (index % 26))}na`;
  return head === undefined ? made : `${made} ${head.toLowerCase()}`;
}
