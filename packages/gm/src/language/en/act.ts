// From one clause to the acts it narrates: idioms off, frame filled, lists split.
import type { Noun, TextAct } from '../types.ts';
import { act, gestureAct, isIdle, type TextPlace } from './act-build.ts';
import { callActs, handleActs } from './act-handle.ts';
import { moveActs, sitActs } from './act-move.ts';
import type { Clause, Complements, PrepPhrase } from './clause-types.ts';
import { HOLDING, JETS, LEADING, MANNERS, MOODS, WRITERS } from './data/act-words.ts';
import { CREATURES } from './data/creatures.ts';
import { VOICE_VERBS } from './data/frame-nouns.ts';
import { IDIOMS, SHRUGGING } from './data/idioms.ts';
import { CAUSERS } from './data/noun-first.ts';
import { GESTURE_NOUNS, INSTRUMENT_NOUNS, PRODUCED_NOUNS } from './data/nouns.ts';
import { SAYING_VERBS } from './data/saying-verbs.ts';
import { THINGS } from './data/things.ts';
import { entriesFor } from './lexicon.ts';
import type { VerbEntry } from './lexicon-types.ts';
import { unfoldLight } from './light-verbs.ts';
import { isKind } from './noun-kind.ts';
import { type FilledFrame, fillRoles } from './roles.ts';
import { senseOf } from './senses.ts';
import { unfoldFrame } from './unfold-frames.ts';

const lookActs = (
  entry: VerbEntry,
  filled: FilledFrame,
  { place, rest }: { readonly place: TextPlace; readonly rest: Complements },
): readonly TextAct[] => [
  gestureAct(place, {
    word: entry.said ?? entry.word,
    of: {
      object: filled.objects[0],
      target:
        filled.target ??
        leantOn(entry, rest) ??
        rest.preps.find((p) => p.prep === 'among')?.nouns[0],
      look: entry.verb === 'look',
      leads: isLeading(entry, rest),
    },
  }),
];

/** `drops down into the hold`, `vanishes among the shelves`: what is done to nothing and is no look, word or breath leads there. */
const isLeading = ({ verb, word }: VerbEntry, { groups, preps }: Complements): boolean =>
  groups.length === 0 &&
  verb !== 'look' &&
  !LEANING.test(word) &&
  !SAYING_VERBS.has(word) &&
  !VOICE_VERBS.has(word) &&
  preps.some(({ prep }) => INTO.has(prep));

const INTO: ReadonlySet<string> = new Set(['into', 'onto', 'among']);

/** `leans on the jukebox`: nothing is done to it, but it is what the next words speak of. */
const leantOn = ({ word }: VerbEntry, { preps }: Complements): Noun | undefined => {
  const on = LEANING.test(word) ? preps.find((p) => BESIDE.has(p.prep))?.nouns[0] : undefined;
  return on?.body || on?.person ? undefined : on;
};

const LEANING = /^(?:lean|bend|crouch|kneel|hover|hunch|stoop|squat|breathe|blow|huff)\b/;
const BESIDE: ReadonlySet<string> = new Set(['on', 'against', 'over', 'beside', 'by', 'at']);

/** The instrument one looks through is what is used. */
const instrument = (rest: Complements): Complements => {
  const through = rest.preps.find((p) => isKind(p.nouns[0], INSTRUMENT_NOUNS));
  if (through === undefined) return rest;
  return { ...rest, groups: [[...through.nouns]], preps: rest.preps.filter((p) => p !== through) };
};

/** `galumphs into the kitchen`: an unknown verb that leads somewhere is a way of going. */
const motion = (rest: Complements): VerbEntry | undefined => {
  const goal = rest.preps.find((p) => LEADING.has(p.prep))?.nouns[0];
  const leads =
    goal?.definite === true && !isIdle(goal) && !MOODS.has(goal.head) && rest.groups.length === 0;
  return leads ? entriesFor('go')[0] : undefined;
};

/** `roars out onto the highway`: a noise that leads somewhere is a way of going. */
const roaredOff = (lemma: string, rest: Complements): VerbEntry | undefined => {
  const isOff = rest.particles.some((one) => one === 'out' || one === 'off' || one === 'away');
  return ROARING.has(lemma) && isOff ? motion(rest) : undefined;
};

const ROARING: ReadonlySet<string> = new Set(
  'roar rumble thunder screech clatter rattle chug purr splash squeal'.split(' '),
);

