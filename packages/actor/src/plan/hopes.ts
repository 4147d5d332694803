// Acts of which nobody knows what comes: looking where something may be, trying a machine, bringing somebody what they
// should use, calling for help. Each is tried as often as one has the grit for, and no more.
import {
  type Act,
  type Condition,
  canYield,
  classOf,
  isShut,
  type Prop,
  type Term,
  type ThingClass,
  type World,
} from '@hakoniwa/stage';
import {
  type AskedWays,
  byDistance,
  idsOf,
  meansOneself,
  nearestThings,
  type PlannedDeed,
} from './ways.ts';

/** Acts that may help towards a condition that says one thing, the likeliest first. */
export function hopesFor(asked: AskedWays, condition: Condition): readonly Act[] {
  const { thinking } = asked;
  const { experience, manner } = thinking;
  if (experience.inVain > manner.tries) return [];
  return [
    ...brought(asked, condition),
    ...sought(asked, condition),
    ...asksForHelp(asked, condition),
  ]
    .filter((deed) => experience.timesTried(deed) < timesFor(deed, manner.tries))
    .sort((a, b) => manner.cost(a.verb) - manner.cost(b.verb))
    .map((deed) => ({ ...deed, actor: thinking.who }));
}

/** A machine may have been shy; a place that was searched is searched. */
function timesFor({ verb }: PlannedDeed, tries: number): number {
  return verb === 'use' ? Math.min(2, tries) : 1;
}

/** What somebody else should do something with is brought to them. */
function brought(asked: AskedWays, { done }: Condition): PlannedDeed[] {
  if (!done || meansOneself(asked, done.by) || done.object === undefined) return [];
  const [to] = idsOf(asked, { sort: 'characters', term: done.by });
  if (to === undefined) return [];
  return nearestThings(asked, done.object)
    .filter(({ at, portable }) => portable && !('holder' in at && at.holder === to))
    .map(({ id }) => ({ verb: 'give', object: id, target: to }));
}

/** What is nowhere one knows of may be made, or lie where one has not looked. */
function sought(asked: AskedWays, { holds, done, at }: Condition): PlannedDeed[] {
  const term = holds?.prop ?? done?.object;
  if (term !== undefined) {
    const isOwn = meansOneself(asked, holds ? holds.character : done?.by);
    if (!isOwn || nearestThings(asked, term).some((prop) => isWithin(asked.world, prop))) return [];
    return [...machinesFor(asked, term), ...placesToLook(asked, soughtClass(term))];
  }
  const place =
    at && meansOneself(asked, at.character)
      ? idsOf(asked, { sort: 'places', term: at.place })[0]
      : undefined;
  // A place that is not on the map one knows lies behind one of the exits.
  return place !== undefined && !asked.world.places.has(place) ? placesToLook(asked) : [];
}

/** Whether it is somewhere one could get at it. */
function isWithin(world: World, { at }: Prop): boolean {
  return !('holder' in at) || world.characters.has(at.holder);
}

/** Things that give what is wanted, as things of their sort do. */
function machinesFor(asked: AskedWays, term: Term): PlannedDeed[] {
  const wanted = soughtClass(term);
  if (wanted === undefined) return [];
  const sources = [...asked.world.props.values()].filter(
    (prop) => !prop.portable && canYield(classOf(prop), wanted),
  );
  return byDistance(asked, sources).map(({ id }) => ({ verb: 'use', object: id }));
}

/** What sort of thing is looked for, where the term says so. */
function soughtClass(term: Term): ThingClass | undefined {
  if (typeof term === 'string') return undefined;
  const { class: sought, kind } = term;
  return sought ?? (kind === undefined ? undefined : classOf({ name: '', kind }));
}

/** What is shut or has not been searched and could hold such a thing, then the rooms one has not been to. */
function placesToLook(asked: AskedWays, wanted?: ThingClass): PlannedDeed[] {
  const { world, thinking } = asked;
  const here = world.characters.get(thinking.who)?.place;
  const isSmall = wanted === undefined || KEPT_ANYWHERE.has(wanted);
  const hiding = [...world.props.values()].filter(
    ({ kind }) => kind === 'container' || (isSmall && HIDING.has(kind)),
  );
  const near = byDistance(asked, hiding).filter(
    ({ at }) => 'place' in at && (at.place === here || world.geography === 'known'),
  );
  // Who knows the map knows what stands in its rooms; others go and see.
  const isKnown = world.geography === 'known' || here === undefined;
  const exits = isKnown ? [] : (world.places.get(here)?.exits ?? []);
  return [
    ...near
      .filter((prop) => prop.kind === 'container' && isShut(prop))
      .map(({ id }) => ({ verb: 'open', object: id })),
    // What is hidden shows only when it is searched for; bread and milk are seen when the door is open.
    ...(isSmall ? near : []).map(({ id }) => ({ verb: 'search', object: id })),
    ...exits.map(({ to }) => ({ verb: 'move', target: to })),
  ];
}

/** What is mislaid or hidden may be under a cushion as well as in a drawer. */
const KEPT_ANYWHERE: ReadonlySet<ThingClass> = new Set(['key', 'text', 'jewel']);
const HIDING: ReadonlySet<string> = new Set(['surface', 'seat']);

/** The dependent call for whoever may help with what will not open. */
function asksForHelp({ world, thinking }: AskedWays, { state, not }: Condition): PlannedDeed[] {
  const isLock = state?.has === 'open' || not?.state?.has === 'locked';
  if (!isLock || thinking.manner.shuns('call')) return [];
  return [...world.characters.values()]
    .filter(({ id }) => id !== thinking.who)
    .map(({ id }) => ({ verb: 'call', target: id }));
}
