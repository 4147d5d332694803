// The workshop in a real browser: a copy is edited with undo, an error is shown at its line, a card moves in.
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';
import { bytesOf } from './bytes-of.ts';

const { it, desk } = browserTests({ isKept: true });

/** A pack of one's own, copied from the shelf over HTTP. */
async function copyOf(from: string): Promise<string> {
  const answer = await fetch(`${desk.server.url}/v1/packs/own`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from }),
  });
  return ((await answer.json()) as { id: string }).id;
}

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
  const begin = page.getByRole('button', { name: 'Begin a garden with it' });
  await eventually(() => begin.isDisabled()).toBe(true);
  await text.fill(sound);
  await page.getByRole('button', { name: 'Keep and check' }).click();
  await page.getByText('In good order').waitFor();
});

it('[WB17] brings a pack as a zip and gives it out again', async () => {
  const id = await copyOf('mansion');
  const page = await desk.open(`/workshop?pack=${id}`, { language: 'en' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = {
    ...{ name: 'pack.zip', mimeType: 'application/zip' },
    buffer: await bytesOf(await downloading),
  };
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('heading', { name: 'Your packs' }).waitFor();
  await page.getByLabel('Bring a pack (ZIP)').last().setInputFiles(file);
  await page.waitForURL(/pack=/);
  await page.getByRole('button', { name: 'Begin a garden with it' }).waitFor();
  expect(page.url()).not.toContain(id);
});
