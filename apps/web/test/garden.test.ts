// The first page and the garden in a real browser: alive at once, time obeys, the director's hand reaches in.
import { expect } from 'vitest';
import { browserTests } from './browser.ts';
import { newGarden } from './new-garden.ts';

const { it, desk } = browserTests();

it('is alive without a click: the sisters speak, and three doors stand open', async () => {
  const page = await desk.open('/');
  await page
    .getByText(/やな|あゆ/)
    .first()
    .waitFor();
  await page.getByText('本能だけで暮らしています').waitFor();
  for (const name of [/町をながめる/, /ネクサスで遊ぶ/, /キャラクターを連れてくる/])
    expect(await page.getByRole('main').getByText(name).count()).toBe(1);
  await page.locator('canvas').first().waitFor();
});

it('opens the town behind its door, and finds the same one again', async () => {
  const page = await desk.open('/', { language: 'en' });
  await page.getByRole('button', { name: /Watch the town/ }).click();
  await page.waitForURL(/\/garden\//);
  const first = page.url();
  await page.getByText('600×').waitFor();
  await page.goto(`${desk.house.url}/`);
  await page.getByRole('button', { name: /Watch the town/ }).click();
  await page.waitForURL(/\/garden\//);
  expect(page.url()).toBe(first);
});
it('obeys its clock: runs, pauses, steps, goes faster', async () => {
  const id = await newGarden(desk, { pack: 'town', language: 'en' });
  const page = await desk.open(`/garden/${id}`, { language: 'en' });
  const hour = page.locator('time').first();
  await hour.waitFor();
  const before = await hour.textContent();
  await page.getByRole('button', { name: '10 minutes on' }).click();
  await expect.poll(() => hour.textContent()).not.toBe(before);
  await page.getByRole('button', { name: '600×' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
  const stopped = await hour.textContent();
  await page.waitForTimeout(1_200);
  expect(await hour.textContent()).toBe(stopped);
});

it('shows a person with needs, desires and beliefs beside facts', async () => {
  const id = await newGarden(desk, { pack: 'town', language: 'ja' });
  const page = await desk.open(`/garden/${id}`);
  await page.getByRole('list', { name: '人と場所' }).getByRole('button').first().click();
  for (const need of ['満腹', '元気', '清潔', '気分'])
    expect(await page.getByRole('meter', { name: need }).count()).toBe(1);
  await page.getByRole('heading', { name: '信じていることと事実' }).waitFor();
  await page.getByRole('heading', { name: '願望' }).waitFor();
});

it('renames, moves and locks a thing, and the world keeps it so', async () => {
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
  const view = await page.evaluate(
    async (garden) => (await fetch(`/v1/gardens/${garden}/view?as=director`)).json(),
    id,
  );
  expect(view.locks).toEqual(['/props/mug']);
  expect(view.props.find((prop: { id: string }) => prop.id === 'mug').place).toBe('living_room');
});

it('lets something happen, whispers, takes a person over and acts for them', async () => {
  const id = await newGarden(desk, { pack: 'kitchen', language: 'ja' });
  const page = await desk.open(`/garden/${id}`);
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
  await expect.poll(() => words.inputValue()).toBe('');
  await page.getByRole('button', { name: '本人に返す' }).click();
  await page.getByRole('button', { name: 'この人を引き受ける' }).waitFor();
});
