// Pinned facts: what a person wants a character never to forget; no summary and no budget cuts them.
import { isJsonObject, type Json, type World } from '@hakoniwa/stage';

/** The name under which pins are kept in a world: `/systems/pinned/<character>` is a list of sentences. */
export const PINNED_SYSTEM = 'pinned';

/** The facts pinned to a character. */
export function pinnedFacts(world: World, id: string): string[] {
  const all: Json | undefined = world.systems.get(PINNED_SYSTEM);
  const own = isJsonObject(all) && Object.hasOwn(all, id) ? all[id] : undefined;
  return Array.isArray(own) ? own.filter((fact): fact is string => typeof fact === 'string') : [];
}
