// A world on the wire brought to life, and followed from request to request: only what changed is made anew.
import type { Character, Language, Prop, Whereabouts, World } from '@hakoniwa/stage';
import type { NounLore } from '../language/lore.ts';
import { EntryList, type EntryNews, type FreshEntry, type WireEntry } from './entry-list.ts';
import { WireFrame } from './frame.ts';
import {
  characterOfWire,
  exitsOf,
  lockedDoors,
  placeOfWire,
  plainExit,
  propOfWire,
  whereCharacter,
} from './made-of-wire.ts';
import type { WireCharacter, WireLocation, WireProp, WorldState } from './schema.ts';
import { isEntry, isSameList, PEOPLE, PLACES, PROPS } from './wire-entries.ts';
import { WorldParts } from './world-parts.ts';

/** What names mean, needed where the wire does not say what sort of thing a prop is. */
export interface WireReading {
  readonly state: WorldState;
  readonly speaker: string;
  /** The conversation it belongs to: its next request will bring nearly the same world. */
  readonly session: string;
  readonly language: Language;
  readonly lore: NounLore;
}

/** What a request says that the one before did not. */
interface News {
  readonly props: EntryNews<WireProp, Prop>;
  readonly people: EntryNews<WireCharacter, Character>;
  readonly places: EntryNews<WireLocation, never>;
  readonly frame: WireFrame;
  /** The frame of the request before; the same one where nobody and nothing has moved. */
  readonly before: WireFrame | undefined;
}

/** One world through all its requests. */
export class ReadWorld {
  readonly #language: Language;
  readonly #lore: NounLore;
  readonly #props = new EntryList<WireProp, Prop>(PROPS);
  readonly #people = new EntryList<WireCharacter, Character>(PEOPLE);
  readonly #places = new EntryList<WireLocation, never>(PLACES);
  readonly #parts: WorldParts;
  #current: string | undefined;
  #frame: WireFrame | undefined;
  /** Things that are held, but not listed. */
  #unlisted: ReadonlyMap<string, Prop> = new Map();
  #doors: ReadonlyMap<string, Prop> = new Map();

  constructor({ language, lore }: Pick<WireReading, 'language' | 'lore'>) {
    this.#language = language;
    this.#lore = lore;
    this.#parts = new WorldParts(language);
  }

  /** Characters kept for it. */
  get weight(): number {
    return this.#props.weight + this.#people.weight + this.#places.weight;
  }

  /** The world of a request. The speaker is always in it, at the current location if nowhere else. */
  read({ state, speaker }: Pick<WireReading, 'state' | 'speaker'>): World {
    const { characters = {} } = state;
    const isHere = Object.hasOwn(characters, speaker) && isEntry(speaker, characters[speaker]);
    const props = this.#props.follow(state.props);
    const people = this.#people.follow(isHere ? characters : { ...characters, [speaker]: {} });
    const places = this.#places.follow(state.locations);
    const before = this.#frame;
    const isMoved =
      state.location?.current !== this.#current ||
      isAnyMoved(props) ||
      isAnyMoved(people) ||
      isChanged(places);
    this.#current = state.location?.current;
    this.#frame = before && !isMoved ? before : this.#newFrame();
    const news: News = { props, people, places, frame: this.#frame, before };
    this.#makePlaces(news);
    this.#makePeople(news);
    this.#makeProps(news);
    return this.#parts.world();
  }

  #newFrame(): WireFrame {
    return new WireFrame({
      people: this.#people,
      props: this.#props,
      places: this.#places,
      current: this.#current,
    });
  }

  #makePlaces({ places, frame, before }: News): void {
    if (frame === before) return;
    if (before && !isChanged(places) && isSameOrder(before.places, frame.places)) return;
    // Without a map every place leads to every other: one list for all of them, itself included.
    const everywhere = this.#places.size > 0 ? [] : Array.from(frame.places, plainExit);
    const to = { names: frame.places, language: this.#language };
    for (const name of frame.places) {
      const wire = this.#places.get(name)?.wire;
      const exits = wire ? exitsOf(wire, to) : everywhere;
      this.#parts.put('places', name, placeOfWire(name, wire, { exits }));
    }
    for (const name of before?.places ?? [])
      if (!frame.places.has(name)) this.#parts.drop('places', name);
  }

