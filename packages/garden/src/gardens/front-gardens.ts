// The gardens a visitor sees first: one kitchen for each language the pages are written in, made once and living ever since.

import { type Database, serverSetting } from '@hakoniwa/database';
import type { TextLanguage } from '@hakoniwa/stage';
import type { Gardens } from './gardens.ts';

/** The garden a visitor sees first, in each language of the pages: its id. */
export type FrontGardens = Readonly<Record<TextLanguage, string>>;

/** What stands on the first page belongs to the server itself. */
const SERVER = { owner: 'local' };

/** Finds both kitchens where they were left; makes those that are not there. */
export async function frontGardens(gardens: Gardens, database: Database): Promise<FrontGardens> {
  const find = (language: TextLanguage) =>
    serverSetting(database, {
      name: `front.${language}`,
      isUsable: async (id) => (await gardens.get(id, SERVER)) !== undefined,
      make: () => makeKitchen(gardens, language),
    });
  return { ja: await find('ja'), en: await find('en') };
}

async function makeKitchen(gardens: Gardens, language: TextLanguage): Promise<string> {
  const wanted = { pack: 'kitchen', scenario: 'kitchen_morning', language, seed: 1 };
  const garden = await gardens.create(wanted, SERVER);
  await garden.clock.set({ state: 'running' });
  return garden.facts.id;
}
