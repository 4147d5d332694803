// Looks up what an act names: ids become entities, names that are no id stay empty.

import { ENTITY_TYPES } from '../base/vocabulary.ts';
import type { Character } from '../world/schema/character.ts';
import type { World } from '../world/world.ts';
import { type Act, SLOTS, type Slot } from './act.ts';
import type { Action, ActScene, Filled } from './action.ts';

/** The scene of an act. */
export function actSceneOf(
  world: World,
  { act, roles }: { readonly act: Act; readonly roles: { action: Action; actor: Character } },
): ActScene {
  const filled: Partial<Record<Slot, Filled>> = {};
  for (const slot of SLOTS) {
    const id = act[slot];
    const rule = roles.action.slots[slot];
    const found = id === undefined ? undefined : entity(world, id, rule?.is ?? ENTITY_TYPES);
    if (found) filled[slot] = found;
  }
  return { world, act, ...roles, filled };
}

function entity(world: World, id: string, kinds: readonly string[]): Filled | undefined {
  const prop = kinds.includes('prop') ? world.props.get(id) : undefined;
  if (prop) return { type: 'prop', prop };
  const character = kinds.includes('character') ? world.characters.get(id) : undefined;
  if (character) return { type: 'character', character };
  const place = kinds.includes('place') ? world.places.get(id) : undefined;
  return place && { type: 'place', place };
}