  #makePeople({ people, frame, before }: News): void {
    for (const name of people.gone) this.#parts.drop('characters', name);
    for (const entry of frame === before ? freshOf(people) : this.#people.all) {
      const { name, wire, made } = entry;
      if (made && isSamePlace(made, whereCharacter(name, { character: wire, frame }))) continue;
      entry.made = characterOfWire(name, { one: wire, frame });
      this.#parts.put('characters', name, entry.made);
    }
  }

  #makeProps(news: News): void {
    const { props, frame, before } = news;
    const doors = this.#doorsOf(news);
    for (const name of props.gone) this.#parts.drop('props', name);
    for (const entry of frame === before ? freshOf(props) : this.#props.all) {
      const { name, wire, made } = entry;
      const at = frame.whereabouts(name, wire.location);
      if (made && isSameSpot(made.at, at)) continue;
      entry.made = made ? { ...made, at } : propOfWire(name, wire, { at, lore: this.#lore });
      this.#parts.put('props', name, entry.made);
    }
    if (frame !== before) this.#makeUnlisted(frame);
    this.#putDoors(doors);
  }

  /** What somebody holds without its being listed is a thing all the same. */
  #makeUnlisted(frame: WireFrame): void {
    const unlisted = new Map<string, Prop>();
    for (const name of frame.held.keys()) {
      if (this.#props.has(name)) continue;
      const at = frame.whereabouts(name, undefined);
      const known = this.#unlisted.get(name);
      const made =
        known && isSameSpot(known.at, at) ? known : propOfWire(name, {}, { at, lore: this.#lore });
      unlisted.set(name, made);
      if (made !== known) this.#parts.put('props', name, made);
    }
    for (const name of this.#unlisted.keys())
      if (!unlisted.has(name) && !this.#props.has(name)) this.#parts.drop('props', name);
    this.#unlisted = unlisted;
  }

  /** The doors that stand for locked exits; a thing of that name says only how they are called and opened. */
  #doorsOf({ props, places }: News): ReadonlyMap<string, Prop> {
    const isAsked = (name: string) => this.#doors.has(name);
    const isSame =
      !isChanged(places) &&
      !freshOf(props).some(({ name }) => isAsked(name)) &&
      !props.gone.some(isAsked);
    if (isSame) return this.#doors;
    const known = (name: string) => this.#props.get(name)?.wire;
    return new Map(
      this.#places.all.flatMap(({ name, wire: { exits } }) =>
        lockedDoors(this.#language, name, { exits, known }),
      ),
    );
  }

  /** Doors stand in the place of things of their name. */
  #putDoors(doors: ReadonlyMap<string, Prop>): void {
    for (const name of this.#doors.keys()) {
      if (doors.has(name)) continue;
      const instead = this.#props.get(name)?.made ?? this.#unlisted.get(name);
      if (instead) this.#parts.put('props', name, instead);
      else this.#parts.drop('props', name);
    }
    for (const [name, door] of doors) this.#parts.put('props', name, door);
    this.#doors = doors;
  }
}

function isChanged({ fresh, gone, isRenamed }: EntryNews<unknown, unknown>): boolean {
  return isRenamed || fresh.length > 0 || gone.length > 0;
}

/** Whether anything has changed that other entries may depend on: what there is, where it is, who holds it. */
function isAnyMoved({ fresh, gone, isRenamed }: EntryNews<Movable, unknown>): boolean {
  return isRenamed || gone.length > 0 || fresh.some(isOneMoved);
}

interface Movable {
  readonly location?: string | undefined;
  readonly holding?: readonly string[] | undefined;
}

function isOneMoved({ entry, before }: FreshEntry<Movable, unknown>): boolean {
  if (!before || before.wire.location !== entry.wire.location) return true;
  return !isSameList(before.wire.holding, entry.wire.holding);
}

function freshOf<W, M>({ fresh }: EntryNews<W, M>): WireEntry<W, M>[] {
  return fresh.map(({ entry }) => entry);
}

/** Whether two sets have the same names in the same order, in which exits are listed. */
function isSameOrder(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const names = other.values();
  return one.size === other.size && [...one].every((name) => name === names.next().value);
}

type Standing = Pick<Character, 'place' | 'hands'>;

function isSamePlace(one: Standing, other: Standing): boolean {
  return one.place === other.place && one.hands === other.hands;
}

function isSameSpot(one: Whereabouts, other: Whereabouts): boolean {
  if ('place' in one) return 'place' in other && one.place === other.place;
  if ('holder' in one) return 'holder' in other && one.holder === other.holder;
  return 'inside' in other && one.inside === other.inside;
}
