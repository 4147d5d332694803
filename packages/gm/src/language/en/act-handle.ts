// Doing something to things: taking, putting, opening, using; lists split into one act each.
import type { Noun, TextAct } from '../types.ts';
import { act, gestureAct, isIdle, pickRoles, type TextPlace } from './act-build.ts';
import type { Clause, Complements } from './clause-types.ts';
import { DEED_WORDS, endsAbstract } from './data/abstract-words.ts';
import { GARMENT_WORK, HOLDING, NEAR_HERE, WRITERS } from './data/act-words.ts';
import { CREATURES } from './data/creatures.ts';
import { LIGHT_VERBS } from './data/light-verbs.ts';
import { GARMENTS, LIGHT_ABSTRACT_NOUNS, PRODUCED_NOUNS } from './data/nouns.ts';
import { AREAS } from './data/rooms.ts';
import { NATURAL, THINGS } from './data/things.ts';
import type { VerbEntry } from './lexicon-types.ts';
import { isMade } from './made-by-writing.ts';
import { isKind } from './noun-kind.ts';
import type { FilledFrame } from './roles.ts';

/** `takes note`, `makes a call`: idle after a light verb, a thing after any other. */
const isLightIdle = (noun: Noun, lemma: string, rest: Complements): boolean =>
  LIGHT_VERBS.has(lemma) &&
  LIGHT_ABSTRACT_NOUNS.has(noun.head) &&
  rest.particles.length === 0 &&
  noun.definite !== true &&
  !rest.preps.some((p) => ['from', 'off', 'out-of'].includes(p.prep));

/** `wraps her hands around the mug` holds the mug; `dries her hands with a towel` uses the towel. */
const byHand = (
  lemma: string,
  rest: Complements,
  filled: FilledFrame,
): { verb: string; object: Noun } | undefined => {
  const around = rest.preps.find((p) => CLOSED_ON.has(p.prep))?.nouns[0];
  if (around !== undefined && HOLDING.has(lemma) && !isIdle(around))
    return { verb: 'hold', object: around };
  const rag =
    filled.tool ??
    (['wipe', 'dry', 'rub', 'clean', 'wash', 'dab'].includes(lemma) &&
    !rest.preps.some((p) => p.prep === 'over')
      ? filled.target
      : undefined);
  return rag !== undefined && !isIdle(rag) ? { verb: 'use', object: rag } : undefined;
};

const CLOSED_ON: ReadonlySet<string> = new Set(['around', 'over', 'about']);

/** What is put on a body out of something: an empty one gives nothing. */
const SPENT: ReadonlySet<string> = new Set(
  'lather spray smear slather rub anoint dab powder moisturize perfume coat cover cut shave trim'.split(
    ' ',
  ),
);

/** Written or played things are made by the act; what it is done on is the object. */
const onWhat = (objects: readonly Noun[], filled: FilledFrame, lemma: string): readonly Noun[] => {
  const made =
    WRITERS.has(lemma) &&
    filled.governed !== true &&
    objects.length > 0 &&
    objects.every((object) => isMade(lemma, object));
  if (!made) return objects;
  const on = filled.target ?? filled.tool;
  return on === undefined || isIdle(on) ? objects : [on];
};

/** Nobody dials without a phone, named or not. */
const DIALLING: ReadonlySet<string> = new Set(
  'phone,dial,telephone,ring up,phone up,speed-dial,redial,video-call'.split(','),
);
const A_PHONE: Noun = { text: 'phone', head: 'phone', modifiers: [] };
const A_TILL: Noun = { text: 'till', head: 'till', modifiers: [] };

