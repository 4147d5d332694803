// Clauses whose meaning sits in a preposition: wearing, speaking into things, wiping dirt off, taking an amount of something.
import type { Noun } from '../types.ts';
import type { Complements } from './clause-types.ts';
import { isComingBack } from './coming-back.ts';
import { CREATURES } from './data/creatures.ts';
import * as D from './data/frame-nouns.ts';
import {
  BACKGROUND_NOUNS,
  CONTAINER_NOUNS,
  INSTRUMENT_NOUNS,
  PRODUCED_NOUNS,
  VESSEL_NOUNS,
  WEARABLE_NOUNS,
} from './data/nouns.ts';
import { THINGS } from './data/things.ts';
import type { Unfolded } from './light-verbs.ts';
import { isKind } from './noun-kind.ts';
import { resulting } from './resultative.ts';
import { fired, onScreen, pressed, printed, revived } from './unfold-machines.ts';
import { borneOn, dipped, mouthed, stroked } from './unfold-touch.ts';
import { find, promote, SOURCES } from './unfolding.ts';

const isWearable = (noun: Noun | undefined): boolean =>
  noun !== undefined && isKind(noun, WEARABLE_NOUNS);

/** `snaps on the gloves`, `slips into her coat`, `tugs his boots on`: wearing. */
const worn = (lemma: string, rest: Complements): Unfolded | undefined => {
  if (!D.DONNING_VERBS.has(lemma)) return undefined;
  const object = rest.groups.at(-1)?.[0];
  if (object !== undefined)
    return isWearable(object) && rest.particles.includes('on') && !rest.particles.includes('open')
      ? { lemma: 'wear', rest: { ...rest, particles: [] } }
      : undefined;
  const into = find(rest, lemma === 'step' || lemma === 'climb' ? ['into'] : ['into', 'on']);
  const first = into?.nouns[0];
  if (into === undefined || first === undefined || !isWearable(first)) return undefined;
  if (into.prep === 'on' && ['tug', 'yank', 'pull'].includes(lemma) && first.body === true)
    return undefined;
  return { lemma: 'wear', rest: promote(rest, into) };
};

const SPEAKING: readonly string[] = ['into', 'over', 'through', 'on', 'with', 'via', 'using', 'in'];
const HEARING: readonly string[] = ['with', 'using', 'through', 'in'];

/** `speaks into the microphone`, `points with the pen`: the thing is used. */
const voiced = (lemma: string, rest: Complements): Unfolded | undefined => {
  const ways = lemma === 'listen' ? HEARING : SPEAKING;
  const device = rest.preps.find((p) => ways.includes(p.prep) && isKind(p.nouns[0], D.VOICE_NOUNS));
  if (D.VOICE_VERBS.has(lemma) && device !== undefined)
    return { lemma: 'operate', rest: promote(rest, device) };
  const hand = find(rest, ['with', 'using']);
  const tool = hand?.nouns[0];
  const plain =
    tool !== undefined &&
    tool.body !== true &&
    tool.person !== true &&
    tool.pronoun !== true &&
    tool.definite === true;
  const madeOnly = rest.groups.every((group) => group.every((one) => isKind(one, PRODUCED_NOUNS)));
  return hand !== undefined && plain && D.POINTING_VERBS.has(lemma) && madeOnly
    ? { lemma: 'wield', rest: promote(rest, hand) }
    : undefined;
};

/** Where dirt goes; what is picked up comes along instead. */
const AWAY: ReadonlySet<string> = new Set('off away out down free loose clean'.split(' '));

const cleans = (lemma: string, particles: readonly string[]): boolean =>
  particles.length === 0
    ? D.CLEANING_VERBS.has(lemma)
    : particles.some(
        (one) =>
          D.CLEANING_VERBS.has(`${lemma} ${one}`) || (D.CLEANING_VERBS.has(lemma) && AWAY.has(one)),
      );

/** The glass of a window or a tank, which nobody drinks from. */
const isPane = ({ head, definite, modifiers }: Noun): boolean =>
  (head === 'glass' && definite === true && modifiers.length === 0) || head === 'pane';

