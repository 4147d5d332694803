// From one clause to the acts it narrates: idioms off, frame filled, lists split.
import type { Intent, Noun, TextAct } from '../types.ts';
import type { Clause, Complements } from './clause-types.ts';
import { LIGHT_VERBS } from './data/light-verbs.ts';
import {
  ABSTRACT_NOUNS,
  GARMENTS,
  LIGHT_ABSTRACT_NOUNS,
  PART_NOUNS,
  PRODUCED_NOUNS,
} from './data/nouns.ts';
import { entriesFor } from './lexicon.ts';
import type { VerbEntry } from './lexicon-types.ts';
import { unfoldLight } from './light-verbs.ts';
import { isKind } from './noun-kind.ts';
import { type Filled, fillRoles } from './roles.ts';
import { senseOf } from './senses.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Deed extends Partial<Omit<TextAct, 'intent' | 'verb' | 'word'>> {
  readonly intent: Intent;
  readonly verb: string;
  readonly word: string;
}

const act = (place: Place, deed: Deed): TextAct => ({
  needsObject: false,
  ...deed,
  word: deed.word.replace(/ ~.*$/, ''),
  start: place.start,
  end: place.end,
});

const gesture = (
  place: Place,
  word: string,
  of: { object?: Noun | undefined; target?: Noun | undefined; look?: boolean } = {},
): TextAct =>
  act(place, {
    intent: 'EMOTE',
    verb: of.look ? 'look' : 'emote',
    word,
    ...(of.object ? { object: of.object } : {}),
    ...(of.target ? { target: of.target } : {}),
  });

const isIdle = (noun: Noun | undefined): boolean =>
  noun !== undefined &&
  (noun.body === true ||
    noun.person === true ||
    (isKind(noun, ABSTRACT_NOUNS) && !PART_NOUNS.has(noun.head)));

/** `takes note`, `makes a call`: idle after a light verb, a thing after any other. */
const isLightIdle = (noun: Noun, lemma: string, rest: Complements): boolean =>
  LIGHT_VERBS.has(lemma) &&
  LIGHT_ABSTRACT_NOUNS.has(noun.head) &&
  rest.particles.length === 0 &&
  noun.definite !== true &&
  !rest.preps.some((p) => ['from', 'off', 'out-of'].includes(p.prep));

const HOLDING: ReadonlySet<string> = new Set([
  'wrap',
  'curl',
  'close',
  'fold',
  'clasp',
  'tighten',
  'cup',
  'clench',
]);

/** `wraps her hands around the mug` holds the mug; `dries her hands with a towel` uses the towel. */
const byHand = (
  lemma: string,
  rest: Complements,
  filled: Filled,
): { verb: string; object: Noun } | undefined => {
  const around = rest.preps.find((p) => p.prep === 'around')?.nouns[0];
  if (around !== undefined && HOLDING.has(lemma) && !isIdle(around))
    return { verb: 'hold', object: around };
  const rag =
    filled.tool ??
    (['wipe', 'dry', 'rub', 'clean', 'wash', 'dab'].includes(lemma) ? filled.target : undefined);
  return rag !== undefined && !isIdle(rag) ? { verb: 'use', object: rag } : undefined;
};

const STEPPING: ReadonlySet<string> = new Set([
  'to',
  'into',
  'toward',
  'onto',
  'inside',
  'through',
  'out-of',
  'from',
  'for',
  'outside',
  'up',
  'down',
  'aboard',
  'off',
  'out',
  'after',
  'via',
]);
const MOODS: ReadonlySet<string> = new Set([
  'conclusion',
  'attention',
  'silence',
  'action',
  'life',
  'work',
  'sleep',
  'thought',
  'question',
  'panic',
  'tears',
  'laughter',
  'song',
  'trance',
  'view',
  'sight',
  'conversation',
  'topic',
  'point',
  'rescue',
  'defense',
  'aid',
  'extent',
  'trouble',
  'fit',
  'sound',
  'beat',
  'music',
  'knee',
  'task',
  'pose',
  'stance',
  'crouch',
  'sense',
]);
const NEAR_HERE: ReadonlySet<string> = new Set([
  'room',
  'space',
  'side',
  'place',
  'step',
  'way',
  'spot',
  'position',
  'rhythm',
  'edge',
  'foot',
  'feet',
]);

