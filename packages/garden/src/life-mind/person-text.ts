// Who a resident is, as a model is told it: the same in every question, so that servers can keep it.
import { type Character, textIn, type World } from '@hakoniwa/stage';
import { LIFE_MIND_WORDING } from './locale/index.ts';

/** The lasting beginning of every question: the town, and the person in it. */
export function personText(world: World, id: string): string {
  const words = textIn(LIFE_MIND_WORDING, world.language);
  const self = world.characters.get(id);
  return self ? `${words.town}\n\n${described(world, self)}` : words.town;
}

function described(
  world: World,
  { name, description, personality, employment }: Character,
): string {
  const words = textIn(LIFE_MIND_WORDING, world.language);
  const traits = Object.entries(words.trait).map(
    ([trait, word]) => `${word} ${String(personality[trait as keyof typeof personality])}`,
  );
  const jobs = (employment?.workplaces ?? []).map(
    ({ workplaceLabel, mapId }) => `${workplaceLabel} (${world.places.get(mapId)?.name ?? mapId})`,
  );
  const values = personality.values.join(', ');
  const person = words.person({ name, description, traits: traits.join(', '), values });
  return jobs.length === 0 ? person : `${person}\n${words.work(jobs.join(', '))}`;
}
