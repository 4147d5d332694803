// The gardens a visitor sees first: one kitchen for each language, made once and living ever since.
import type { Language } from '@hakoniwa/stage';
import { type Database, serverSetting } from '@hakoniwa/store/postgres';
import { LOCAL_OWNER } from '../borders/pass.ts';
import type { Gardens } from './gardens.ts';

type Front = Readonly<Record<Language, string>>;

/** Makes both kitchens and lets them live. */
export async function makeKitchens(gardens: Gardens): Promise<Front> {
  return { ja: await makeKitchen(gardens, 'ja'), en: await makeKitchen(gardens, 'en') };
}

/** Finds both kitchens where they were left; makes those that are not there. */
export async function findKitchens(gardens: Gardens, database: Database): Promise<Front> {
  const find = (language: Language) =>
    serverSetting(database, {
      name: `front.${language}`,
      isUsable: async (id) => (await gardens.get(id, LOCAL_OWNER)) !== undefined,
      make: () => makeKitchen(gardens, language),
    });
  return { ja: await find('ja'), en: await find('en') };
}

async function makeKitchen(gardens: Gardens, language: Language): Promise<string> {
  const wanted = { pack: 'kitchen', scenario: 'kitchen_morning', language, seed: 1 };
  const garden = await gardens.create(wanted, LOCAL_OWNER);
  await garden.clock?.set({ state: 'running' });
  return garden.facts.id;
}
