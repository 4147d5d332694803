// Every route with something on it, by day and by night, wide and at 375 px: one language, nothing serious for axe, nothing cut off.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { browserTests } from './browser.ts';
import { nobody } from './play-steps.ts';
import { playThrough } from './play-through.ts';
import { ROUTES } from './routes.ts';
import { sidewaysAt } from './sideways.ts';
import { foreignWords } from './words-of.ts';

const { it, desk } = browserTests({ isKept: true });

/** Goes to another page inside the app, as a link would, and waits until it has read what it shows. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const title = document.querySelector<HTMLElement>('main h1');
    if (title) title.dataset.before = title.textContent ?? '';
    history.pushState(null, '', to);
  }, path);
  // Another title, or another text in the same one; the first page is where one is already.
  await page.waitForFunction((to) => {
    const title = document.querySelector<HTMLElement>('main h1');
    return title && (title.dataset.before !== title.textContent || to === '/');
  }, path);
  await page.waitForFunction(() => !document.querySelector('main .breathe'));
}

it.each([
  ['ja', 'light', 1280],
  ['en', 'dark', 375],
] as const)('[WB1] [C65] looks right in %s, %s, %i px wide', async (language, theme, width) => {
  // There is no session called none.
  desk.expectError(/status of 404/);
  await nobody(desk);
  const { past, now, character } = await playThrough(desk, language);
  const page = await desk.open('/', { language, theme, viewport: { width, height: 800 } });
  const played = [`/game/${now}`, `/game/${past}`, `/game/${past}/result`];
  const kept = ['quests', 'arcs', 'graph', 'history'].map(
    (name) => `/${name}?character=${character}`,
  );
  for (const path of [...ROUTES, ...played, ...kept]) {
    await turnTo(page, path);
    const words = await foreignWords(page, language);
    const sideways = await sidewaysAt(page, width < 640 ? [390, width] : [width]);
    const found = { path, serious: await axeFindings(page), words, sideways };
    expect(found).toEqual({ path, serious: [], words: [], sideways: [] });
  }
});

it('[WB2] is served at every route, remembers language and brightness, and says when a page is unknown', async () => {
  desk.expectError(/status of 404/);
  for (const route of ROUTES) expect((await fetch(`${desk.house.url}${route}`)).status).toBe(200);
  const page = await desk.open('/settings', { theme: 'dark', language: 'en' });
  expect(await rootOf(page)).toEqual({ lang: 'en', theme: 'night' });
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('button', { name: '昼の色にする' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
  expect(await rootOf(page)).toEqual({ lang: 'ja', theme: 'day' });
  await page.evaluate(() => history.pushState(null, '', '/lab/nothing-here'));
  await page.getByText('このページは見つかりません').waitFor();
  expect((await page.goto(`${desk.house.url}/nowhere`))?.status()).toBe(404);
});

it('[WB2] an address that asks for a language gets it, until another is chosen on the page', async () => {
  const page = await desk.open('/settings?language=ja', { language: 'en' });
  await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
  // Whoever goes on from there stays in that language.
  await page.goto(`${desk.house.url}/settings`);
  await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
  await page.goto(`${desk.house.url}/quests?character=x&language=ja`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForURL((url) => !url.searchParams.has('language'));
  expect(new URL(page.url()).search).toBe('?character=x');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Quests' }).waitFor();
  expect(await rootOf(page)).toMatchObject({ lang: 'en' });
  await page.goto(`${desk.house.url}/settings?language=xx`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

function rootOf(page: Page) {
  return page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, theme: dataset.theme };
  });
}
