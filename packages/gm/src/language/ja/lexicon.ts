// Looks verbs up: dictionary form in, what it means to the world out.
import { stageVerbs } from '../stage-verbs.ts';
import { WORK } from './data/case-frames.ts';
import { SAYING_VERBS } from './data/saying-verbs.ts';
import { SECOND_VERBS } from './data/second-verbs.ts';
import { VERB_GROUPS } from './data/verbs.ts';
import { MORE_VERB_GROUPS } from './data/verbs-more.ts';
import type { VerbGroup } from './verb-group.ts';

const byWord = new Map<string, VerbGroup>();
for (const group of [...VERB_GROUPS, ...MORE_VERB_GROUPS]) {
  for (const word of group.words.split(/\s+/u)) {
    if (!byWord.has(word)) byWord.set(word, group);
  }
}

// Actions of the Stage whose words no group has.
for (const { word, action } of stageVerbs('ja'))
  if (!byWord.has(word) && !SAYING_VERBS.has(word))
    byWord.set(word, {
      ...{ verb: action.id, intent: action.intent, words: word, frame: WORK },
      needsObject: action.slots.object?.required ?? false,
    });

/** The group of the first of these words that the lexicon knows, with that word. */
export function lookUp(words: readonly string[]): { group: VerbGroup; word: string } | undefined {
  for (const word of words) {
    const group = byWord.get(word);
    if (group !== undefined) return { group, word };
  }
  return undefined;
}

/** 包み込む, 拭き清める: a compound the lexicon lacks means what its first verb means to a named thing. */
export function lookUpCompound(
  words: readonly string[],
): { group: VerbGroup; word: string } | undefined {
  for (const word of words) {
    const second = secondVerbOf(word);
    const first = second === undefined ? undefined : stemVerb(word.slice(0, -second.length));
    const group = first === undefined ? undefined : byWord.get(first);
    if (group !== undefined && (group.intent !== 'MOVE' || /[込こ]む$/u.test(word)))
      return { group: { ...group, needsObject: false, bare: 'emote' }, word };
  }
  return undefined;
}

/** The longest second verb that a word ends in, with something before it. */
function secondVerbOf(word: string): string | undefined {
  for (let length = Math.min(LONGEST_SECOND, word.length - 1); length > 0; length--) {
    const end = word.slice(-length);
    if (SECOND_VERBS.has(end)) return end;
  }
  return undefined;
}

const LONGEST_SECOND = Math.max(...[...SECOND_VERBS].map((verb) => verb.length));

/** What a verb means by the groups alone; undefined where only the Stage has it. */
export function ownVerb(word: string): string | undefined {
  const group = byWord.get(word);
  return group === undefined || group.words === word ? undefined : group.verb;
}

/** Whether the lexicon has the verb at all. */
export function isVerb(word: string): boolean {
  return byWord.has(word);
}

/** All verbs there are, in the order in which the first of equals counts. */
export const ALL_VERBS: readonly string[] = [...byWord.keys()];

/** How many verbs there are. */
export const VERB_COUNT = byWord.size;

const GODAN: Readonly<Record<string, string>> = {
  う: 'い',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぬ: 'に',
  ぶ: 'び',
  む: 'み',
  る: 'り',
};
const byStem = new Map<string, string>();
for (const word of byWord.keys()) {
  if (word.endsWith('する')) continue;
  const front = word.slice(0, -1);
  const ending = GODAN[word.slice(-1)];
  if (front.length >= 2 && word.endsWith('る')) byStem.set(front, word);
  if (
    ending !== undefined &&
    front.length >= 1 &&
    !/[えけせてねべめれげぜでぺいきしちにびみりぎじぢぴ]る$/u.test(word)
  )
    byStem.set(front + ending, word);
}

/** The verb whose stem (連用形) this is: `覗き込み` → `覗き込む`. */
export function stemVerb(stem: string): string | undefined {
  return byStem.get(stem);
}
