// Makes the garden of a campaign, once, when the first session begins.

import { gardenRow } from '@hakoniwa/garden';
import { documentOf } from '@hakoniwa/stage';
import { GardenExistsError } from '@hakoniwa/store';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { firstWorld } from '../play/first-world.ts';
import type { CharacterRow } from '../rows/character-row.ts';
import type { CampaignRunner } from './campaign-runner.ts';

export async function makeGarden(runner: CampaignRunner, character: CharacterRow): Promise<void> {
  const { database } = runner.parts;
  if (await gardenRow(database, character.garden)) return;
  const { pack, campaign } = await runner.packOf(character.pack);
  const { scenario, language, seed, name, about, garden } = character;
  const description = about.description;
  const world = firstWorld({ pack, campaign, scenario, language, seed, name, description });
  const ownerId = character.ownerId ?? undefined;
  const facts = { ownerId, title: name, pack: character.pack, scenario, language };
  const store = new PostgresEventStore(database, { factsOf: () => facts });
  try {
    await store.create({ garden, genesis: documentOf(world) });
  } catch (error) {
    // Two who begin at once make one garden.
    if (!(error instanceof GardenExistsError)) throw error;
  }
}
