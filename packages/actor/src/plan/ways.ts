// Acts that may bring about what a condition says, the nearest first. Whether they do is for the laws to say.
import {
  type Act,
  type Affordance,
  type Condition,
  type ConditionForm,
  ENTITY_TABLES,
  holds,
  hops,
  meaningsOf,
  type Prop,
  placeOf,
  type Term,
  termIds,
  type World,
} from '@hakoniwa/stage';
import { MAKES, UNMAKES } from '../want/verb-hints.ts';
import type { Thinking } from './thought.ts';

/** A world that is thought of, and who thinks. */
export interface AskedWays {
  readonly world: World;
  readonly thinking: Thinking;
}
type Asked = AskedWays;

/** At most so many ways are thought of for one wish. */
const WAYS = 8;

/** Acts to try for a condition that says one thing. */
export function waysTo(asked: Asked, condition: Condition): readonly Act[] {
  const { thinking } = asked;
  return Object.entries(WAYS_BY_FORM)
    .flatMap(([form, ways]) =>
      condition[form as ConditionForm] === undefined ? [] : ways(asked, condition),
    )
    .filter(({ verb }) => !thinking.manner.shuns(verb))
    .map((deed, index) => ({ deed, cost: thinking.manner.cost(deed.verb), index }))
    .sort((a, b) => a.cost - b.cost || a.index - b.index)
    .slice(0, WAYS)
    .map(({ deed }) => ({ ...deed, actor: thinking.who }));
}

/** An act, whoever does it. */
export type PlannedDeed = Omit<Act, 'actor'>;
type Deed = PlannedDeed;
type Ways = (asked: Asked, condition: Condition) => readonly Deed[];

const WAYS_BY_FORM: Readonly<Partial<Record<ConditionForm, Ways>>> = {
  at: (asked, { at }) => {
    if (!at || !meansOneself(asked, at.character)) return [];
    const [place] = idsOf(asked, { sort: 'places', term: at.place });
    const next = place === undefined ? undefined : nextPlace(asked, place);
    return next === undefined ? [] : [{ verb: 'move', target: next }];
  },
  holds: (asked, { holds }) => {
    if (!holds) return [];
    const things = nearestThings(asked, holds.prop);
    if (meansOneself(asked, holds.character))
      return [
        ...things.map(({ id }) => ({ verb: 'take', object: id })),
        ...makers(asked, holds.prop),
      ];
    const [to] = idsOf(asked, { sort: 'characters', term: holds.character });
    return to === undefined
      ? []
      : things.map(({ id }) => ({ verb: 'give', object: id, target: to }));
  },
  state: (asked, { state }) => {
    if (!state) return [];
    const meanings = [...meaningsOf(state.has)];
    const verbs = meanings.flatMap((meaning) => MAKES[meaning] ?? []);
    if (meanings.includes('full'))
      return into(asked, { prop: { kind: 'drink' }, target: state.prop });
    return nearestThings(asked, state.prop).flatMap((prop) => [
      ...verbs.map((verb) => ({ verb, object: prop.id })),
      ...worded(prop, { state: state.has, side: 'add' }),
    ]);
  },
  in: (asked, { in: inside }) =>
    inside ? into(asked, { prop: inside.prop, target: inside.container }) : [],
  on: (asked, { on }) => (on ? into(asked, { prop: on.prop, target: on.surface }) : []),
  done: (asked, { done }) => {
    if (!done || !meansOneself(asked, done.by)) return [];
    const { verb } = done;
    const targets = done.target === undefined ? [undefined] : anyIds(asked, done.target);
    const objects = done.object === undefined ? [undefined] : thingsFor(asked, done.object);
    const deeds = objects.flatMap((object) =>
      targets.flatMap((target) =>
        waysOf(asked, { verb, object }).map((affordance) => ({
          verb,
          ...(object === undefined ? {} : { object }),
          ...(target === undefined ? {} : { target }),
          ...(affordance === undefined ? {} : { affordance }),
        })),
      ),
    );
    return deeds.length > 0 || done.object === undefined ? deeds : makers(asked, done.object);
  },
  knows: (asked, { knows }) => {
    if (!knows || !meansOneself(asked, knows.character)) return [];
    return nearestThings(asked, knows.about).flatMap(({ id, kind }) => [
      { verb: kind === 'readable' ? 'read' : 'inspect', object: id },
    ]);
  },
  not: (asked, { not }) => {
    const { holds, state, at } = not ?? {};
    if (holds)
      return nearestThings(asked, holds.prop).map(({ id }) => ({ verb: 'put', object: id }));
    if (at) return meansOneself(asked, at.character) ? elsewhere(asked) : [];
    if (!state) return [];
    const verbs = [...meaningsOf(state.has)].flatMap((meaning) => UNMAKES[meaning] ?? []);
    return nearestThings(asked, state.prop).flatMap((prop) => [
      ...worded(prop, { state: state.has, side: 'remove' }),
      ...verbs.map((verb) => ({ verb, object: prop.id })),
    ]);
  },
};

/** In how many ways one may do it with a thing: what can be done with it as it is comes first. */
function waysOf(
  { world }: Asked,
  { verb, object = '' }: Pick<Deed, 'verb' | 'object'>,
): readonly (string | undefined)[] {
  const prop = world.props.get(object);
  const ways = prop?.affordances.filter((one) => one.verb === verb) ?? [];
  if (!prop || verb !== 'use' || ways.length < 2) return [undefined];
  const lacks = ({ requires }: Affordance) =>
    (requires?.holding?.length ?? 0) +
    (requires?.state ?? []).filter((has) => !holds(world, { state: { prop: prop.id, has } }))
      .length;
  return ways.toSorted((a, b) => lacks(a) - lacks(b)).map(({ label }) => label);
}