/** `shakes the snow out of her hair`: nothing is taken; what the dirt was on is handled, if it is a thing. */
const cleaned = (lemma: string, rest: Complements): Unfolded | undefined => {
  const object = rest.groups.at(-1)?.[0];
  const dirty = object !== undefined && isKind(object, D.SUBSTANCE_NOUNS) && !object.pronoun;
  if (!dirty || !cleans(lemma, rest.particles)) return undefined;
  const from = find(rest, SOURCES);
  const where = from?.nouns[0];
  const tool = find(rest, ['with', 'using']);
  const isThing =
    where !== undefined && where.body !== true && !isWearable(where) && !isPane(where);
  if (from !== undefined && isThing) return { lemma: 'wipe', rest: promote(rest, from) };
  if (tool !== undefined && tool.nouns[0]?.body !== true)
    return { lemma: 'wield', rest: { ...promote(rest, tool), preps: [] } };
  if (from === undefined && rest.particles.length === 0 && object.definite !== true)
    return undefined;
  const isBare = where?.body === true || isWearable(where) || (where && isPane(where));
  return isBare || rest.particles.length > 0
    ? { lemma: 'act', rest: { ...rest, particles: [], preps: [] } }
    : undefined;
};

const MOUNTING: ReadonlySet<string> = new Set('hop jump climb leap get swing step'.split(' '));
const MOUNTS: ReadonlySet<string> = new Set(
  'scale treadmill broom broomstick bike bicycle motorcycle motorbike scooter skateboard moped sled sleigh'.split(
    ' ',
  ),
);

/** `hops on the broom`, `climbs onto the horse`: it is ridden. */
const mounted = (lemma: string, rest: Complements): Unfolded | undefined => {
  const on = MOUNTING.has(lemma) ? find(rest, ['on', 'onto']) : undefined;
  const mount = on?.nouns[0];
  const isRidden = mount !== undefined && (isKind(mount, MOUNTS) || isKind(mount, CREATURES));
  return on !== undefined && isRidden && rest.groups.length === 0
    ? { lemma: 'ride', rest: promote(rest, on) }
    : undefined;
};

/** `dabs at her eyes with a handkerchief`: the gesture needs its handkerchief. */
const dabbed = (lemma: string, rest: Complements): Unfolded | undefined => {
  const at = find(rest, ['at']);
  const tool = find(rest, ['with', 'using']);
  const thing = tool?.nouns[0];
  if (!D.CLEANING_VERBS.has(lemma) || at?.nouns[0]?.body !== true || rest.groups.length > 0)
    return undefined;
  return tool !== undefined && thing?.body !== true && thing?.person !== true
    ? { lemma: 'wield', rest: promote(rest, tool) }
    : undefined;
};

/** `takes a deep breath from the oxygen tank`: the tank is used. */
const breathed = (lemma: string, rest: Complements): Unfolded | undefined => {
  const isBreath = rest.groups.at(-1)?.[0]?.head === 'breath' || /^(?:breathe|inhale)$/.test(lemma);
  const from = isBreath ? find(rest, ['from', 'out-of', 'through']) : undefined;
  const thing = from?.nouns[0];
  if (from === undefined || thing === undefined || thing.body || thing.person) return undefined;
  return { lemma: 'operate', rest: promote(rest, from) };
};

const SERVING: ReadonlySet<string> = new Set(['ladle', 'dish', 'scoop', 'spoon', 'serve', 'pour']);

/** `tears a chunk off the bread`: the bread is meant, a chunk of it. */
const amount = (lemma: string, rest: Complements): Unfolded | undefined => {
  const object = rest.groups.at(-1)?.[0];
  const from = find(rest, SOURCES);
  // A capful, a thimbleful: of what was just opened.
  if (lemma === 'pour' && !from && !object?.vessel && /.{2}ful$/.test(object?.head ?? ''))
    return { lemma, rest: { ...rest, groups: rest.groups.slice(0, -1) } };
  const whole = from?.nouns[0];
  if (object === undefined || from === undefined || whole === undefined) return undefined;
  const served = SERVING.has(lemma) && isKind(object, VESSEL_NOUNS);
  if (
    !(served || D.AMOUNT_NOUNS.has(object.head) || /.{2}ful$/.test(object.head)) ||
    object.vessel !== undefined ||
    object.definite
  )
    return undefined;
  if (whole.body === true || whole.person === true) return undefined;
  const held = isKind(whole, CONTAINER_NOUNS) || isKind(whole, BACKGROUND_NOUNS);
  const meant: Noun = held
    ? { ...object, modifiers: [...object.modifiers, whole.head] }
    : { ...whole, vessel: object.head, text: `${object.text} of ${whole.text}` };
  return {
    lemma,
    rest: {
      ...rest,
      groups: [...rest.groups.slice(0, -1), [meant]],
      preps: held
        ? rest.preps
        : [...rest.preps.filter((p) => p !== from), { prep: 'from', nouns: [] }],
    },
  };
};

