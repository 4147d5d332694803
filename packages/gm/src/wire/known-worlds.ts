// Worlds on the wire that were read lately: the next turn of a conversation sends nearly the same one again.
import type { World } from '@hakoniwa/stage';
import { cachedBy } from '../language/cache.ts';
import { ReadWorld, type WireReading } from './read-world.ts';

/** Small worlds kept, each with all that was found out about it: a few conversations at a time. */
const KEPT_WORLDS = 64;
/** Entries of a small world, and characters of it: to write it down costs less than to follow it. */
const SMALL_ENTRIES = 100;
const SMALL_TEXT = 40_000;
/** Characters of all larger worlds that are kept, some 200 for each entry: about 100 MB with what is found out. */
const KEPT_WEIGHT = 6_000_000;

/** Reads worlds. One that says the same as before is the same world; of one that changed a little most is. */
export function knownWorlds({ keptWeight = KEPT_WEIGHT } = {}): (reading: WireReading) => World {
  const small = cachedBy(KEPT_WORLDS, (_key, reading: WireReading) => readAnew(reading));
  const large = new FollowedWorlds(keptWeight);
  return (reading) => {
    const key = large.has(reading) || !isSmall(reading) ? undefined : keyOf(reading);
    return key === undefined || key.length > SMALL_TEXT ? large.read(reading) : small(key, reading);
  };
}

function readAnew(reading: WireReading): World {
  return new ReadWorld(reading).read(reading);
}

/** Follows the world of each conversation; those unused for longest are forgotten first. */
class FollowedWorlds {
  readonly #keptWeight: number;
  readonly #kept = new Map<string, { readonly world: ReadWorld; readonly weight: number }>();
  #total = 0;

  constructor(keptWeight: number) {
    this.#keptWeight = keptWeight;
  }

  has(reading: WireReading): boolean {
    return this.#kept.has(idOf(reading));
  }

  read(reading: WireReading): World {
    const id = idOf(reading);
    const world = this.#kept.get(id)?.world ?? new ReadWorld(reading);
    const found = world.read(reading);
    this.#forget(id);
    this.#kept.set(id, { world, weight: world.weight });
    this.#total += world.weight;
    for (const [oldest] of this.#kept) {
      if (this.#total <= this.#keptWeight) break;
      this.#forget(oldest);
    }
    return found;
  }

  #forget(id: string): void {
    this.#total -= this.#kept.get(id)?.weight ?? 0;
    this.#kept.delete(id);
  }
}

function idOf({ language, session }: WireReading): string {
  return `${language}\n${session}`;
}

function isSmall({ state: { props = {}, characters = {}, locations = {} } }: WireReading): boolean {
  return (
    Object.keys(locations).length <= SMALL_ENTRIES &&
    Object.keys(characters).length <= SMALL_ENTRIES &&
    Object.keys(props).length <= SMALL_ENTRIES
  );
}

/** Everything a world is made from; nothing where the caller's own objects cannot be written down. */
function keyOf({ state, speaker, language }: WireReading): string | undefined {
  const { location, locations, characters, props } = state;
  try {
    return JSON.stringify([language, speaker, location, locations, characters, props]);
  } catch {
    return undefined;
  }
}