/** `squeezes a chord from the accordion`: what is sounded comes out of what is played. */
const soundedOn = ({ groups, preps }: Complements): VerbEntry | undefined => {
  const isOut = preps.some(({ prep, nouns }) => prep === 'from' && isKind(nouns[0], THINGS));
  return isOut && isKind(groups.at(-1)?.[0], PRODUCED_NOUNS) ? entriesFor('operate')[0] : undefined;
};

/** `fumbles the matches from his coat`: whatever the verb, what comes out of somewhere is taken. */
const takenFrom = ({ groups, preps }: Complements): VerbEntry | undefined => {
  const object = groups.at(-1)?.[0];
  const isOut = preps.some((p) => p.prep === 'from' || p.prep === 'out-of');
  return isOut && isKind(object, THINGS) && !isIdle(object) ? entriesFor('take')[0] : undefined;
};

/** `jacks the cable into the terminal`: what goes into or around something is worked with. */
const workedInto = (lemma: string, { groups, preps }: Complements): VerbEntry | undefined => {
  if (CAUSERS.has(lemma) || MUSING.has(lemma)) return undefined;
  const object = groups.at(-1)?.[0];
  const isThere = preps.some((p) => /^(?:into|onto|around|through|against)$/.test(p.prep));
  const isThing = isKind(object, THINGS) && !isIdle(object) && !isKind(object, CREATURES);
  return isThere && isThing ? entriesFor('use')[0] : undefined;
};

/** `clears a path with the shovel`: whatever the verb, the shovel is used. */
const withTool = (lemma: string, { preps }: Complements, place: TextPlace): TextAct | undefined => {
  const tool = preps.find((p) => p.prep === 'with' || p.prep === 'using')?.nouns[0];
  const isThing =
    isKind(tool, THINGS) && !isKind(tool, CREATURES) && !GESTURE_NOUNS.has(tool?.head ?? '');
  const isTool = isThing || isKind(tool, JETS);
  return tool !== undefined && isTool && !tool.body && !MUSING.has(lemma)
    ? act(place, { intent: 'USE', verb: 'use', word: lemma, object: tool, needsObject: true })
    : undefined;
};

/** `his fingers close around the purse`: it is in his hand. */
const graspedBy = (lemma: string, { groups, preps }: Complements): Noun | undefined => {
  const around = preps.find((p) => GRASPING.has(p.prep))?.nouns[0];
  const isHeld = HOLDING.has(lemma) && groups.length === 0 && around?.definite === true;
  return isHeld && !isIdle(around) && !around.pronoun ? around : undefined;
};

const GRASPING: ReadonlySet<string> = new Set(['around', 'over', 'on', 'about', 'round']);

/** With what is only thought of, nothing is done. */
const MUSING: ReadonlySet<string> = new Set(
  'imagine picture dream daydream think remember recall wish want hope need love like hate prefer expect envision fantasize reminisce associate compare confuse'.split(
    ' ',
  ),
);

/** `writes it in neat letters`: how it is written is no thing. */
const withoutManner = (lemma: string, rest: Complements): Complements =>
  (WRITERS.has(lemma) || lemma === 'sign' || lemma === 'address') && rest.preps.some(isManner)
    ? { ...rest, preps: rest.preps.filter((p) => !isManner(p)) }
    : rest;

const isManner = ({ prep, nouns }: PrepPhrase): boolean =>
  prep === 'in' && nouns[0]?.definite !== true && isKind(nouns[0], MANNERS);

/** `spills the beans`, `brushes it off`: a set phrase that handles nothing. */
const isIdiom = ({ verb, rest }: Clause): boolean => {
  const object = rest.groups.at(-1)?.[0];
  if (object === undefined) return false;
  const taken = rest.preps.some((p) => ['from', 'out-of'].includes(p.prep));
  const isGiven = rest.groups.length > 1 && rest.groups[0]?.[0]?.person === true;
  if (IDIOMS.get(verb.lemma)?.has(object.head))
    return !taken && !(isGiven && isKind(object, THINGS));
  if (rest.preps.some(isInMind)) return true;
  const pairs = [...rest.particles, ...rest.preps.map((p) => p.prep)];
  return object.pronoun === true && pairs.some((word) => SHRUGGING.has(`${verb.lemma} ${word}`));
};

