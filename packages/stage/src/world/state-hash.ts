// One hash for a whole world, found from the parts that changed alone.
import { canonicalJson } from '../base/canonical.ts';
import { addDigest, digestHex, digestText, emptyDigest } from '../base/hash.ts';
import type { Json } from '../base/json.ts';
import { documentOf, worldFrom } from './document.ts';
import { SINGLE_NAMES, TABLE_NAMES, type World } from './world.ts';

/**
 * The hash by which runs and resumes are compared. Sums of entity digests are kept per bucket, so
 * only touched entities are hashed again. How many events made the world does not count.
 */
export function stateHash(world: World): string {
  const sum = emptyDigest();
  for (const name of TABLE_NAMES) {
    const table = digestHex(world[name].digest());
    addDigest(sum, digestText(`${name}=${table}`));
  }
  for (const name of SINGLE_NAMES) {
    addDigest(sum, digestText(`${name}=${canonicalJson(world[name] as Json | undefined)}`));
  }
  return digestHex(sum);
}

/** The same hash found from nothing but the document: what `--verify` and snapshots check against. */
export function fullStateHash(world: World): string {
  return stateHash(worldFrom(structuredCloneJson(documentOf(world))));
}

function structuredCloneJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