const moveActs = (
  entry: VerbEntry,
  clause: Clause,
  filled: Filled,
  place: Place,
): readonly TextAct[] => {
  const { rest } = clause;
  const goal = filled.target;
  const led =
    entry.object === 'target' &&
    rest.groups.length > 0 &&
    rest.preps.some((p) => ['to', 'into', 'through', 'toward', 'out-of', 'onto'].includes(p.prep));
  const leads = rest.preps.find((p) => ['to', 'into', 'toward', 'onto', 'inside'].includes(p.prep))
    ?.nouns[0];
  const target = led && leads !== undefined && goal?.person ? leads : goal;
  const somewhere =
    target !== undefined || filled.via !== undefined || filled.source !== undefined || entry.away;
  const goes =
    entry.away ||
    entry.object === 'target' ||
    entry.object === 'source' ||
    rest.places.length > 0 ||
    rest.preps.some((p) => STEPPING.has(p.prep));
  const dragged = entry.object === 'none' ? rest.groups.at(-1)?.[0] : undefined;
  if (
    dragged !== undefined &&
    !isIdle(dragged) &&
    !rest.places.includes(dragged) &&
    target === undefined
  )
    return [
      act(place, {
        intent: 'USE',
        verb: 'use',
        word: entry.said ?? entry.word,
        object: dragged,
        needsObject: true,
        touch: true,
      }),
    ];
  if (dragged?.body || !somewhere || !goes || target?.body || filled.source?.body)
    return [gesture(place, entry.said ?? entry.word, { target })];
  if (target !== undefined && (NEAR_HERE.has(target.head) || MOODS.has(target.head)))
    return [gesture(place, entry.said ?? entry.word, { target })];
  return [
    act(place, {
      intent: 'MOVE',
      verb: 'move',
      word: entry.said ?? entry.word,
      ...pickRoles({ ...filled, target }),
      needsObject: false,
    }),
  ];
};

const pickRoles = (filled: {
  target?: Noun | undefined;
  source?: Noun | undefined;
  tool?: Noun | undefined;
  via?: Noun | undefined;
}): Pick<TextAct, 'target' | 'source' | 'tool' | 'via'> => ({
  ...(filled.target ? { target: filled.target } : {}),
  ...(filled.source ? { source: filled.source } : {}),
  ...(filled.tool ? { tool: filled.tool } : {}),
  ...(filled.via ? { via: filled.via } : {}),
});

const sitActs = (entry: VerbEntry, filled: Filled, place: Place): readonly TextAct[] => {
  const seat = filled.target;
  if (seat === undefined || isIdle(seat) || NEAR_HERE.has(seat.head))
    return [gesture(place, entry.said ?? entry.word, { target: seat })].map((one) => ({
      ...one,
      verb: 'sit',
    }));
  return [
    act(place, {
      intent: 'USE',
      verb: 'sit',
      word: entry.said ?? entry.word,
      target: seat,
      touch: true,
    }),
  ];
};

const WRITERS: ReadonlySet<string> = new Set([
  'write',
  'scribble',
  'jot',
  'draw',
  'sketch',
  'doodle',
  'type',
  'play',
  'paint',
  'scrawl',
  'trace',
  'carve',
  'etch',
  'enter',
  'punch',
  'key',
  'input',
  'strum',
  'compose',
  'text',
  'message',
  'log',
  'note',
  'mark',
  'snap',
  'take',
  'record',
  'pluck',
]);

/** Written or played things are made by the act; what it is done on is the object. */
const onWhat = (objects: readonly Noun[], filled: Filled, lemma: string): readonly Noun[] => {
  const made =
    WRITERS.has(lemma) &&
    objects.length > 0 &&
    objects.every((object) => isKind(object, PRODUCED_NOUNS));
  if (!made) return objects;
  const on = filled.target ?? filled.tool;
  return on === undefined || isIdle(on) ? objects : [on];
};

const callActs = (entry: VerbEntry, filled: Filled, place: Place): readonly TextAct[] => {
  const target = filled.objects.find((object) => object.person) ?? filled.target;
  return [
    act(place, {
      intent: 'USE',
      verb: 'call',
      word: entry.said ?? entry.word,
      ...pickRoles({ ...filled, target }),
    }),
  ];
};

/** To put a thing to a person is to give it; to give it to a place is to put it. */
const placing = (entry: VerbEntry, target: Noun | undefined): string =>
  entry.verb === 'put' && target?.person ? 'give' : entry.verb;

const GARMENT_WORK: ReadonlySet<string> = new Set([
  'pack',
  'fold',
  'wash',
  'hang',
  'iron',
  'take',
  'remove',
  'put',
  'wear',
  'throw',
  'pick',
  'change',
  'sew',
  'mend',
  'dry',
  'launder',
  'pull',
  'toss',
  'drop',
  'lay',
]);

/** One's own clothes are body to a tug, things to a wash. */
const worn = (noun: Noun | undefined, lemma: string): Noun | undefined => {
  if (noun === undefined || !GARMENTS.has(noun.head) || !GARMENT_WORK.has(lemma)) return noun;
  const { body: _, ...thing } = noun;
  return thing;
};