/** `puts the pieces together in her mind`. */
const isInMind = ({ prep, nouns }: PrepPhrase): boolean =>
  (prep === 'in' || prep === 'over' || prep === 'through') &&
  MINDS.has(nouns[0]?.head ?? '') &&
  // Pulled over his head it is on it.
  !(prep === 'over' && nouns[0]?.head === 'head');

const MINDS: ReadonlySet<string> = new Set(['mind', 'head', 'imagination', 'thoughts', 'memory']);

/** `her breath misting the glass`, `cheeks flushing a soft rose`: what has no grip does nothing to a thing. */
const isBodiless = ({ who, subject }: Clause): boolean =>
  who === 'body' && !GRIPPING.has(subject?.noun.head ?? '');

const GRIPPING: ReadonlySet<string> = new Set(
  'hand finger fingertip thumb palm fist knuckle fingernail nail arm forearm wrist elbow shoulder foot boot heel toe leg knee hip lip mouth tongue tooth teeth body paw claw hoof tail beak wing'.split(
    ' ',
  ),
);

/** The acts a clause of the speaker narrates; gestures come out as EMOTE. */
export const clauseActs = (clause: Clause): readonly TextAct[] => {
  const { verb } = clause;
  const place = { start: verb.start, end: Math.max(verb.end, clause.rest.end) };
  if (verb.copula || (clause.who !== 'speaker' && clause.who !== 'body') || clause.status === 'no')
    return [];
  if (clause.rest.groups.some(([noun]) => noun?.head === 'nothing'))
    return [gestureAct(place, { word: verb.lemma })];
  if (isIdiom(clause))
    return [
      gestureAct(place, { word: verb.lemma, of: { object: clause.rest.groups.at(-1)?.[0] } }),
    ];
  if (clause.status === 'broken' || isBodiless(clause))
    return [
      gestureAct(place, { word: verb.lemma, of: { object: clause.rest.groups.at(-1)?.[0] } }),
    ];
  const told = withoutManner(verb.lemma, clause.rest);
  const light = unfoldLight(verb.lemma, told);
  const framed = light === undefined ? unfoldFrame(verb.lemma, told) : undefined;
  const { lemma, rest } = light ?? framed ?? { lemma: verb.lemma, rest: told };
  const sense =
    roaredOff(lemma, rest) ??
    senseOf(lemma, rest) ??
    takenFrom(rest) ??
    soundedOn(rest) ??
    motion(rest) ??
    workedInto(lemma, rest);
  const found = framed && sense ? { ...sense, said: framed.said ?? verb.lemma } : sense;
  if (found === undefined)
    return [
      withTool(lemma, rest, place) ??
        gestureAct(place, { word: lemma, of: { object: rest.groups.at(-1)?.[0] } }),
    ];
  const looking =
    found.verb === 'use' &&
    lemma !== 'use' &&
    entriesFor(lemma).some((entry) => entry.verb === 'look' || entry.verb === 'inspect');
  const meant = looking ? { ...found, said: 'use' } : found;
  const seen = looking ? instrument(rest) : rest;
  const filled = fillRoles(meant, seen);
  const grasped = clause.who === 'body' ? graspedBy(lemma, rest) : undefined;
  if (grasped !== undefined)
    return [
      act(place, { intent: 'USE', verb: 'hold', word: 'hold', object: grasped, needsObject: true }),
    ];
  if (clause.who === 'body' && filled.objects.length === 0)
    return [gestureAct(place, { word: lemma, of: { target: filled.target } })];
  const read = { ...clause, rest: seen };
  if (meant.intent === 'EMOTE') {
    const used = withTool(lemma, seen, place);
    return used ? [used] : lookActs(meant, filled, { place, rest: seen });
  }
  if (meant.intent === 'MOVE') return moveActs(meant, { clause: read, filled, place });
  if (meant.verb === 'call') return callActs(meant, { filled, place });
  if (meant.verb === 'sit') return sitActs(meant, { filled, place });
  const handled = handleActs(meant, { clause: read, filled, place });
  const done = framed?.isShifted
    ? handled.map((one) => (one.intent === 'PUT' ? { ...one, shifted: true as const } : one))
    : handled;
  // Wrapped in it, fanned with it: what is put to the body is a thing.
  const isSure = framed !== undefined && (framed.lemma === 'wear' || framed.lemma === 'wield');
  return isSure
    ? done.map((one) => (one.intent === 'EMOTE' ? one : { ...one, sure: true as const }))
    : done;
};
