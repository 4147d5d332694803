// Filling the frame: which noun is object, target, source, tool or passage of a verb.
import type { Noun } from '../types.ts';
import type { Complements } from './clause-types.ts';
import { WRITERS } from './data/act-words.ts';
import { CREATURES } from './data/creatures.ts';
import { DIRECTION_NOUNS, RESULT_NOUNS, SETTING_NOUNS } from './data/frame-nouns.ts';
import {
  ABSTRACT_NOUNS,
  BACKGROUND_NOUNS,
  GESTURE_NOUNS,
  PART_NOUNS,
  PRODUCED_NOUNS,
} from './data/nouns.ts';
import { AREAS } from './data/rooms.ts';
import { THINGS } from './data/things.ts';
import type { PhraseRole, VerbEntry } from './lexicon-types.ts';
import { isMade } from './made-by-writing.ts';
import { isKind } from './noun-kind.ts';

/** The filled frame; several objects mean several acts. */
export interface FilledFrame {
  readonly objects: readonly Noun[];
  readonly target?: Noun;
  readonly source?: Noun;
  readonly tool?: Noun;
  readonly via?: Noun;
  /** Where the thing is carried to. */
  readonly carry?: Noun;
  /** The objects came with a preposition: written on them, not written. */
  readonly governed?: boolean;
}

interface Draft {
  objects: Noun[];
  target?: Noun;
  source?: Noun;
  tool?: Noun;
  via?: Noun;
  carry?: Noun;
  governed?: boolean;
}

/** Roles of prepositions a verb's own frame does not mention. */
const DEFAULT_ROLES: ReadonlyMap<string, PhraseRole> = new Map([
  ['with', 'tool'],
  ['using', 'tool'],
  ['from', 'source'],
  ['out-of', 'source'],
  ['off', 'source'],
  ['to', 'target'],
  ['into', 'target'],
  ['onto', 'target'],
  ['through', 'via'],
]);

const LOCATIVE: ReadonlySet<string> = new Set([
  'on',
  'in',
  'under',
  'near',
  'beside',
  'behind',
  'inside',
  'at',
  'by',
  'above',
  'below',
  'beneath',
  'against',
  'over',
]);

/** `takes the key beside the door`: where it was, not what it was in. */
const ASIDE: ReadonlySet<string> = new Set(['under', 'near', 'beside', 'behind', 'beneath', 'by']);

/** `sets the tray before him`: where he is, and not to him. */
const BEFORE: ReadonlySet<string> = new Set([...ASIDE, 'before']);

const DOORS: ReadonlySet<string> = new Set(['door', 'gate', 'hatch', 'doors', 'trapdoor']);
const DOOR_LEADS: ReadonlySet<string> = new Set(['to', 'into', 'of']);

/** What carries the one who works it. */
const VEHICLES: ReadonlySet<string> = new Set([
  'ride',
  'drive',
  'row',
  'sail',
  'pilot',
  'steer',
  'paddle',
]);

/** `the button on the radio`: the part is named with its whole. */
const ON_WHOLE: ReadonlySet<string> = new Set(['on', 'of', 'in', 'at', 'under', 'above', 'beside']);

/** Verbs that take the thing and oneself to the same place. */
const CARRIERS: ReadonlySet<string> = new Set([
  'carry',
  'bring',
  'take',
  'lug',
  'haul',
  'tote',
  'cart',
  'fetch',
]);

const bareRole = (entry: VerbEntry): PhraseRole => {
  if (entry.frame.get('object') === 'target') return 'target';
  if (entry.object === 'target' || entry.object === 'source') return entry.object;
  return entry.object === 'seat' ? 'target' : 'object';
};

const fillBare = (entry: VerbEntry, rest: Complements, draft: Draft): void => {
  const [first, second] = rest.groups;
  const role = bareRole(entry);
  if (first === undefined) return;
  if (second !== undefined && (entry.ditransitive || first[0]?.person === true)) {
    draft.objects.push(...second);
    if (first[0]) draft.target = first[0];
    return;
  }
  if (role === 'object') draft.objects.push(...first);
  else if (first[0]) draft[role as 'target' | 'source'] = first[0];
};

/** The preposition a verb is listed with brings its object: `works ~at the lock`. */
const roleOf = (entry: VerbEntry, prep: string): PhraseRole => {
  const role = entry.frame.get(prep) ?? DEFAULT_ROLES.get(prep) ?? 'skip';
  const own =
    entry.word.endsWith(`~${prep}`) &&
    (entry.intent === 'USE' || entry.intent === 'EAT_DRINK') &&
    entry.verb !== 'sit';
  if (own && (role === 'target' || role === 'skip' || role === 'via' || role === 'tool'))
    return entry.verb === 'call' ? role : 'object';
  if (
    entry.intent === 'MOVE' &&
    role === 'skip' &&
    entry.word.endsWith(`~${prep}`) &&
    prep !== 'past'
  )
    return 'target';
  if (VEHICLES.has(entry.word) && (prep === 'to' || prep === 'into')) return 'carry';
  return role === 'carry' && !CARRIERS.has(entry.word.split(' ')[0] ?? '') ? 'target' : role;
};

/** `on the second ring`, `on the third try`: a time, no thing. */
const ORDINAL =
  /\b(?:second|third|fourth|fifth|first) (?:ring|try|attempt|knock|beat|go|read|pass|take|bite)\b/i;

const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'side', 'limit', 'max', 'maximum']);

/** What these make of a thing is not there before: `folds the page into a hat`. */
const SHAPING: ReadonlySet<string> = new Set(
  'fold,carve,twist,bend,roll,shape,sculpt,whittle,tie,braid,mold,mould,form,knead,fold up,twist up,roll up,weave,fashion'.split(
    ',',
  ),
);

