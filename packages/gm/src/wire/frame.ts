// What one entry of a world on the wire means by the others: which names are places, who holds what, where all begin.
import { characterId, placeId, propId, type Whereabouts } from '@hakoniwa/stage';
import type { WireEntry } from './entry-list.ts';
import type { WireCharacter, WireLocation, WireProp } from './schema.ts';

/** Entries of one kind, as far as a frame asks about them. */
interface Listed<W> {
  readonly size: number;
  readonly all: readonly Pick<WireEntry<W, unknown>, 'name' | 'wire'>[];
  readonly has: (name: string) => boolean;
  readonly get: (name: string) => Pick<WireEntry<W, unknown>, 'wire'> | undefined;
}

export interface Framed {
  readonly people: Listed<WireCharacter>;
  readonly props: Listed<WireProp>;
  readonly places: Listed<WireLocation>;
  /** The current location, as the wire calls it. */
  readonly current: string | undefined;
}

/** The one place of a world that names none. */
const NOWHERE = '—';

/** How the entries of a world hang together; found in one walk through them. */
export class WireFrame {
  /** The names of all places, listed or only mentioned. */
  readonly places: ReadonlySet<string>;
  /** What is in somebody's hands, and in whose. */
  readonly held: ReadonlyMap<string, string>;
  /** Where those are who are nowhere else: the current location, else the first place. */
  readonly start: string;
  readonly #of: Framed;
  /** Where a location leads; most things share one with many others. */
  readonly #spots = new Map<string, Whereabouts | 'inside'>();
  readonly #endless = new Map<string, boolean>();
  readonly #begin: Whereabouts;
  #pocketed: ReadonlyMap<string, number> | undefined;

  constructor(of: Framed) {
    this.#of = of;
    this.places = placesOf(of);
    this.held = heldIn(of);
    const [first = NOWHERE] = this.places;
    this.start = of.current !== undefined && this.places.has(of.current) ? of.current : first;
    this.#begin = { place: placeId(this.start) };
  }

  /** Where a thing is. */
  whereabouts(name: string, location: string | undefined): Whereabouts {
    const holder = this.held.size === 0 ? undefined : this.held.get(name);
    if (holder !== undefined) return { holder: characterId(holder) };
    if (location === undefined) return this.#begin;
    const spot = this.#spot(location);
    if (spot !== 'inside') return spot;
    return location === name || this.#isEndless(name) ? this.#begin : { inside: propId(location) };
  }

  /** How many things are on someone whose hands are listed, but not in them: pocketed or worn, they fill no hand. */
  pocketed(name: string): number {
    this.#pocketed ??= pocketedIn(this.#of);
    return this.#pocketed.get(name) ?? 0;
  }

  #spot(location: string): Whereabouts | 'inside' {
    const known = this.#spots.get(location);
    if (known) return known;
    const found = this.#findSpot(location);
    this.#spots.set(location, found);
    return found;
  }

  #findSpot(location: string): Whereabouts | 'inside' {
    if (this.#of.people.has(location)) return { holder: characterId(location) };
    if (this.places.has(location)) return { place: placeId(location) };
    return this.#of.props.has(location) ? 'inside' : this.#begin;
  }

  /** Whether following containers from a thing never comes to an end; what is found holds for all on the way. */
  #isEndless(name: string): boolean {
    const way = new Set<string>();
    let at: string | undefined = name;
    while (at !== undefined && !way.has(at) && !this.#endless.has(at) && this.#of.props.has(at)) {
      way.add(at);
      at = this.#of.props.get(at)?.wire.location;
    }
    const isEndless = at !== undefined && (way.has(at) || this.#endless.get(at) === true);
    for (const one of way) this.#endless.set(one, isEndless);
    return isEndless;
  }
}

/** Places that are listed, that characters and props name unless they name a container or person, and the current one. */
function placesOf({ people, props, places, current }: Framed): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name } of places.all) names.add(name);
  for (const { wire } of people.all) if (wire.location) names.add(wire.location);
  const seen = new Set<string>();
  for (const { wire } of props.all) {
    const { location } = wire;
    if (!location || seen.has(location)) continue;
    seen.add(location);
    if (!props.has(location) && !people.has(location)) names.add(location);
  }
  if (current) names.add(current);
  return names.size > 0 ? names : new Set([NOWHERE]);
}

function heldIn({ people }: Framed): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  for (const { name, wire } of people.all)
    for (const thing of wire.holding ?? []) held.set(thing, name);
  return held;
}

function pocketedIn({ people, props }: Framed): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const hands = new Map<string, ReadonlySet<string>>();
  for (const { name, wire } of props.all) {
    const holding = wire.location ? people.get(wire.location)?.wire.holding : undefined;
    if (holding === undefined || !wire.location) continue;
    const inHand = hands.get(wire.location) ?? new Set(holding);
    hands.set(wire.location, inHand);
    if (!inHand.has(name)) counts.set(wire.location, (counts.get(wire.location) ?? 0) + 1);
  }
  return counts;
}
