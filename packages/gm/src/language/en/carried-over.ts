// What an act takes over from the acts before it: the mouth that closes, the pen that writes, the machine that starts.
import type { Noun, TextAct } from '../types.ts';
import { JETS } from './data/act-words.ts';
import { AMOUNT_NOUNS } from './data/frame-nouns.ts';
import { FOOD_NOUNS } from './data/light-verbs.ts';
import { FIXTURES } from './data/rooms.ts';
import { THINGS } from './data/things.ts';
import { isKind } from './noun-kind.ts';

/** `opens her mouth, then closes it`: what stands for a body part is a gesture too. */
const bodyPronouns = (acts: readonly TextAct[]): readonly TextAct[] => {
  let last: Noun | undefined;
  return acts.map((one) => {
    const { object } = one;
    const bodily = object?.pronoun === true && object.person !== true && last?.body === true;
    if (object !== undefined && object.pronoun !== true)
      last = BULK.has(object.head) && isHandled(one.target) ? one.target : object;
    return bodily
      ? {
          intent: 'EMOTE',
          verb: 'emote',
          word: one.word,
          needsObject: false,
          start: one.start,
          end: one.end,
        }
      : one;
  });
};

const BULK: ReadonlySet<string> = new Set(['weight', 'shoulder', 'back', 'bulk']);

/** `leans his weight on the shutter and slams it`: what the body was put to is what is gone on with. */
const isHandled = (noun: Noun | undefined): boolean =>
  noun !== undefined && !noun.body && !noun.person && noun.definite === true;

const CHEWING: ReadonlySet<string> = new Set(['chew', 'munch', 'swallow', 'crunch', 'chomp']);

/** `tears off a chunk and chews`: chewing after taking food eats it. */
const chewing = (acts: readonly TextAct[]): readonly TextAct[] => {
  let food: Noun | undefined;
  return acts.map((one) => {
    const { object } = one;
    if (object !== undefined && one.intent !== 'EMOTE')
      food = one.intent !== 'EAT_DRINK' && isFood(object) ? object : undefined;
    const eats = one.intent === 'EMOTE' && object === undefined && CHEWING.has(one.word);
    return eats && food !== undefined
      ? { ...one, intent: 'EAT_DRINK', verb: 'eat', object: food, needsObject: true }
      : one;
  });
};

const isFood = (noun: Noun): boolean =>
  isKind(noun, FOOD_NOUNS) || (noun.vessel !== undefined && AMOUNT_NOUNS.has(noun.vessel));

/** What writes, and what is done with it. */
const PENS: ReadonlySet<string> = new Set(
  'pen pencil marker crayon chalk quill ballpoint highlighter'.split(' '),
);
const WRITING: ReadonlySet<string> = new Set(
  'write sketch draw doodle scribble jot scrawl underline circle'.split(' '),
);

/** `grabs the marker and sketches a timeline`: written with what was just taken. */
const writing = (acts: readonly TextAct[]): readonly TextAct[] => {
  let pen: Noun | undefined;
  return acts.map((one) => {
    if (one.intent === 'GET' && isKind(one.object, PENS)) pen = one.object;
    const isWritten = WRITING.has(one.word) && one.object?.body !== true;
    const isBare = one.intent === 'EMOTE' && isWritten;
    if (one.intent === 'USE' && isWritten && pen !== undefined && one.tool === undefined)
      return { ...one, tool: pen };
    return isBare && pen !== undefined
      ? { ...one, intent: 'USE', verb: 'use', object: pen, needsObject: true }
      : one;
  });
};

/** `hits start`, `presses play`. */
const STARTING: ReadonlySet<string> = new Set(['start', 'play', 'print', 'record', 'brew']);
const PRESSING: ReadonlySet<string> = new Set(['press', 'hit', 'click', 'tap', 'push', 'punch']);

const RUNNING = /^(?:start|run|set|begin|turn on)\b/;
const CYCLES: ReadonlySet<string> = new Set(['cycle', 'program', 'programme', 'wash', 'machine']);

/** `loads the tray into the machine and hits start`: what was just worked on is started. */
const starting = (acts: readonly TextAct[]): readonly TextAct[] => {
  let machine: Noun | undefined;
  return acts.map((one) => {
    const isPressed =
      (PRESSING.has(one.word) && STARTING.has(one.object?.head ?? '')) ||
      (RUNNING.test(one.word) && CYCLES.has(one.object?.head ?? ''));
    if (isPressed && machine !== undefined)
      return { ...one, intent: 'USE', verb: 'use', word: 'start', object: machine, touch: true };
    if (one.intent === 'USE' || one.intent === 'PUT') machine = machineOf(one) ?? machine;
    return one;
  });
};

const machineOf = ({ target, object }: TextAct): Noun | undefined =>
  [target, object].find((noun) => noun?.definite === true && isKind(noun, FIXTURES));

const INSTRUMENTS: ReadonlySet<string> = new Set(
  'piano organ harpsichord guitar lute harp violin cello banjo flute harmonica trumpet accordion ukulele'.split(
    ' ',
  ),
);

/** `sits down on the organ bench and plays a hymn`: played on what one sits at or has taken up. */
const playing = (acts: readonly TextAct[]): readonly TextAct[] => {
  let instrument: Noun | undefined;
  return acts.map((one) => {
    const isTune = one.intent === 'EMOTE' && SOUNDING.has(one.word) && one.object !== undefined;
    if (isTune && instrument !== undefined) return usedFor(one, instrument);
    instrument = instrumentOf(one.target) ?? instrumentOf(one.object) ?? instrument;
    return one;
  });
};

