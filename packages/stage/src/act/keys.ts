// Which key fits: the one the lock names, else one that shares its name, else the only key held.

import { ALL_WRITINGS } from '../language/index.ts';
import { means } from '../words/means.ts';
import { heldBy } from '../world/queries.ts';
import type { Character } from '../world/schema/character.ts';
import type { Prop } from '../world/schema/prop.ts';
import type { World } from '../world/world.ts';

/** Whether the character holds a key that fits this lock. */
export function holdsKeyFor(
  world: World,
  { character, lock }: { readonly character: Character; readonly lock: Prop },
): boolean {
  const held = heldBy(world, character.id);
  if (lock.key !== undefined) return held.some((prop) => prop.id === lock.key);
  const keys = held.filter(isKey);
  return keys.length === 1 || keys.some((key) => sharesName(key, lock));
}

/** Whether a prop is locked for this character: it is, and no key in hand fits. */
export function isLockedFor(
  world: World,
  { character, prop }: { readonly character: Character; readonly prop: Prop },
): boolean {
  return means(prop.state, 'locked') && !holdsKeyFor(world, { character, lock: prop });
}

function isKey(prop: Prop): boolean {
  if (prop.kind === 'key') return true;
  const isNamedSo = (name: string) => ALL_WRITINGS.some(({ keyName }) => keyName.test(name));
  return prop.kind === 'thing' && namesOf(prop).some(isNamedSo);
}

function sharesName(key: Prop, lock: Prop): boolean {
  const locks = namesOf(lock).map((name) => withoutDoor(name).trim());
  return namesOf(key).some((name) =>
    locks.some((lockName) => lockName !== '' && name.includes(lockName)),
  );
}

function withoutDoor(name: string): string {
  return ALL_WRITINGS.reduce((left, { doorEnd }) => left.replace(doorEnd, ''), name);
}

/** As they are said: `Safe_Key` shares its name with the safe. */
function namesOf(prop: Prop): readonly string[] {
  return [prop.name, ...prop.aliases].map((name) => name.toLowerCase().replaceAll('_', ' '));
}
