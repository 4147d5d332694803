// What must be so before a refused act can be done: read from why the laws refused it, one row for every cause.
import {
  type Act,
  type Condition,
  type Denial,
  type DenialCause,
  heldBy,
  holds,
  KINDS,
  type Kind,
  meetsRequirement,
  placeOf,
  type World,
} from '@hakoniwa/stage';

interface Refused {
  readonly act: Act;
  readonly denial: Denial;
  readonly world: World;
}

/** Ways out of a refusal, the likeliest first; none where nothing helps. */
export function needsOf(refused: Refused): readonly Condition[] {
  return NEEDS[refused.denial.cause](refused);
}

type Need = (refused: Refused) => readonly Condition[];

const nothing: Need = () => [];

const own = { as: 'self' } as const;

/** To be where the thing is believed to be; what is to go somewhere else is taken along. */
const beThere: Need = ({ act, denial: { about = '' }, world }) => {
  const prop = world.props.get(about);
  const place = prop ? placeOf(world, prop) : world.characters.get(about)?.place;
  const isTakenAlong = prop?.portable && about === act.object && act.target !== undefined;
  return [
    ...(isTakenAlong ? [{ holds: { character: own, prop: about } }] : []),
    ...(place === undefined ? [] : [{ at: { character: own, place } }]),
  ];
};

/** To stand where a way leads there. */
const besideIt: Need = ({ act: { target }, world }) =>
  [...world.places.values()]
    .filter(({ exits }) => exits.some(({ to }) => to === target))
    .map(({ id }) => ({ at: { character: own, place: id } }));

const holdIt: Need = ({ denial: { about } }) =>
  about === undefined ? [] : [{ holds: { character: own, prop: about } }];

const openIt: Need = ({ denial: { about } }) =>
  about === undefined ? [] : [{ state: { prop: about, has: 'open' } }];

/** The key where it is known, else any key that may fit; else with force, or somebody opens it from inside. */
const unlockIt: Need = ({ denial: { about, needs }, world }) => {
  if (about === undefined) return [];
  const known = needs !== undefined && world.props.has(needs) ? [needs] : [];
  return [
    ...known.map((prop) => ({ holds: { character: own, prop } })),
    { holds: { character: own, prop: { kind: 'key' as const } } },
    { not: { state: { prop: about, has: 'locked' } } },
  ];
};

/** A hand that is free: something that is not meant now is put down. */
const freeHand: Need = ({ act, world }) => {
  const meant = new Set([act.object, act.target, act.tool]);
  return heldBy(world, act.actor)
    .filter(({ id }) => !meant.has(id))
    .map(({ id }) => ({ not: { holds: { character: own, prop: id } } }));
};

/** What a pack's own affordance asks for: a state of the thing, or one it must not have; or something in the hand. */
const asAsked: Need = ({ denial: { about = '', needs }, world }) => {
  if (needs === undefined) return [];
  const prop = world.props.get(about);
  const state: Condition = { state: { prop: about, has: needs } };
  if (prop && holds(world, state)) return [{ not: state }];
  const asked = [...world.props.values()].filter((one) => meetsRequirement(one, needs));
  const known = asked.map(({ id }): Condition => ({ holds: { character: own, prop: id } }));
  return [
    ...(prop ? [state] : []),
    ...(known.length > 0 ? [known.length === 1 ? (known[0] as Condition) : { any: known }] : []),
    { holds: { character: own, prop: kindNamed(needs) ?? { name: needs } } },
  ];
};

function kindNamed(word: string): { readonly kind: Kind } | undefined {
  const kind = KINDS.find((one) => one === word);
  return kind && { kind };
}

const NEEDS: Readonly<Record<DenialCause, Need>> = {
  elsewhere: beThere,
  'not-held': holdIt,
  closed: openIt,
  locked: unlockIt,
  'wrong-key': unlockIt,
  'hands-full': freeHand,
  requirement: asAsked,
  // Only others can help with these: what they hold or own is asked for.
  'held-by-other': nothing,
  'owned-by-other': nothing,
  'unknown-verb': nothing,
  'not-understood': nothing,
  'unknown-actor': nothing,
  'not-named': nothing,
  nowhere: nothing,
  asleep: nothing,
  bound: nothing,
  already: nothing,
  broken: nothing,
  empty: nothing,
  full: nothing,
  'not-a-vessel': nothing,
  'not-edible': nothing,
  'too-big': nothing,
  'not-portable': nothing,
  'not-afforded': nothing,
  'no-exit': besideIt,
  'off-the-map': nothing,
  pinned: nothing,
  'breaks-invariant': nothing,
  'bad-patch': nothing,
  'unknown-command': nothing,
  'unknown-effect': nothing,
  'time-runs-forward': nothing,
  'bad-why': nothing,
  'not-yet-happened': nothing,
};