const handleActs = (
  entry: VerbEntry,
  clause: Clause,
  filled: Filled,
  place: Place,
): readonly TextAct[] => {
  const objects = onWhat(filled.objects, filled, clause.verb.lemma);
  const first = worn(objects[0], clause.verb.lemma);
  if (first !== undefined && filled.source?.body && entry.verb === 'use')
    return [gesture(place, entry.said ?? entry.word, { object: first })];
  if (
    first !== undefined &&
    (isIdle(first) ||
      isLightIdle(first, clause.verb.lemma, clause.rest) ||
      (WRITERS.has(clause.verb.lemma) &&
        isKind(first, PRODUCED_NOUNS) &&
        entry.verb === 'use' &&
        first === filled.objects[0] &&
        entry.touch))
  ) {
    const hand = first.person ? undefined : byHand(clause.verb.lemma, clause.rest, filled);
    if (hand)
      return [
        act(place, {
          intent: 'USE',
          verb: hand.verb,
          word: entry.said ?? entry.word,
          object: hand.object,
          needsObject: true,
        }),
      ];
    return [gesture(place, entry.said ?? entry.word, { object: first, target: filled.target })];
  }
  const roles = pickRoles({
    ...filled,
    target:
      filled.target ?? (filled.carry?.person || filled.carry?.body ? filled.carry : undefined),
  });
  const base = {
    intent: entry.intent,
    verb: placing(entry, roles.target),
    word: entry.said ?? entry.word,
    needsObject:
      entry.object === 'needs' &&
      !(entry.frame.get('object') === 'target' && roles.target !== undefined),
    ...(entry.touch ? { touch: true as const } : {}),
  };
  const used =
    roles.target !== undefined && objects.includes(roles.target)
      ? { ...roles, target: undefined }
      : roles;
  const { target, ...others } = used;
  const shared = { ...others, ...(target ? { target } : {}) };
  const acts =
    objects.length === 0
      ? [act(place, { ...base, ...shared })]
      : objects.map((object) =>
          act(place, { ...base, object: worn(object, clause.verb.lemma) ?? object, ...shared }),
        );
  const goal = filled.carry;
  if (goal === undefined || goal.body || goal.person || NEAR_HERE.has(goal.head)) return acts;
  return [
    ...acts,
    act(place, { intent: 'MOVE', verb: 'move', word: entry.said ?? entry.word, target: goal }),
  ];
};

const lookActs = (entry: VerbEntry, filled: Filled, place: Place): readonly TextAct[] => [
  gesture(place, entry.said ?? entry.word, {
    object: filled.objects[0],
    target: filled.target,
    look: entry.verb === 'look',
  }),
];

/** The instrument one looks through is what is used. */
const instrument = (rest: Complements): Complements => {
  const through = rest.preps.find((p) =>
    ['through', 'in', 'into', 'inside', 'down'].includes(p.prep),
  );
  return through && rest.groups.length === 0
    ? { ...rest, groups: [[...through.nouns]], preps: rest.preps.filter((p) => p !== through) }
    : rest;
};

/** The acts a clause of the speaker narrates; gestures come out as EMOTE. */
export const clauseActs = (clause: Clause): readonly TextAct[] => {
  const { verb } = clause;
  const place = { start: verb.start, end: Math.max(verb.end, clause.rest.end) };
  if (verb.copula || (clause.who !== 'speaker' && clause.who !== 'body') || clause.status === 'no')
    return [];
  if (clause.status === 'broken')
    return [gesture(place, verb.lemma, { object: clause.rest.groups.at(-1)?.[0] })];
  const light = unfoldLight(verb.lemma, clause.rest);
  const lemma = light?.lemma ?? verb.lemma;
  const rest = light?.rest ?? clause.rest;
  const found = senseOf(lemma, rest);
  if (found === undefined) return [gesture(place, lemma, { object: rest.groups.at(-1)?.[0] })];
  const looking =
    found.verb === 'use' &&
    lemma !== 'use' &&
    entriesFor(lemma).some((entry) => entry.verb === 'look');
  const seen = looking ? instrument(rest) : rest;
  const filled = fillRoles(found, seen);
  if (clause.who === 'body' && filled.objects.length === 0)
    return [gesture(place, lemma, { target: filled.target })];
  const read = { ...clause, rest: seen };
  if (found.intent === 'EMOTE') return lookActs(found, filled, place);
  if (found.intent === 'MOVE') return moveActs(found, read, filled, place);
  if (found.verb === 'call') return callActs(found, filled, place);
  if (found.verb === 'sit') return sitActs(found, filled, place);
  return handleActs(found, read, filled, place);
};
