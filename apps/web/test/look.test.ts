// Screens at night and 375 px wide: one language, nothing serious for axe, nothing cut off; languages and brightness are kept.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTests } from './browser.ts';
import { expectRight } from './look-at.ts';
import { ROUTES } from './routes.ts';

const { it, desk } = browserTests();

/** One of each kind of screen; the slow run looks at every route with a campaign in it, wide and by day too. */
const SCREENS = ['/', '/garden/front', '/quests', '/settings'];

it('[WB1] looks right in English, at night, 375 px wide', async () => {
  const viewport = { width: 375, height: 800 };
  const page = await desk.open('/', { language: 'en', theme: 'dark', viewport });
  await expectRight(page, { paths: SCREENS, language: 'en', width: viewport.width });
});

it('[WB2] is served at every route, remembers language and brightness, and says when a page is unknown', async () => {
  desk.expectError(/status of 404/);
  for (const route of ROUTES) expect((await fetch(`${desk.server.url}${route}`)).status).toBe(200);
  const page = await desk.open('/settings', { theme: 'dark', language: 'en' });
  expect(await rootOf(page)).toEqual({ lang: 'en', theme: 'night' });
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('button', { name: '昼の色にする' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
  expect(await rootOf(page)).toEqual({ lang: 'ja', theme: 'day' });
  await page.evaluate(() => history.pushState(null, '', '/lab/nothing-here'));
  await page.getByText('このページは見つかりません').waitFor();
  expect((await page.goto(`${desk.server.url}/nowhere`))?.status()).toBe(404);
});

it('[WB2] an address that asks for a language gets it, until another is chosen on the page', async () => {
  const page = await desk.open('/settings?language=ja', { language: 'en' });
  await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
  // Whoever goes on from there stays in that language.
  await page.goto(`${desk.server.url}/settings`);
  await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
  await page.goto(`${desk.server.url}/quests?character=x&language=ja`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForURL((url) => !url.searchParams.has('language'));
  expect(new URL(page.url()).search).toBe('?character=x');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Quests' }).waitFor();
  expect(await rootOf(page)).toMatchObject({ lang: 'en' });
  await page.goto(`${desk.server.url}/settings?language=xx`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

function rootOf(page: Page) {
  return page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, theme: dataset.theme };
  });
}
