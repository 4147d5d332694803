// What the cast of a pack believes when a story begins.
import { beliefKey } from '../../world/beliefs.ts';
import { characterId } from '../../world/schema/ids.ts';
import type { Beliefs, Held } from '../../world/schema/mind.ts';
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
