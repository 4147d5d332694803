// The workshop in a real browser: a copy is edited with undo, an error is shown at its line, a card moves in.
// Slow because packs are copied, edited and mended in a real browser, and a garden is begun from one.
import { cardPng, readCard } from '@hakoniwa/actor';
import { browserTests, eventually } from './browser.ts';

const { it, desk } = browserTests({ isKept: true });

it('[WB16] copies a pack, renames and moves a thing on its map, and takes it back', async () => {
  const page = await desk.open('/workshop');
  const kitchen = page.getByRole('listitem').filter({ hasText: 'ふたりの台所' });
  await kitchen.getByRole('button', { name: '写して自分のものにする' }).click();
  await page.getByRole('heading', { level: 2, name: /^ふたりの台所/ }).waitFor();
  await page.getByRole('button', { name: 'マグカップ', exact: true }).click();
  await page.getByLabel('名前（日本語）').fill('青いマグカップ');
  await page.getByLabel('いる場所').selectOption({ label: '書斎' });
  await page.getByRole('button', { name: 'これで決める' }).click();
  const study = page.getByRole('listitem').filter({ hasText: '書斎' });
  await study.getByRole('button', { name: '青いマグカップ' }).waitFor();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await page.getByRole('button', { name: 'マグカップ', exact: true }).waitFor();
  await page.getByRole('button', { name: 'やり直す' }).click();
  await study.getByRole('button', { name: '青いマグカップ' }).waitFor();
  await page.getByRole('tab', { name: 'これまでの状態' }).click();
  const states = page.getByRole('list', { name: 'これまでの状態' }).getByRole('listitem');
  await eventually(() => states.count()).toBe(2);
});

it('[WB17] welcomes a character card as a PNG, and a garden begins with it', async () => {
  const json = { name: 'Sora', description: 'Keeps bees on a roof.', first_mes: 'Mind the hives.' };
  const { card } = readCard(new TextEncoder().encode(JSON.stringify(json)));
  const buffer = Buffer.from(cardPng(card));
  const page = await desk.open('/workshop', { language: 'en' });
  const picker = page.getByLabel('Bring a character card or a lorebook').last();
  await picker.setInputFiles({ name: 'sora.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Sora' }).first().waitFor();
  await page.getByRole('button', { name: 'Begin a garden with it' }).click();
  await page.waitForURL(/\/garden\//);
  await page.getByText('Sora').first().waitFor();
});
