// What the cast of a pack believes when a story begins.

import { beliefKey } from '../../world/beliefs.ts';
import { worldFrom } from '../../world/document.ts';
import { isVisibleAt } from '../../world/queries.ts';
import { characterId } from '../../world/schema/ids.ts';
import type { Beliefs, Held } from '../../world/schema/mind.ts';
import type { WorldDocument } from '../../world/schema/world-document.ts';
import type { CharacterSheet } from '../schema/character-sheet.ts';

/** The beliefs on all sheets, by their keys; what a sheet does not say of one was seen for sure. */
export function buildBeliefs(
  cast: ReadonlyMap<string, CharacterSheet>,
  since: number,
): Record<string, Beliefs> {
  const built = new Map<string, Beliefs>();
  for (const [who, { beliefs = [] }] of cast) {
    for (const { about, aspect, source = 'saw', confidence = 100, ...said } of beliefs) {
      const key = beliefKey(who, about);
      const held = { ...said, source, confidence, since } as Held;
      const sides = { ...built.get(key)?.sides, [aspect]: held };
      built.set(key, { who: characterId(who), about, sides });
    }
  }
  return Object.fromEntries(built);
}

/**
 * The same with what people know of their own house: where everything that lies in the open is kept. Who has no home, or
 * does not know the map, knows what they see; a town is no house.
 */
export function withOwnHouse(document: WorldDocument): WorldDocument {
  if (document.geography !== 'known') return document;
  const world = worldFrom(document);
  const things = [...world.props.values()].flatMap((prop) => {
    const place = 'place' in prop.at ? prop.at.place : undefined;
    const isOpen = prop.portable && place !== undefined && isVisibleAt(world, { place, prop });
    return isOpen ? [{ prop, place }] : [];
  });
  if (things.length * world.characters.size > MOST_BELIEFS) return document;
  const beliefs = { ...document.beliefs };
  const { now: since } = document.clock;
  for (const { id: who, home, place: here } of world.characters.values()) {
    if (home === undefined) continue;
    for (const { prop, place } of things) {
      const about = `props/${prop.id}`;
      const key = beliefKey(who, about);
      if (place === here || beliefs[key]) continue;
      const at: Held = { value: prop.at, source: 'saw', since, confidence: 100 };
      const name: Held = { ...at, value: prop.name };
      beliefs[key] = { who, about, sides: { at, name } };
    }
  }
  return { ...document, beliefs };
}

/** A household, and not a town: so many things times so many people are written down at the beginning. */
const MOST_BELIEFS = 80;