/** `to starboard`, `in two`: a direction or a result, no thing. */
const isAim = (entry: VerbEntry, prep: string, noun: Noun): boolean => {
  if (noun.pronoun === true || (noun.definite === true && !SIDES.has(noun.head))) return false;
  if (entry.intent === 'MOVE' || entry.intent === 'EMOTE') return false;
  const towards = prep === 'to' || prep === 'toward' || prep === 'on' || prep === 'at';
  const made = prep === 'in' || prep === 'into' || prep === 'to';
  if (prep === 'into' && SHAPING.has(entry.said ?? entry.word)) return true;
  return (
    (towards && DIRECTION_NOUNS.has(noun.head)) ||
    (made && entry.intent === 'USE' && isKind(noun, RESULT_NOUNS))
  );
};

/** `drives the pitchfork into the hay bale`: nobody travels into a thing. */
const isStuckIn = (entry: VerbEntry, prep: string, noun: Noun): boolean =>
  entry.word === 'drive' &&
  prep === 'into' &&
  !isKind(noun, AREAS) &&
  (isKind(noun, THINGS) || isKind(noun, BACKGROUND_NOUNS));

/** `out of reach`, `out of kicking range`: how far, and of nothing. */
const OUT_OF: ReadonlySet<string> = new Set(
  'range reach sight view way earshot shape habit spite harm'.split(' '),
);

/** `undoes the hook on the cage`: what holds a thing shut is a part of it. */
const FASTENINGS: ReadonlySet<string> = new Set(
  'hook latch catch clasp clip buckle hasp bolt pin chain padlock string ribbon cord button tie stopper'.split(
    ' ',
  ),
);
const SHUTTING: ReadonlySet<string> = new Set(['open', 'close', 'unlock', 'lock']);

const fillPreposition = (
  entry: VerbEntry,
  prep: string,
  nouns: readonly Noun[],
  draft: Draft,
): void => {
  const first = nouns[0];
  if (first === undefined) return;
  const role = isStuckIn(entry, prep, first) ? 'target' : roleOf(entry, prep);
  const part = draft.objects.at(-1);
  if (
    part !== undefined &&
    (PART_NOUNS.has(part.head) || (SHUTTING.has(entry.verb) && FASTENINGS.has(part.head))) &&
    !(WRITERS.has(entry.word.split(' ')[0] ?? '') && isKind(part, PRODUCED_NOUNS)) &&
    ON_WHOLE.has(prep) &&
    !first.body &&
    !first.person
  ) {
    draft.objects[draft.objects.length - 1] = {
      ...part,
      modifiers: [...part.modifiers, first.head],
    };
    return;
  }
  // `opens the door to the kitchen`: which door it is.
  if (part !== undefined && DOOR_LEADS.has(prep) && DOORS.has(part.head) && !first.person) {
    draft.objects[draft.objects.length - 1] = {
      ...part,
      modifiers: [...part.modifiers, first.head],
    };
    return;
  }
  const setting = part !== undefined && ON_WHOLE.has(prep) && isKind(part, SETTING_NOUNS);
  if (setting && !first.body && !first.person) {
    draft.objects[draft.objects.length - 1] = first;
    return;
  }
  if (prep === 'out-of' && OUT_OF.has(first.head)) return;
  if (isAim(entry, prep, first) || (prep === 'on' && ORDINAL.test(first.text))) return;
  if (role === 'object') {
    if (
      draft.objects.length === 0 ||
      (entry.word.includes('~') &&
        !draft.governed &&
        draft.objects.every((object) => isMade(entry.word, object)))
    ) {
      draft.objects = [...nouns];
      draft.governed = true;
    }
    return;
  }
  if (role === 'skip') {
    narrow(draft, prep, first);
    return;
  }
  if (role === 'source' && LOCATIVE.has(prep) && first.body) return;
  if (role === 'tool' && (first.body || first.person || isKind(first, CREATURES))) return;
  // `holds the door with an exaggerated bow`: how, not with what.
  if (role === 'tool' && isFlourish(first) && !SHOOTING.test(entry.word)) return;
  if (entry.intent !== 'MOVE' && entry.intent !== 'EMOTE' && isKind(first, ABSTRACT_NOUNS)) return;
  const isBeside = role === 'source' ? ASIDE.has(prep) : first.person === true && BEFORE.has(prep);
  draft[role] ??= isBeside ? { ...first, relation: prep } : first;
};

/** A bow, a wave, a nod: a gesture that goes with the act. */
const isFlourish = (noun: Noun): boolean =>
  noun.definite !== true && GESTURE_NOUNS.has(noun.head) && noun.modifiers.length === 0;

const SHOOTING = /^(?:shoot|fire|aim|hunt|play|strum|pierce|kill)\b/;

/** `the drawer under the counter`: where the thing is narrows it. */
const narrow = (draft: Draft, prep: string, place: Noun): void => {
  const object = draft.objects.at(-1);
  if (object === undefined || !LOCATIVE.has(prep) || place.body || place.person || object.pronoun)
    return;
  draft.objects[draft.objects.length - 1] = {
    ...object,
    modifiers: [...object.modifiers, place.head],
  };
};

/** Gives every noun of the clause its part. */
export const fillRoles = (entry: VerbEntry, rest: Complements): FilledFrame => {
  const draft: Draft = { objects: [] };
  fillBare(entry, rest, draft);
  for (const { prep, nouns } of rest.preps) fillPreposition(entry, prep, nouns, draft);
  const place = rest.places[0];
  if (place !== undefined && entry.intent === 'MOVE') draft.target ??= place;
  return draft;
};
