// Worlds on the wire that were read lately: talk leaves the world as it was, so the next turn sends it again.
import type { World } from '@hakoniwa/stage';
import { remember } from '../language/cache.ts';
import { type WireReading, worldOf } from './world-of.ts';

/** Worlds kept: a few conversations at a time. */
const KEPT_WORLDS = 64;
/** Characters of a world that is worth keeping: some hundred things. Larger ones are read anew. */
const MAX_WORLD_TEXT = 40_000;

/** Reads worlds; one that says the same as before is the same world, with all that was found out about it. */
export function knownWorlds(): (reading: WireReading) => World {
  const known = remember(KEPT_WORLDS, (_key, reading: WireReading) => worldOf(reading));
  return (reading) => {
    const key = keyOf(reading);
    return key === undefined || key.length > MAX_WORLD_TEXT
      ? worldOf(reading)
      : known(key, reading);
  };
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
