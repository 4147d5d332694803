// Acts of which nobody knows what comes: looking where something may be, trying a machine, bringing somebody what they
// should use, calling for help. Each is tried as often as one has the grit for, and no more.
import {
  type Act,
  type Condition,
  canYield,
  classOf,
  hops,
  isA,
  isShut,
  type Prop,
  placeOf,
  type SpokenAct,
  type Term,
  type ThingClass,
  type World,
} from '@hakoniwa/stage';
import { requestTo, type Thinking } from './thought.ts';
import {
  type AskedWays,
  byDistance,
  idsOf,
  meansOneself,
  nearestThings,
  nextPlace,
  type PlannedDeed,
} from './ways.ts';

/** An act that may help, and how far one must go for it. */
export interface Hope {
  readonly act: Act;
  readonly away: number;
}

/** Acts that may help towards a condition that says one thing: what is at hand first, then the likeliest. */
export function hopesFor(asked: AskedWays, condition: Condition): readonly Hope[] {
  const { thinking } = asked;
  const { experience, manner } = thinking;
  const isTired = experience.inVain > manner.patience;
  if (isTired && manner.givesUp) return [];
  return (
    [...brought(asked, condition), ...sought(asked, condition), ...asksForHelp(asked, condition)]
      // Who is tired of trying still looks into a room they have never been in.
      .filter(({ verb }) => !isTired || verb === 'move')
      .filter((deed) => !experience.isHopeless(deed) && !isSpent(thinking, deed))
      .map((deed) => ({ act: { ...deed, actor: thinking.who }, away: awayOf(asked, deed) }))
      .sort((a, b) => a.away - b.away || manner.cost(a.act.verb) - manner.cost(b.act.verb))
  );
}

/** Whether it was tried as often as it is worth. */
export function isSpent(
  { experience, manner }: Pick<Thinking, 'experience' | 'manner'>,
  deed: PlannedDeed,
): boolean {
  return experience.timesTried(deed) >= timesFor(deed, manner.tries);
}

/** Steps to where it would be done: nobody runs from room to room with a place half searched. */
function awayOf({ world, thinking }: AskedWays, { verb, object, target }: PlannedDeed): number {
  if (verb === 'move') return 1;
  const here = world.characters.get(thinking.who)?.place;
  const prop = object === undefined ? undefined : world.props.get(object);
  const there = prop ? placeOf(world, prop) : world.characters.get(target ?? '')?.place;
  if (here === undefined || there === undefined) return 0;
  return hops(world, { from: here, to: there }) ?? FAR;
}

/** Where no way is known. */
const FAR = 9;

/** The same way may lead to several rooms one has not been in. */
const WALKS = 2;

/** A machine may have been shy; a place that was searched is searched. */
function timesFor({ verb }: PlannedDeed, tries: number): number {
  if (verb === 'move') return WALKS;
  return verb === 'use' ? Math.min(2, tries) : 1;
}

/** What somebody else should do something with is brought to them. */
function brought(asked: AskedWays, { done }: Condition): PlannedDeed[] {
  if (!done || meansOneself(asked, done.by) || done.object === undefined) return [];
  const [to] = idsOf(asked, { sort: 'characters', term: done.by });
  if (to === undefined) return [];
  const things = nearestThings(asked, done.object);
  if (things.length === 0)
    return [...machinesFor(asked, done.object), ...placesToLook(asked, soughtClass(done.object))];
  return things
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
  // Into a cup one looks in passing.
  const hiding = [...world.props.values()].filter(
    (prop) =>
      (prop.kind === 'container' && !(isA(classOf(prop), 'vessel') && !isShut(prop))) ||
      (isSmall && HIDING.has(prop.kind)),
  );
  const near = byDistance(asked, hiding).filter(({ at }) => 'place' in at);
  const unseen = world.places
    .ids()
    .filter((id) => id !== here && !thinking.experience.hasBeen(id))
    .flatMap((id) => nextPlace(asked, id) ?? []);
  return [
    ...near
      .filter((prop) => prop.kind === 'container' && isShut(prop))
      .map(({ id }) => ({ verb: 'open', object: id })),
    // What is hidden shows only when it is searched for; bread and milk are seen when the door is open.
    ...(isSmall ? near : []).map(({ id }) => ({ verb: 'search', object: id })),
    ...unseen.map((to) => ({ verb: 'move', target: to })),
  ];
}

/** What is mislaid or hidden may be under a cushion as well as in a drawer. */
const KEPT_ANYWHERE: ReadonlySet<ThingClass> = new Set(['key', 'text', 'jewel']);
const HIDING: ReadonlySet<string> = new Set(['surface', 'seat']);

/** Whom one may ask to do what one cannot do oneself: the one who should do it, or whoever is here and might open it. */
export function helpWith(asked: AskedWays, condition: Condition): readonly SpokenAct[] {
  const { world, thinking } = asked;
  const { done, state, not } = condition;
  if (done && done.by !== undefined && !meansOneself(asked, done.by)) {
    const [to] = idsOf(asked, { sort: 'characters', term: done.by });
    const thing = done.object === undefined ? undefined : nearestThings(asked, done.object)[0]?.id;
    if (to === undefined || (done.object !== undefined && thing === undefined)) return [];
    return [requestTo(to, { of: done.verb, with: thing })];
  }
  const shut =
    state?.has === 'open' ? state.prop : not?.state?.has === 'locked' ? not.state.prop : undefined;
  const [prop] = shut === undefined ? [] : nearestThings(asked, shut);
  const here = world.characters.get(thinking.who)?.place;
  if (!prop || here === undefined) return [];
  return [...world.characters.values()]
    .filter(({ id, place }) => id !== thinking.who && place === here)
    .map(({ id }) => requestTo(id, { of: 'open', with: prop.id }));
}

/** The dependent call for whoever may help with what will not open. */
function asksForHelp({ world, thinking }: AskedWays, { state, not }: Condition): PlannedDeed[] {
  const isLock = state?.has === 'open' || not?.state?.has === 'locked';
  if (!isLock || thinking.manner.shuns('call')) return [];
  const here = world.characters.get(thinking.who)?.place;
  return [...world.characters.values()]
    .filter(({ id, place }) => id !== thinking.who && (place !== here || !thinking.canAsk))
    .map(({ id }) => ({ verb: 'call', target: id }));
}
