// A town's chronicle in a real browser: by day, by person, and from a line to its place in the log.
// Slow because a town lives for days before there is something to read.
import { createApi } from '@hakoniwa/client';
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';
import { bytesOf } from './bytes-of.ts';
import { newGarden } from './new-garden.ts';

const { it, desk } = browserTests();

it('[WB22] reads a town day by day, by person, and from a line to its place in the log', async () => {
  const id = await newGarden(desk, { pack: 'town', language: 'ja' });
  await createApi({ base: desk.server.url }).gardens.clock(id, { advanceMinutes: 20 * 60 });
  const page = await desk.open(`/garden/${id}/chronicle`, {
    viewport: { width: 390, height: 800 },
  });
  await page.getByRole('heading', { level: 2, name: '第2日' }).waitFor();
  await page.getByRole('link', { name: '前の日' }).first().click();
  await page.getByRole('heading', { level: 2, name: '第1日' }).waitFor();
  for (const part of ['朝', '昼', '夕方', '夜'])
    await page.getByRole('heading', { level: 3, name: part, exact: true }).waitFor();
  const lines = page.locator('article li');
  const told = await lines.count();

  await page.getByLabel('だれの話を読むか').selectOption({ label: '千鶴' });
  await page.waitForURL(/who=chizuru/);
  await page.getByRole('heading', { level: 2, name: '第1日' }).waitFor();
  // The day of everybody stands there until hers is read.
  const isHers = async () => {
    const texts = await lines.allInnerTexts();
    return texts.length > 3 && texts.every((text) => text.includes('千鶴'));
  };
  await eventually(isHers).toBe(true);
  const own = await lines.count();
  expect(own).toBeLessThan(told);
  await page.getByRole('button', { name: 'すべて' }).click();
  await page.waitForURL(/all=true/);
  await page
    .getByText(/終えた/)
    .first()
    .waitFor();
  await eventually(() => lines.count()).toBeGreaterThan(own);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('button', { name: '第1日だけ' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/年代記 第1日\.md$/);
  const text = (await bytesOf(file)).toString('utf8');
  expect(text).toContain('## 1日目');
  expect(text.match(/^- /gm)).toHaveLength(await lines.count());

  await lines.first().locator('a').click();
  const record = page.getByRole('dialog', { name: 'ログでの場所' });
  await record.getByText(/\d+番目の出来事/).waitFor();
  await record.getByText('見聞きした人').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('seq'));
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(390);
});