const SELF_COVERING: ReadonlySet<string> = new Set(
  'wrap cover bundle swaddle swathe cloak drape dry towel fan arm shield support prop steady cut splash douse'.split(
    ' ',
  ),
);

const DOSING: ReadonlySet<string> = new Set('inject jab dose spray mist prick stab'.split(' '));

const COVERING: ReadonlySet<string> = new Set(['wrap', 'bundle', 'swaddle', 'swathe', 'cover']);

/** `wraps herself in the quilt`: what one does it with is used. */
const oneself = (lemma: string, rest: Complements): Unfolded | undefined => {
  const within = find(rest, ['in', 'with', 'using', 'under']);
  const thing = within?.nouns[0];
  const someone = rest.groups.length === 1 && rest.groups[0]?.[0]?.person === true;
  if (someone && within?.prep === 'in' && thing?.body !== true && COVERING.has(lemma))
    return { lemma: 'wear', rest: promote(rest, within) };
  if (!rest.reflexive || within === undefined || thing === undefined) return undefined;
  if (DOSING.has(lemma) && thing.body !== true)
    return { lemma: 'wield', rest: promote(rest, within) };
  return SELF_COVERING.has(lemma) && rest.groups.length === 0 && thing.body !== true
    ? { lemma: 'wear', rest: promote(rest, within) }
    : undefined;
};

const STOPPERS: ReadonlySet<string> = new Set(
  'lid cap cork stopper cover top seal wrapper tab foil bung plug'.split(' '),
);
const OFF_VERBS: ReadonlySet<string> = new Set(
  'pull take lift remove twist pop unscrew tear peel pry yank tug work ease knock flip snap bite'.split(
    ' ',
  ),
);

const POPS: ReadonlySet<string> = new Set(['pop', 'twist', 'unscrew', 'flip', 'snap']);

/** `pulls the cork from the bottle`: the bottle is opened. */
const uncorked = (lemma: string, rest: Complements): Unfolded | undefined => {
  const object = rest.groups.at(-1)?.[0];
  const from = find(rest, POPS.has(lemma) ? [...SOURCES, 'on'] : SOURCES);
  // The cork eased out: of what was just named.
  if (object?.head === 'cork' && from === undefined && rest.particles.includes('out'))
    return { lemma: 'act', rest: { ...rest, particles: [], preps: [] } };
  const isShut = isKind(object, STOPPERS) && from !== undefined && from.nouns[0]?.body !== true;
  return isShut && OFF_VERBS.has(lemma) ? { lemma: 'open', rest: promote(rest, from) } : undefined;
};

const RINGS: ReadonlySet<string> = new Set([
  'ring',
  'mark',
  'streak',
  'speck',
  'drip',
  'splatter',
  'trace',
  'film',
]);
const WIPING: ReadonlySet<string> = new Set([
  'wipe',
  'rub',
  'scrub',
  'polish',
  'mop',
  'buff',
  'sponge',
]);

/** `wipes a ring off the bar with her towel`: only the towel is a thing. */
const wiped = (lemma: string, rest: Complements): Unfolded | undefined => {
  const isMark = WIPING.has(lemma) && isKind(rest.groups.at(-1)?.[0], RINGS);
  const tool = isMark ? find(rest, ['with', 'using']) : undefined;
  if (!isMark || find(rest, SOURCES) === undefined) return undefined;
  return tool && tool.nouns[0]?.body !== true
    ? { lemma: 'wield', rest: promote(rest, tool) }
    : { lemma: 'act', rest: { ...rest, particles: [], preps: [] } };
};

