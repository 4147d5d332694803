// The verb lexicon: data groups opened into entries that are found by verb, particle and preposition.
import { stageVerbs } from '../stage-verbs.ts';
import { SAYING_VERBS } from './data/saying-verbs.ts';
import { BODILY_VERBS, LOOK_VERBS } from './data/verbs-bodily.ts';
import { VERBS_BY_CLASS } from './data/verbs-by-class.ts';
import { CRAFT_VERBS } from './data/verbs-crafts.ts';
import { HANDLING_VERBS } from './data/verbs-handling.ts';
import { MOVING_VERBS } from './data/verbs-moving.ts';
import { THING_VERBS } from './data/verbs-things.ts';
import { USE_VERBS } from './data/verbs-use.ts';
import type { PhraseRole, VerbEntry, VerbGroup } from './lexicon-types.ts';

const GESTURE_FRAME = 'at=target to=target toward=target on=skip with=skip for=skip';

const GROUPS: readonly VerbGroup[] = [
  ...HANDLING_VERBS,
  ...THING_VERBS,
  ...USE_VERBS,
  ...CRAFT_VERBS,
  ...MOVING_VERBS,
  {
    intent: 'EMOTE',
    verb: 'look',
    object: 'may',
    frame: `${GESTURE_FRAME} through=object into=object over=object in=skip`,
    words: LOOK_VERBS.join(','),
  },
  {
    intent: 'EMOTE',
    verb: 'emote',
    object: 'may',
    frame: GESTURE_FRAME,
    words: BODILY_VERBS.join(','),
  },
];

const parseFrame = (frame: string): ReadonlyMap<string, PhraseRole> =>
  new Map(frame.split(' ').map((pair) => pair.split('=') as [string, PhraseRole]));

const splitWords = (words: string): readonly string[] =>
  words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const entriesOf = (group: VerbGroup): readonly VerbEntry[] => {
  const frame = parseFrame(group.frame);
  return splitWords(group.words).map((word) => ({
    word,
    intent: group.intent,
    verb: group.verb,
    object: group.object,
    frame,
    touch: group.touch === true,
    ditransitive: group.ditransitive === true,
    away: group.away === true,
  }));
};

const TOLD_APART: readonly VerbEntry[] = GROUPS.flatMap(entriesOf);
const TOLD_WORDS: ReadonlySet<string> = new Set(TOLD_APART.map(({ word }) => word));

/** What no group of verbs tells apart means what its class does. */
const OWN_ENTRIES: readonly VerbEntry[] = [
  ...TOLD_APART,
  ...VERBS_BY_CLASS.flatMap(entriesOf).filter(({ word }) => !TOLD_WORDS.has(word)),
];
const OWN_WORDS: ReadonlySet<string> = new Set(OWN_ENTRIES.map(({ word }) => word));

/** Actions of the Stage whose words no group has. */
const ENTRIES: readonly VerbEntry[] = [
  ...OWN_ENTRIES,
  ...stageVerbs('en')
    .filter(
      ({ word }) =>
        !OWN_WORDS.has(word) &&
        !SAYING_VERBS.has(word) &&
        !/\s(?:at|in|into|on|out|through|to)$/u.test(word),
    )
    .flatMap(({ word, action }) =>
      entriesOf({
        ...{ intent: action.intent, verb: action.id, words: word },
        object: action.slots.object?.required ? 'needs' : 'may',
        frame: 'with=tool at=target to=target on=target in=skip',
      }),
    ),
];

const groupByWord = (entries: readonly VerbEntry[]): ReadonlyMap<string, readonly VerbEntry[]> => {
  const map = new Map<string, VerbEntry[]>();
  for (const entry of entries) map.set(entry.word, [...(map.get(entry.word) ?? []), entry]);
  return map;
};

const BY_WORD = groupByWord(ENTRIES);

/** Every verb of the lexicon by its first word, for the lemmatiser. */
export const LEXICON_LEMMAS: ReadonlySet<string> = new Set(
  ENTRIES.map((entry) => entry.word.split(' ')[0] ?? entry.word),
);

/** All entries written `verb`, `verb particle` or `verb ~preposition`. */
export const entriesFor = (word: string): readonly VerbEntry[] => BY_WORD.get(word) ?? [];

/** All that a verb means by the groups, alone and with whatever particle. */
export const ownVerbs = (word: string): readonly string[] =>
  OWN_ENTRIES.filter((one) => one.word === word || one.word.startsWith(`${word} `)).map(
    ({ verb }) => verb,
  );

/** Whether the lexicon has this word as a phrasal verb. */
export const isPhrasal = (lemma: string, particle: string): boolean =>
  BY_WORD.has(`${lemma} ${particle}`);

/** Whether a verb always needs an object. */
export const isTransitive = (lemma: string): boolean =>
  entriesFor(lemma).length > 0 && entriesFor(lemma).every((entry) => entry.object === 'needs');

/** How many verbs and phrasal verbs the lexicon knows. */
export const lexiconSize = (): number => BY_WORD.size;