/** The pack's own ways with a thing that bring a state, or take it away. */
function worded(
  prop: Prop,
  { state, side }: { readonly state: string; readonly side: 'add' | 'remove' },
): Deed[] {
  return prop.affordances
    .filter(({ outcomes = [] }) =>
      outcomes.some((one) => one.do === 'state' && (one[side] ?? []).includes(state)),
    )
    .map((one) => asDone(prop, one));
}

function into(
  asked: Asked,
  { prop, target }: { readonly prop: Term; readonly target: Term },
): Deed[] {
  const [vessel] = nearestThings(asked, target);
  if (!vessel) return [];
  const things = nearestThings(asked, prop);
  // What is not there yet is made first.
  if (things.length === 0) return makers(asked, prop);
  return things
    .filter(({ id }) => id !== vessel.id)
    .flatMap((thing) => [
      ...(thing.kind === 'drink' ? [{ verb: 'pour', object: thing.id, target: vessel.id }] : []),
      { verb: 'put', object: thing.id, target: vessel.id },
    ]);
}

/** What brings forth something of that sort. */
function makers(asked: Asked, term: Term): Deed[] {
  if (typeof term === 'string') return [];
  const { world } = asked;
  const isWanted = (one: Made) => isOfSort(world, { term, name: one.name, kind: one.kind });
  const sources = [...world.props.values()].filter(
    (prop) => (prop.yields ?? []).some(isWanted) || yieldings(prop, isWanted).length > 0,
  );
  return byDistance(asked, sources).flatMap((prop) => [
    ...yieldings(prop, isWanted).map((one) => asDone(prop, one)),
    ...((prop.yields ?? []).some(isWanted) ? [{ verb: 'use', object: prop.id }] : []),
  ]);
}

/** What would come into being. */
interface Made {
  readonly name: string;
  readonly kind?: string | undefined;
}

/** The pack's own ways with a thing by which something comes into being. */
function yieldings({ affordances }: Prop, isWanted: (one: Made) => boolean): Affordance[] {
  return affordances.filter(({ outcomes = [] }) =>
    outcomes.some((one) => one.do === 'yield' && isWanted(one.thing)),
  );
}

/** A way with a thing as a deed: a use says which. */
function asDone({ id }: Prop, { verb, label }: Affordance): Deed {
  return { verb, object: id, ...(verb === 'use' ? { affordance: label } : {}) };
}

/** Whether something with that name would be what a term means: asked of a thing that is only thought of. */
function isOfSort(
  world: World,
  { term, name, kind }: { term: Term; name: string; kind?: string | undefined },
): boolean {
  const made = { id: name, name, aliases: [], kind: kind ?? 'thing', state: [], affordances: [] };
  const only = { ...world, props: { ids: () => [name], get: () => made } } as unknown as World;
  return termIds(only, { term, sort: 'props' }).length > 0;
}

/** Any way out. */
function elsewhere({ world, thinking }: Asked): Deed[] {
  const here = world.characters.get(thinking.who)?.place;
  const exits = here === undefined ? [] : (world.places.get(here)?.exits ?? []);
  return exits.map(({ to }) => ({ verb: 'move', target: to }));
}

export function meansOneself({ thinking }: Asked, term: Term | undefined): boolean {
  if (term === undefined) return true;
  return typeof term === 'string' ? term === thinking.who : term.as === 'self';
}

/** What a term may mean in one table of the world. */
export function idsOf(
  { world, thinking }: Asked,
  asked: { readonly sort: (typeof ENTITY_TABLES)[number]; readonly term: Term | undefined },
): readonly string[] {
  return termIds(world, { ...asked, bindings: { self: thinking.who } });
}

function anyIds(asked: Asked, term: Term): readonly string[] {
  return ENTITY_TABLES.toReversed().flatMap((sort) =>
    idsOf(asked, { sort, term }).filter((id) => asked.world[sort].has(id)),
  );
}

function thingsFor(asked: Asked, term: Term): readonly string[] {
  const things = nearestThings(asked, term).map(({ id }) => id as string);
  return things.length > 0 ? things : anyIds(asked, term);
}

/** Things a term may mean, those at hand first. */
export function nearestThings(asked: Asked, term: Term): readonly Prop[] {
  const found = idsOf(asked, { sort: 'props', term: term }).flatMap(
    (id) => asked.world.props.get(id) ?? [],
  );
  return byDistance(asked, found);
}

export function byDistance({ world, thinking }: Asked, things: readonly Prop[]): readonly Prop[] {
  const here = world.characters.get(thinking.who)?.place;
  const far = (prop: Prop) => {
    if ('holder' in prop.at && prop.at.holder === thinking.who) return -1;
    const place = placeOf(world, prop);
    return here === undefined || place === undefined
      ? Infinity
      : (hops(world, { from: here, to: place }) ?? Infinity);
  };
  return things
    .map((prop) => ({ prop, away: far(prop) }))
    .sort((a, b) => a.away - b.away || (a.prop.id < b.prop.id ? -1 : 1))
    .map(({ prop }) => prop);
}

/** The next place on the shortest way there. */
export function nextPlace({ world, thinking }: Asked, to: string): string | undefined {
  const from = world.characters.get(thinking.who)?.place;
  const exits = from === undefined ? [] : (world.places.get(from)?.exits ?? []);
  const ways = exits
    .map((exit) => ({ next: exit.to, away: hops(world, { from: exit.to, to: to as never }) }))
    .filter((way): way is { next: typeof way.next; away: number } => way.away !== undefined);
  return ways.sort((a, b) => a.away - b.away)[0]?.next;
}