const RETURNING: ReadonlySet<string> = new Set(['emerge']);

/** `makes off with the ledger`: what one goes away with was taken. */
const isAway = (lemma: string, { particles }: Complements): boolean =>
  LEAVING.has(lemma) && (particles.includes('off') || particles.includes('away'));

const LEAVING: ReadonlySet<string> = new Set(
  'make walk run sneak slip dash wander stroll abscond'.split(' '),
);

/** `comes back with the syrup`: it was fetched from there. */
const fetched = (lemma: string, rest: Complements): Unfolded | undefined => {
  const isBack =
    RETURNING.has(lemma) ||
    isComingBack(lemma, rest) ||
    (lemma === 'come' &&
      rest.particles.includes('up') &&
      isKind(find(rest, ['with'])?.nouns[0], THINGS)) ||
    isAway(lemma, rest);
  const leads = rest.places.length > 0 || find(rest, ['to', 'into', 'onto']) !== undefined;
  const isBare = rest.groups.every(([noun]) => noun?.head === 'moment' || noun?.head === 'minute');
  const phrase = isBack && !leads && isBare ? find(rest, ['with']) : undefined;
  const thing = phrase?.nouns[0];
  if (phrase === undefined || thing === undefined || thing.body || thing.person) return undefined;
  return isKind(thing, D.SUBSTANCE_NOUNS)
    ? undefined
    : { lemma: 'fetch', rest: { ...promote(rest, phrase), preps: [] } };
};

const EYES: ReadonlySet<string> = new Set(['eye', 'eyes']);
const TEETH: ReadonlySet<string> = new Set(['tooth', 'teeth', 'fang', 'jaw']);
const EARS: ReadonlySet<string> = new Set(['ear', 'lip', 'lips', 'mouth']);

/** `presses one eye to the telescope`, `puts his ear to the receiver`: it is looked or listened through. */
const applied = (_lemma: string, rest: Complements): Unfolded | undefined => {
  const part = rest.groups.at(-1)?.[0];
  const into = TEETH.has(part?.head ?? '') ? find(rest, ['into', 'on', 'in']) : undefined;
  if (into && !into.nouns[0]?.body && !into.nouns[0]?.person)
    return { lemma: 'eat', rest: promote(rest, into) };
  const to = part?.body === true ? find(rest, ['to', 'against']) : undefined;
  const isThrough =
    (EYES.has(part?.head ?? '') && isKind(to?.nouns[0], INSTRUMENT_NOUNS)) ||
    (EARS.has(part?.head ?? '') && isKind(to?.nouns[0], D.VOICE_NOUNS));
  return to !== undefined && isThrough ? { lemma: 'operate', rest: promote(rest, to) } : undefined;
};

const NESTLING: ReadonlySet<string> = new Set(
  'huddle burrow snuggle nestle curl cuddle crawl wriggle bundle'.split(' '),
);
const BEDDING: ReadonlySet<string> = new Set(
  'blanket quilt duvet comforter bag cover bedspread shawl cloak'.split(' '),
);

/** `huddles deeper into her sleeping bag`: it is around one. */
const nestled = (lemma: string, rest: Complements): Unfolded | undefined => {
  const into = NESTLING.has(lemma) ? find(rest, ['into', 'under', 'in', 'beneath']) : undefined;
  return into !== undefined && rest.groups.length === 0 && isKind(into.nouns[0], BEDDING)
    ? { lemma: 'wear', rest: promote(rest, into) }
    : undefined;
};

/** Asked in this order; the first that fits says how the clause is meant. */
const UNFOLDINGS = [
  oneself,
  resulting,
  uncorked,
  wiped,
  worn,
  voiced,
  cleaned,
  mounted,
  dabbed,
  breathed,
  amount,
  onScreen,
  printed,
  fetched,
  revived,
  pressed,
  applied,
  nestled,
  stroked,
  dipped,
  borneOn,
  mouthed,
  fired,
] as const;

/** The clause as it is meant, where a preposition carries the meaning. */
export const unfoldFrame = (lemma: string, rest: Complements): Unfolded | undefined => {
  for (const unfold of UNFOLDINGS) {
    const found = unfold(lemma, rest);
    if (found) return found;
  }
  return undefined;
};
