// What a stranger seems to be: the same warrior is a threat to the timid and a match to the bold.
import { type Character, type Personality, relationId, type World } from '@hakoniwa/stage';

/** The side of a belief about somebody that says what they seem to be. */
export const SEEMS = 'seems';

/** How much somebody fears whom they do not know, in points; 0 and less is no fear. */
export function fearOf({ neuroticism, extraversion }: Personality): number {
  return (neuroticism - extraversion * 0.5) * 0.9;
}

/** What somebody unknown seems to be to this one; undefined when they are known, or neither feared nor sought. */
export function seemsTo(
  world: World,
  { self, other }: { readonly self: Character; readonly other: string },
): string | undefined {
  const relation = world.relations.get(relationId(self.id, other));
  if (relation ? relation.affinity >= 0 : areNeighbours(world, self, other)) return undefined;
  if (fearOf(self.personality) > FEARED) return 'threat';
  return daringOf(self.personality) > DARING ? 'match' : undefined;
}

/** Who live in the same town have seen each other before, though nothing was between them yet. */
function areNeighbours(world: World, { home }: Character, other: string): boolean {
  return home !== undefined && world.characters.get(other)?.home !== undefined;
}

/** Whether strangers are anything to this one but strangers. */
export function isImpressed(personality: Personality): boolean {
  return fearOf(personality) > FEARED || daringOf(personality) > DARING;
}

function daringOf({ extraversion, neuroticism, agreeableness }: Personality): number {
  return extraversion - neuroticism * 0.5 + (50 - agreeableness) * 0.5;
}

/** From here on fear decides what one sees. */
const FEARED = 35;
/** From here on one looks for somebody to measure oneself against. */
const DARING = 70;