/** The act as one done with this: played on it, taken with it. */
const usedFor = ({ ifThing: _, ...one }: TextAct, object: Noun): TextAct => ({
  ...one,
  intent: 'USE',
  verb: 'use',
  object,
  needsObject: true,
  works: true,
});

const SOUNDING: ReadonlySet<string> = new Set([
  'play',
  'strum',
  'pluck',
  'pick',
  'pick out',
  'pluck out',
  'saw',
  'toot',
]);

const instrumentOf = (noun: Noun | undefined): Noun | undefined => {
  if (isKind(noun, INSTRUMENTS)) return noun;
  const [seatOf] = noun?.modifiers.filter((word) => INSTRUMENTS.has(word)) ?? [];
  return seatOf === undefined ? undefined : { text: seatOf, head: seatOf, modifiers: [] };
};

const SPRAYERS: ReadonlySet<string> = new Set(
  'extinguisher hose sprayer spray bottle can nozzle canister'.split(' '),
);

/** `grabs the extinguisher and blasts the panel with foam`: the foam comes out of it. */
const spraying = (acts: readonly TextAct[]): readonly TextAct[] => {
  let sprayer: Noun | undefined;
  return acts.map((one) => {
    if (one.intent === 'GET' && isKind(one.object, SPRAYERS)) sprayer = one.object;
    if (sprayer === undefined) return one;
    const isJet = (noun: Noun | undefined): boolean => isKind(noun, JETS) && !noun?.definite;
    if (one.intent === 'USE' && isJet(one.object))
      return { ...one, word: 'spray', object: sprayer };
    return isJet(one.tool) ? { ...one, word: 'spray', tool: sprayer } : one;
  });
};

const DRIVEN: ReadonlySet<string> = new Set(
  'car truck van jeep tractor bus motorcycle motorbike bike scooter moped boat motorboat speedboat snowmobile bulldozer forklift ambulance taxi cab plane helicopter shuttle rover mower'.split(
    ' ',
  ),
);
const IGNITION: ReadonlySet<string> = new Set(
  'key ignition engine motor throttle gas starter gear gearshift clutch accelerator'.split(' '),
);

/** `climbs onto the tractor and turns the key`: it is the tractor that is started. */
const driving = (acts: readonly TextAct[]): readonly TextAct[] => {
  let vehicle: Noun | undefined;
  return acts.map((one) => {
    const isStarted = one.intent === 'USE' && IGNITION.has(one.object?.head ?? '');
    if (isStarted && vehicle !== undefined && one.object?.modifiers.length === 0)
      return { ...one, word: 'start', object: vehicle, touch: true, works: true };
    if (one.intent !== 'MOVE')
      vehicle = [one.target, one.object].find((noun) => isKind(noun, DRIVEN)) ?? vehicle;
    return one;
  });
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What was just taken up, and the gestures that are then done with it. */
const TAKEN_UP: readonly {
  readonly tools: ReadonlySet<string>;
  readonly deeds: ReadonlySet<string>;
  readonly made?: ReadonlySet<string>;
}[] = [
  {
    tools: words('phone smartphone cellphone camera tablet polaroid camcorder'),
    deeds: words('snap take shoot capture get click'),
    made: words('picture photo photograph selfie snapshot shot video'),
  },
  {
    tools: words('rag cloth towel napkin handkerchief tissue sponge washcloth dishcloth kerchief'),
    deeds: words('wipe dab dry mop pat clean rub blot'),
  },
  { tools: words('comb brush hairbrush'), deeds: words('comb brush untangle tidy') },
];

/** `pulls out her phone and snaps a picture`, `takes a rag and wipes her hands`. */
const withTakenUp = (acts: readonly TextAct[]): readonly TextAct[] => {
  let tool: Noun | undefined;
  return acts.map((one) => {
    const { intent, object, word } = one;
    const to = object ?? one.target;
    const isDone =
      intent === 'EMOTE' &&
      to !== undefined &&
      TAKEN_UP.some(
        ({ tools, deeds, made }) =>
          isKind(tool, tools) && deeds.has(word) && (made === undefined || made.has(to.head)),
      );
    if (isDone && tool !== undefined) return usedFor(one, tool);
    if (intent !== 'EMOTE') tool = object?.pronoun === true ? tool : object;
    return one;
  });
};

const BARE_WORK: ReadonlySet<string> = words('crank pump drill weld pedal row paddle sew');

/** `bends down to the camera and starts cranking`: what one has turned to is what is worked. */
const bareWork = (acts: readonly TextAct[]): readonly TextAct[] => {
  let machine: Noun | undefined;
  return acts.map((one) => {
    const isBare = one.object === undefined && one.intent === 'EMOTE' && BARE_WORK.has(one.word);
    if (isBare && machine !== undefined) return usedFor(one, machine);
    machine = [one.object, one.target].find((noun) => isKind(noun, THINGS)) ?? machine;
    return one;
  });
};

/** Asked one after the other; each takes the acts as the one before left them. */
const CARRYING = [
  bodyPronouns,
  chewing,
  writing,
  starting,
  playing,
  spraying,
  driving,
  withTakenUp,
  bareWork,
] as const;

/** The acts of a text, each with what it takes from those before it. */
export const carriedOver = (acts: readonly TextAct[]): readonly TextAct[] =>
  acts.length < 2 ? acts : CARRYING.reduce((told, carry) => carry(told), acts);
