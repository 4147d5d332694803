// Steps of play that several tests take: making a character, setting out, acting.
import { createApi } from '@hakoniwa/client';
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';
import type { Page } from 'playwright-core';
import type { Desk } from './browser.ts';

interface Wanted {
  readonly name: string;
  readonly language?: 'ja' | 'en';
  readonly scenario?: string;
}

/** A character made over HTTP. */
export function newCharacter({ server }: Desk, wanted: Wanted): Promise<CharacterOnWire> {
  return createApi({ base: server.url }).characters.create({ language: 'ja', seed: 3, ...wanted });
}

/** Lets everybody go, so that there is room. */
export async function nobody({ server }: Desk): Promise<void> {
  const { characters } = createApi({ base: server.url });
  const { characters: all } = await characters.list();
  for (const { id, deletedAt } of all) if (deletedAt === null) await characters.remove(id);
}

/** A character in its first session; nobody else is there. */
export async function newSession(desk: Desk, wanted: Wanted): Promise<string> {
  await nobody(desk);
  const { id: characterId } = await newCharacter(desk, wanted);
  const { id } = await createApi({ base: desk.server.url }).sessions.begin({ characterId });
  return id;
}

const ACT = { ja: /行動する/, en: /^Act$/ } as const;
const OWN = { ja: '自分のことばで', en: 'In your own words' } as const;

/** Writes and sends, and waits until the story holds the answer. */
export async function write(page: Page, text: string, language: 'ja' | 'en' = 'ja'): Promise<void> {
  const before = await toldSoFar(page);
  await page.getByLabel(OWN[language]).fill(text);
  await page.getByRole('button', { name: ACT[language] }).click();
  await page.locator('[data-sequence] article').nth(before).waitFor();
}

/** Takes the first choice, and waits until the story holds the answer. */
export async function choose(page: Page): Promise<void> {
  const before = await toldSoFar(page);
  await choices(page).first().click();
  await page.locator('[data-sequence] article').nth(before).waitFor();
}

/** How much the story holds, once it is there: the choices come with it. */
async function toldSoFar(page: Page): Promise<number> {
  await choices(page).first().waitFor();
  return page.locator('[data-sequence] article').count();
}

export const choices = (page: Page) =>
  page.locator('section[aria-labelledby="choices"] li').getByRole('button');

/** Every sequence on the page, in the order it stands there. */
export function sequences(page: Page): Promise<number[]> {
  return page
    .locator('[data-sequence]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.sequence)));
}
