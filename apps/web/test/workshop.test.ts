// The workshop in a real browser: a copy is edited with undo, an error is shown at its line, a card moves in.
import { cardPng, readCard } from '@hakoniwa/actor';
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';

const { it, desk } = browserTests({ isKept: true });

/** A pack of one's own, copied from the shelf over HTTP. */
async function copyOf(from: string): Promise<string> {
  const answer = await fetch(`${desk.house.url}/v1/packs/own`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from }),
  });
  return ((await answer.json()) as { id: string }).id;
}

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
  expect(
    await page.getByRole('list', { name: 'これまでの状態' }).getByRole('listitem').count(),
  ).toBe(2);
});

it('[WB16] shows an error of a pack at its line, and the pack is sound again when it is mended', async () => {
  const page = await desk.open(`/workshop?pack=${await copyOf('detective-office')}`, {
    language: 'en',
  });
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByLabel('File', { exact: true }).selectOption('places.yaml');
  const text = page.getByRole('textbox', { name: 'Text of places.yaml' });
  const sound = await text.inputValue();
  await text.fill(sound.replace('exits: [parlor, archive]', 'exits: [the_moon, archive]'));
  await page.getByRole('button', { name: 'Keep and check' }).click();
  const line = sound.split('\n').findIndex((one) => one.includes('exits: [parlor, archive]')) + 1;
  await page.getByRole('tab', { name: 'Map' }).click();
  await page
    .getByRole('button', { name: new RegExp(`places.yaml:${line}:`) })
    .first()
    .click();
  await eventually(() =>
    text.evaluate((area) => {
      const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    }),
  ).toContain('the_moon');
  expect(await page.getByRole('button', { name: 'Begin a garden with it' }).isDisabled()).toBe(
    true,
  );
  await text.fill(sound);
  await page.getByRole('button', { name: 'Keep and check' }).click();
  await page.getByText('In good order').waitFor();
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

it('[WB17] brings a pack as a zip and gives it out again', async () => {
  const id = await copyOf('mansion');
  const page = await desk.open(`/workshop?pack=${id}`, { language: 'en' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await downloading).path();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('heading', { name: 'Your packs' }).waitFor();
  await page.getByLabel('Bring a pack (ZIP)').last().setInputFiles(file);
  await page.waitForURL(/pack=/);
  await page.getByRole('button', { name: 'Begin a garden with it' }).waitFor();
  expect(page.url()).not.toContain(id);
});
