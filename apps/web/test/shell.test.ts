// The frame of the page in a real browser: language, brightness, every route, narrow screens, and what is unknown.
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { ROUTES } from './routes.ts';

describeInBrowser('the frame', (desk) => {
  it('opens every route with a heading, in both languages', async () => {
    // There is nothing to play where nothing is kept, and no session called none.
    desk.expectError(/status of 40[49]/);
    const page = await desk.open('/', { language: 'en' });
    for (const route of ROUTES) {
      await page.goto(`${desk.house.url}${route}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^[A-Z]/);
    }
    await page.getByRole('button', { name: '日本語' }).click();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '設定' }).waitFor();
  });

  it('changes between day and night, and remembers it', async () => {
    const page = await desk.open('/settings', { theme: 'dark' });
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('night');
    await page.getByRole('button', { name: '昼の色にする' }).click();
    await page.reload();
    expect(await theme()).toBe('day');
  });

  it('fits 375 px and has its pages at the foot there', async () => {
    // There are no packs of one's own where nothing is kept.
    desk.expectError(/status of 409/);
    const page = await desk.open('/', { viewport: { width: 375, height: 700 } });
    await page.getByRole('link', { name: '工房' }).click();
    await page.getByRole('heading', { level: 1, name: '工房' }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
  });

  it('says so when a page is unknown', async () => {
    desk.expectError(/404/);
    const page = await desk.open('/');
    const answer = await page.goto(`${desk.house.url}/nowhere`);
    expect(answer?.status()).toBe(404);
    await page.goto(`${desk.house.url}/lab/nothing-here`);
    await page.getByText('このページは見つかりません').waitFor();
  });
});
