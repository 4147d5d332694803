// The Lab in a real browser: a run from its start to its numbers, one of its turns, its report as a file.
// Slow because a whole experiment is run while the page is looked at.
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';

const { it, desk } = browserTests({ isKept: true });

const OWN = 'Read it, or write your own';
/** The scenes of an experiment, the first of them apart. */
const SCENARIOS = /(scenarios:\n {2}- \w+\n)(?: {2}- \w+\n)+/;

it('[WB15] tells what is wrong with an experiment of one’s own; mended it runs, shows every arm with its interval and any turn', async () => {
  desk.expectError(/422/);
  const page = await desk.open('/lab', { language: 'en' });
  await page.getByText(OWN).click();
  const text = page.getByRole('textbox', { name: OWN });
  await eventually(() => text.inputValue()).toMatch(SCENARIOS);
  const whole = await text.inputValue();
  await text.fill('name: broken\narms: nothing\n');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('alert').waitFor();
  expect(await text.inputValue()).toContain('name: broken');

  // One scene of the eight is enough to see every part of the page.
  await text.fill(whole.replace(SCENARIOS, '$1'));
  await page.getByLabel('Seeds').fill('1');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.waitForURL(/run=/);
  await page.getByRole('tab', { name: 'Arms' }).waitFor();
  for (const arm of ['A', 'B', 'C', 'D'])
    await page.getByRole('columnheader', { name: new RegExp(`^${arm}\\b`) }).waitFor();
  await page
    .getByText(/\[\d+\.\d %, \d+\.\d %\]/)
    .first()
    .waitFor();

  await page.getByRole('tab', { name: 'Turns' }).click();
  await page.getByRole('list', { name: 'Turns of this scene' }).getByRole('button').first().click();
  await page.getByRole('dialog').getByText('As it came first').waitFor();
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Page' }).click();
  expect((await downloading).suggestedFilename()).toBe('hakoniwa-lab.html');
  await page.reload();
  await page.getByRole('tab', { name: 'Arms' }).waitFor();
});
