// What changed for a reader between two worlds, looking only at what was touched where that is enough.

import type {
  ChangedEntries,
  Fields,
  WatchContents,
  WatchDiff,
  WatchPerson,
} from '@hakoniwa/protocol';
import type { Audience, World } from '@hakoniwa/stage';
import {
  contentsOf,
  peopleFor,
  personFor,
  placesFor,
  propsFor,
  seesAll,
  selfOf,
  weatherOf,
} from './contents.ts';

/** The parts of a diff that are contents. */
export type Changed = Pick<WatchDiff, 'people' | 'props' | 'places' | 'weather'>;

/** Holds what a viewer was last shown, and says what it must be told to be up to date. */
export class Differ {
  readonly #audience: Audience;
  #world: World;
  /** Its people are changed in place: to copy a whole town for a few who moved would cost the more the larger it is. */
  #shown: WatchContents & { people: Record<string, WatchPerson> };

  constructor(audience: Audience, world: World) {
    this.#audience = audience;
    this.#world = world;
    this.#shown = contentsOf(audience, world);
  }

  /** What the viewer has now, for keeps. */
  get shown(): WatchContents {
    return { ...this.#shown, people: { ...this.#shown.people } };
  }

  /** The changes up to a world; `touched` are the people that events since then have touched. */
  to(world: World, touched: ReadonlySet<string> | 'all'): Changed {
    const before = this.#shown;
    const isFew = touched !== 'all' && seesAll(this.#audience);
    const people = isFew ? this.#touch(world, touched) : undefined;
    const after = this.#contents(world, { touched, isFew });
    this.#world = world;
    this.#shown = after;
    const weather = after.weather === before.weather ? undefined : (after.weather ?? null);
    return {
      ...given('people', people ?? changedEntries(before.people, after.people, personFields)),
      ...given('props', changedEntries(before.props, after.props, changedFields)),
      ...given('places', changedEntries(before.places, after.places, changedFields)),
      ...(weather === undefined ? {} : { weather }),
    };
  }

  #contents(
    world: World,
    { touched, isFew }: { touched: ReadonlySet<string> | 'all'; isFew: boolean },
  ): WatchContents {
    const audience = this.#audience;
    if (touched === 'all') return contentsOf(audience, world);
    const { people, places, props } = this.#shown;
    const isHere = this.#isSamePlace(world);
    const arePlacesSame = world.places === this.#world.places && isHere;
    const arePropsSame = world.props === this.#world.props && arePlacesSame;
    return {
      people: isFew ? people : peopleFor(audience, world),
      props: arePropsSame ? props : propsFor(audience, world),
      places: arePlacesSame ? places : placesFor(audience, world),
      ...weatherOf(world),
    };
  }

  #isSamePlace(world: World): boolean {
    const [before, after] = [this.#world, world].map((one) => selfOf(this.#audience, one));
    return before?.place === after?.place;
  }

  /** Brings those who were touched up to date, and says what changed of them. */
  #touch(world: World, touched: ReadonlySet<string>): ChangedEntries<WatchPerson> {
    const { people } = this.#shown;
    const changed: Record<string, Fields<WatchPerson> | null> = {};
    for (const id of touched) {
      const known = people[id];
      const person = personFor(this.#audience, { world, id });
      if (!person) {
        if (known) changed[id] = null;
        delete people[id];
        continue;
      }
      const fields = known ? personFields(known, person) : person;
      if (Object.keys(fields).length > 0) changed[id] = fields;
      people[id] = person;
    }
    return changed;
  }
}

function given<K extends string, T extends object>(key: K, entries: T): { [P in K]?: T } {
  return (Object.keys(entries).length === 0 ? {} : { [key]: entries }) as { [P in K]?: T };
}

function changedEntries<T extends object>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  fieldsOf: (before: T, after: T) => Fields<T>,
): ChangedEntries<T> {
  if (before === after) return {};
  const changed: Record<string, Fields<T> | null> = {};
  for (const [id, one] of Object.entries(after)) {
    const known = before[id];
    if (known === one) continue;
    const fields = known ? fieldsOf(known, one) : (one as Fields<T>);
    if (Object.keys(fields).length > 0) changed[id] = fields;
  }
  for (const id of Object.keys(before)) if (!(id in after)) changed[id] = null;
  return changed;
}

function changedFields<T extends object>(before: T, after: T): Fields<T> {
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) {
    if (!isSame((before as Record<string, unknown>)[key], value)) fields[key] = value;
  }
  for (const key of Object.keys(before)) if (!(key in after)) fields[key] = null;
  return fields as Fields<T>;
}

function personFields(before: WatchPerson, after: WatchPerson): Fields<WatchPerson> {
  const fields = changedFields(before, after);
  if (!fields.needs || !before.needs || !after.needs) return fields;
  const { needs } = after;
  const bent = Object.entries(needs).filter(([need, line]) => !isSame(before.needs?.[need], line));
  const gone = Object.keys(before.needs).filter((need) => !(need in needs));
  const lines = [...bent, ...gone.map((need) => [need, null])];
  return { ...fields, needs: Object.fromEntries(lines) };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
