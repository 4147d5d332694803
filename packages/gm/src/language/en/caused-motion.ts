// `eases the stick down into the tray`, `nudges the switch on`: whatever the verb, the words after the thing say where it goes.
import type { Noun } from '../types.ts';
import type { Complements } from './clause-types.ts';
import { FASTENING, PLACING, SHAPES, SWITCHED_THINGS } from './data/caused-motion.ts';
import { VOICE_VERBS } from './data/frame-nouns.ts';
import { ABSTRACT_NOUNS, PART_NOUNS } from './data/nouns.ts';
import { SAYING_VERBS } from './data/saying-verbs.ts';
import { ATTIRE } from './data/things.ts';
import { entriesFor } from './lexicon.ts';
import type { Unfolded } from './light-verbs.ts';
import { isKind } from './noun-kind.ts';

interface Moved {
  readonly lemma: string;
  readonly object: Noun;
  readonly rest: Complements;
}

const isThere = (rest: Complements, preps: ReadonlySet<string>): boolean =>
  rest.preps.some(({ prep, nouns }) => {
    const [goal] = nouns;
    if (goal === undefined || goal.body || goal.person) return false;
    return preps.has(prep) && !isKind(goal, ABSTRACT_NOUNS) && !isKind(goal, SHAPES);
  });

const ONTO: ReadonlySet<string> = new Set(
  'on onto in into inside over against beside by under atop'.split(' '),
);

/** Whatever is moved down, is put there; what is fastened, folded or written down stays. */
const putDown = ({ lemma, object, rest }: Moved): Unfolded | undefined => {
  const isDown = rest.particles.length === 1 && rest.particles[0] === 'down';
  if (!isDown || FASTENING.has(lemma) || PART_NOUNS.has(object.head)) return undefined;
  if (entriesFor(`${lemma} down`).length > 0) return undefined;
  return { lemma: 'put', said: lemma, rest, isShifted: true };
};

/** `thumps the suitcase onto the floor`, `hooks the stick over the rail`. */
const putThere = ({ lemma, object, rest }: Moved): Unfolded | undefined => {
  if (!PLACING.has(lemma) || rest.particles.length > 0 || PART_NOUNS.has(object.head))
    return undefined;
  // `hooks a boot on the rail`: with the foot in it.
  if (object.definite !== true && isKind(object, ATTIRE)) return undefined;
  // A key that goes into what it opens is used there.
  if (isKey(object) && rest.preps.some(({ nouns: [goal] }) => goal && LOCKED.test(goal.head)))
    return undefined;
  return isThere(rest, ONTO) ? { lemma: 'put', said: lemma, rest, isShifted: true } : undefined;
};

/** `nudges the switch on`, `thumbs the lamp off`. */
const switched = ({ lemma, object, rest }: Moved): Unfolded | undefined => {
  const to = rest.particles.find((word) => word === 'on' || word === 'off');
  if (to === undefined || !isKind(object, SWITCHED_THINGS)) return undefined;
  if (entriesFor(`${lemma} ${to}`).length > 0) return undefined;
  return { lemma: 'switch', said: `switch ${to}`, rest: { ...rest, particles: [to] } };
};

/** `turns the key in the lock`: what it is turned in is unlocked. */
const keyTurned = ({ lemma, object, rest }: Moved): Unfolded | undefined => {
  const at = rest.preps.find(({ prep }) => prep === 'in' || prep === 'inside');
  const [lock] = at?.nouns ?? [];
  if (!TURNING.has(lemma) || !isKey(object) || !at || !lock) return undefined;
  if (!LOCKED.test(lock.head) || lock.body) return undefined;
  const preps = rest.preps.filter((one) => one !== at);
  return {
    lemma: 'unlock',
    rest: {
      ...rest,
      particles: [],
      groups: [at.nouns.slice(0, 1)],
      preps: [...preps, { prep: 'with', nouns: [object] }],
    },
  };
};

const isKey = ({ head }: Noun) => head.split(' ').at(-1) === 'key';

const TURNING: ReadonlySet<string> = new Set([
  'turn',
  'twist',
  'work',
  'rattle',
  'wiggle',
  'jiggle',
]);
const LOCKED =
  /(?:door|gate|hatch|box|case|chest|trunk|drawer|cabinet|cupboard|locker|safe|desk|padlock|tin|wardrobe|closet)$/u;

const READINGS = [keyTurned, switched, putDown, putThere] as const;

/** The clause by where the words behind the thing say it goes; words and looks move nothing. */
export const causedMotion = (lemma: string, rest: Complements): Unfolded | undefined => {
  const [object] = rest.groups.at(-1) ?? [];
  if (object === undefined || object.body || object.person || rest.groups.length > 1)
    return undefined;
  if (SAYING_VERBS.has(lemma) || VOICE_VERBS.has(lemma)) return undefined;
  for (const read of READINGS) {
    const found = read({ lemma, object, rest });
    if (found) return found;
  }
  return undefined;
};