/** A call: whom, and with what. */
export const callActs = (
  entry: VerbEntry,
  { filled, place }: { readonly filled: FilledFrame; readonly place: TextPlace },
): readonly TextAct[] => {
  const [called] = filled.objects;
  // Goods are rung up at a till, people on a phone.
  if (entry.word === 'ring up' && called && !called.person) {
    const named = filled.tool !== undefined && !isIdle(filled.tool) ? filled.tool : undefined;
    const rung = act(place, {
      intent: 'USE',
      verb: 'open',
      word: 'ring up',
      object: named ?? A_TILL,
      touch: true,
      needsObject: true,
    });
    return named
      ? [rung]
      : [
          {
            ...gestureAct(place, { word: entry.said ?? entry.word, of: { object: A_TILL } }),
            ifThing: rung,
          },
        ];
  }
  const target = filled.objects.find((object) => object.person) ?? filled.target;
  const tool = filled.tool ?? (DIALLING.has(entry.word) ? A_PHONE : undefined);
  if (tool !== undefined && !isIdle(tool))
    return [
      act(place, {
        intent: 'USE',
        verb: 'use',
        word: entry.said ?? entry.word,
        object: tool,
        ...(target ? { target } : {}),
        touch: true,
        needsObject: true,
      }),
    ];
  return [
    act(place, {
      intent: 'USE',
      verb: 'call',
      word: entry.said ?? entry.word,
      ...pickRoles({ ...filled, target }),
    }),
  ];
};

/** To put a thing to a person is to give it; to put it before one is not. */
const placing = (entry: VerbEntry, target: Noun | undefined): string =>
  entry.verb === 'put' && target?.person && target.relation === undefined ? 'give' : entry.verb;

/** One's own clothes are body to a tug, things to a wash. */
const worn = (noun: Noun | undefined, lemma: string): Noun | undefined => {
  if (noun?.head === 'heel' && (lemma === 'kick' || lemma === 'slip')) {
    const { body: _, ...shoe } = noun;
    return shoe;
  }
  if (noun === undefined || !GARMENTS.has(noun.head) || !GARMENT_WORK.has(lemma)) return noun;
  if (noun.head === 'hood') return noun;
  const { body: _, ...thing } = noun;
  return thing;
};

/** Whether the clause does nothing to its first noun: no thing, or one that the act itself makes. */
const doesNothing = (entry: VerbEntry, clause: Clause, filled: FilledFrame, first: Noun): boolean =>
  isIdle(first) ||
  // `makes a spyglass out of two fists`: shown, and not made.
  (entry.verb === 'make' && (filled.source?.body === true || filled.tool?.body === true)) ||
  isLightIdle(first, clause.verb.lemma, clause.rest) ||
  (WRITERS.has(clause.verb.lemma) &&
    filled.governed !== true &&
    isKind(first, PRODUCED_NOUNS) &&
    entry.verb === 'use' &&
    first === filled.objects[0]);

/** What clothes are trimmed with: `plays with a loose thread on her sleeve`. */
const TRIMMINGS: ReadonlySet<string> = new Set(
  'thread button string tassel zipper seam fringe toggle drawstring fluff lint crease wrinkle'.split(
    ' ',
  ),
);

/** One act per thing handled, or a gesture when there is no thing. */
export const handleActs = (
  entry: VerbEntry,
  {
    clause,
    filled,
    place,
  }: { readonly clause: Clause; readonly filled: FilledFrame; readonly place: TextPlace },
): readonly TextAct[] => {
  const objects = onWhat(filled.objects, filled, clause.verb.lemma);
  const first = worn(objects[0], clause.verb.lemma);
  const word = entry.said ?? entry.word;
  if (first === undefined) return thingActs({ entry, clause, filled, place, objects });
  const onBody = clause.rest.preps.some(
    (p) => (p.prep === 'on' || p.prep === 'between') && p.nouns[0]?.body === true,
  );
  const isTouched =
    onBody &&
    (entry.touch || TRIMMINGS.has(first.head)) &&
    entry.verb === 'use' &&
    !isKind(first, CREATURES);
  if (isTouched || (filled.source?.body && entry.verb === 'use'))
    return [gestureAct(place, { word, of: { object: first } })];
  if (!doesNothing(entry, clause, filled, first))
    return thingActs({ entry, clause, filled, place, objects });
  const hand = first.person ? undefined : byHand(clause.verb.lemma, clause.rest, filled);
  if (hand)
    return [
      act(place, {
        intent: 'USE',
        verb: hand.verb,
        word,
        object: hand.object,
        needsObject: true,
        ...(hand.verb === 'use' && SPENT.has(clause.verb.lemma) ? { works: true as const } : {}),
      }),
    ];
  const [ifThing] =
    first.body || first.person ? [] : thingActs({ entry, clause, filled, place, objects });
  const idle = gestureAct(place, { word, of: { object: first, target: filled.target } });
  return [ifThing ? { ...idle, ifThing } : idle];
};

