// The first page and the garden in a real browser: alive at once, time obeys, the map and the director's hand reach in, the chronicle tells.
import { createApi } from '@hakoniwa/client';
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';
import { newGarden } from './new-garden.ts';
import { pointOf } from './point-of.ts';

const { it, desk } = browserTests();

it('[WB5] is alive without a click, and leads through a door to a town whose clock obeys', async () => {
  const page = await desk.open('/', { language: 'en' });
  await page
    .getByText(/Yana|Ayu/)
    .first()
    .waitFor();
  await page.locator('canvas').first().waitFor();
  await page.getByText(/on instinct for now/).waitFor();
  for (const name of [/Watch the town/, /Play in Nexus/, /Bring a character/])
    await eventually(() => page.getByRole('main').getByText(name).count()).toBe(1);
  const door = page.getByRole('button', { name: /Watch the town/ });
  await door.click();
  await page.waitForURL(/\/garden\//);
  const town = page.url();

  const hour = page.locator('time').first();
  await hour.waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.waitFor();
  const id = town.split('/').at(-1) ?? '';
  const { gardens } = createApi({ base: desk.server.url });
  const worldTime = async () => (await gardens.view(id, 'director')).time.now;
  const before = await worldTime();
  for (const minutes of [10, 20]) {
    await page.getByRole('button', { name: '10 minutes on' }).click();
    await eventually(worldTime).toBe(before + minutes * 60_000);
    await eventually(() => hour.textContent()).toBe(clockText(before + minutes * 60_000));
  }
  await run.click();
  const pause = page.getByRole('button', { name: 'Pause' });
  await pause.waitFor();
  await pause.click();
  await run.waitFor();
  // A speed lets the time run, too.
  await page.getByRole('button', { name: '60×', exact: true }).click();
  await pause.waitFor();
  expect((await gardens.show(id)).clock).toMatchObject({ state: 'running', speed: 60 });

  await page.getByRole('link', { name: 'Garden' }).first().click();
  await door.click();
  await page.waitForURL(/\/garden\//);
  expect(page.url()).toBe(town);
});

it('[WB6] shows whoever is clicked on the map: needs and how they went, desires, beliefs beside facts', async () => {
  const id = await newGarden(desk, { pack: 'town', language: 'ja' });
  const { gardens } = createApi({ base: desk.server.url });
  await gardens.clock(id, { advanceMinutes: 180 });
  const page = await desk.open(`/garden/${id}`);
  const { name, x, y } = await pointOf(page, { base: desk.server.url, garden: id });
  await page.mouse.click(x, y);
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  for (const need of ['満腹', '元気', '清潔', '気分'])
    await eventually(() => page.getByRole('meter', { name: need }).count()).toBe(1);
  // Three hours went by before anybody looked, and the line shows them.
  const line = page.getByRole('img', { name: /満腹のうつりかわり: \d+ → \d+/ });
  await eventually(async () => {
    const [from, to] =
      /(\d+) → (\d+)/.exec((await line.getAttribute('aria-label')) ?? '')?.slice(1) ?? [];
    return from !== to;
  }).toBe(true);
  await page.getByRole('heading', { name: '信じていることと事実' }).waitFor();
  await page.getByRole('heading', { name: '願望' }).waitFor();
  const chronicle = page.getByRole('link', { name: '年代記を読む' });
  expect(await chronicle.getAttribute('href')).toBe(`/garden/${id}/chronicle`);
});

it('[WB7] lets the director rename, move, lock and put a thing, make something happen, whisper, take over and give back', async () => {
  const id = await newGarden(desk, { pack: 'kitchen', language: 'ja' });
  const page = await desk.open(`/garden/${id}`);
  await page.getByText('場所と小道具').click();
  await page.getByRole('button', { name: 'マグカップ' }).click();
  await page.getByLabel('名前').fill('青いマグカップ');
  await page.getByLabel('置き場所').selectOption({ label: 'リビング' });
  await page.getByRole('button', { name: '書きかえる' }).click();
  await page.getByRole('heading', { name: '青いマグカップ' }).waitFor();
  await page.getByRole('button', { name: '固定する' }).click();
  await page.getByText('固定中').waitFor();
  const view = await createApi({ base: desk.server.url }).gardens.view(id, 'director');
  expect(view.locks).toEqual(['/props/mug']);
  expect(view.props.find((prop) => prop.id === 'mug')?.place).toBe('living_room');

  await page.getByRole('button', { name: 'キッチン', exact: true }).click();
  await page.getByLabel('物を置く').fill('赤いりんご');
  await page.getByLabel('物の種類').selectOption({ label: '食べもの' });
  await page.getByRole('button', { name: '置く', exact: true }).click();
  await page
    .getByRole('button', { name: /赤いりんご/ })
    .first()
    .click();
  await page.getByRole('heading', { name: '赤いりんご' }).waitFor();

  await page.getByRole('tab', { name: '監督の手' }).click();
  await page.getByLabel('出来事を起こす').fill('呼び鈴が鳴る。');
  await page.getByRole('button', { name: '起こす', exact: true }).click();
  await page.getByRole('tab', { name: '記録' }).click();
  await page.getByText('呼び鈴が鳴る。').waitFor();
  await page.getByRole('tab', { name: '人と場所' }).click();
  await page.getByRole('button', { name: /やな/ }).click();
  await page.getByLabel('願いをささやく').fill('外に出てみたい');
  await page.getByRole('button', { name: 'ささやく', exact: true }).click();
  await page.getByText('外に出てみたい').waitFor();
  await page.getByRole('button', { name: 'この人を引き受ける' }).click();
  const words = page.getByLabel('やなとして書く');
  await words.fill('「おはよう、あゆ」');
  await words.press('Enter');
  await eventually(() => words.inputValue()).toBe('');
  await page.getByRole('button', { name: '本人に返す' }).click();
  await page.getByRole('button', { name: 'この人を引き受ける' }).waitFor();
});

it('[WB22] tells a scene in its words, says when nothing happened yet, and when there is no such garden', async () => {
  desk.expectError(/status of 404/);
  const id = await newGarden(desk, { pack: 'kitchen', language: 'en' });
  const page = await desk.open(`/garden/${id}/chronicle?all=true`, { language: 'en' });
  await page.getByText('Nothing has happened yet').waitFor();
  const { gardens } = createApi({ base: desk.server.url });
  await gardens.turn(id, { type: 'perform', actor: 'yana', text: '“Good morning, Ayu.”' });
  await gardens.turn(id, { type: 'act', act: { verb: 'take', actor: 'yana', object: 'mug' } });
  await page.goto(`${desk.server.url}/garden/${id}/chronicle`);
  await page.getByText('“Good morning, Ayu.”').first().waitFor();
  await page.getByText(/Yana .*mug/).waitFor();
  await page
    .getByRole('link', { name: /in the log/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Open the scene' }).click();
  await page.locator('article[aria-current]').getByText('“Good morning, Ayu.”').waitFor();
  await page.goto(`${desk.server.url}/garden/garden-00000000000000000000/chronicle`);
  await page.getByRole('alert').getByText('This chronicle cannot be opened').waitFor();
});

/** Hours and minutes of a moment of world time. */
function clockText(moment: number): string {
  return new Date(moment).toISOString().slice(11, 16);
}