/** `pours a cup of coffee`: the coffee must be there; a cup alone does not do. */
const poured = ({ verb }: VerbEntry, noun: Noun): Noun => {
  if (noun.vessel === undefined || noun.definite || (verb !== 'pour' && verb !== 'make'))
    return noun;
  const { vessel, ...drink } = noun;
  return { ...drink, modifiers: drink.modifiers.filter((word) => word !== vessel) };
};

interface Handling {
  readonly entry: VerbEntry;
  readonly clause: Clause;
  readonly filled: FilledFrame;
  readonly place: TextPlace;
  readonly objects: readonly Noun[];
}

/** `a pinch of powdered moonroot`: what comes by the pinch is a thing, heard of or not. */
const isMeasured = (noun: Noun | undefined): boolean =>
  noun?.vessel !== undefined &&
  MEASURES.has(noun.vessel) &&
  !NATURAL.has(noun.head) &&
  !DEED_WORDS.has(noun.head) &&
  !endsAbstract(noun.head);

const MEASURES: ReadonlySet<string> = new Set(
  'pinch handful spoonful teaspoon tablespoon sprig dollop vial jar bottle flask cup mug glass bowl sack bag box'.split(
    ' ',
  ),
);

const thingActs = ({ entry, clause, filled, place, objects }: Handling): readonly TextAct[] => {
  const roles = pickRoles({
    ...filled,
    target:
      filled.target ?? (filled.carry?.person || filled.carry?.body ? filled.carry : undefined),
  });
  const base = {
    intent: entry.intent,
    verb: placing(entry, roles.target),
    word:
      objects[0] !== undefined && objects[0] === filled.tool ? 'use' : (entry.said ?? entry.word),
    needsObject:
      entry.object === 'needs' &&
      !(entry.intent === 'EAT_DRINK' && roles.source !== undefined) &&
      !(entry.frame.get('object') === 'target' && roles.target !== undefined),
    ...(entry.touch ? { touch: true as const } : {}),
    ...(entry.intent === 'EAT_DRINK' || isMeasured(objects[0]) ? { sure: true as const } : {}),
  };
  const used =
    roles.target !== undefined && objects.includes(roles.target)
      ? { ...roles, target: undefined }
      : roles;
  const { target: said, ...others } = used;
  const isHere = said?.person === true && said.relation !== undefined;
  const target = isHere ? undefined : said;
  const shared = { ...others, ...(target ? { target } : {}) };
  const acts =
    objects.length === 0
      ? [act(place, { ...base, ...shared })]
      : objects.map((object) =>
          act(place, {
            ...base,
            object: poured(entry, worn(object, clause.verb.lemma) ?? object),
            ...shared,
          }),
        );
  const goal = filled.carry;
  if (goal === undefined || goal.body || NEAR_HERE.has(goal.head)) return acts;
  // `takes his knife to the net`: nobody walks to what is worked on.
  if (!goal.person && isKind(goal, THINGS) && !isKind(goal, AREAS) && entry.word === 'take')
    return acts.map((one) => ({ ...one, target: goal }));
  if (goal.person && entry.verb !== 'hold') return acts;
  return [
    ...(goal.person ? acts.map(({ target: _, ...one }) => one) : acts),
    act(place, { intent: 'MOVE', verb: 'move', word: entry.said ?? entry.word, target: goal }),
  ];
};
