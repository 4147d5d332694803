// Play in a real browser: a character, a session, acts that fail, are taken back and are kept over a reload.
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';
import {
  choices,
  choose,
  newCharacter,
  newSession,
  nobody,
  sequences,
  write,
} from './play-steps.ts';

const { it, desk } = browserTests({ isKept: true });

it('makes a character by its name alone, lets it go and calls it back', async () => {
  const page = await desk.open('/characters');
  await page.getByText('まだだれもいません').waitFor();
  await page.getByRole('button', { name: '新しいキャラクター' }).click();
  await page.getByRole('button', { name: 'この人をつくる' }).click();
  await page.getByText('名前を入れてください。').waitFor();
  await page.getByLabel('名前').fill('ハル');
  await page.getByLabel('どんな人か').fill('よく歩く人。');
  await page.getByRole('button', { name: 'この人をつくる' }).click();
  await page.getByRole('heading', { name: 'ハル' }).waitFor();
  await page.getByRole('button', { name: '手放す' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '手放す' }).click();
  await page.getByRole('button', { name: '呼び戻す: ハル' }).click();
  await page.getByRole('button', { name: '旅に出る: ハル' }).waitFor();
});

it('[WB11] tells a denied act with its reason and takes nothing for it', async () => {
  const page = await desk.open(`/game/${await newSession(desk, { name: 'ダメ' })}`);
  const balance = page.locator('form').getByText(/残り \d+ SP/);
  const before = await balance.textContent();
  await write(page, '空を飛んで塔の上へ行く');
  await page.getByText('かなわなかった').waitFor();
  await page.getByText('SP は減っていません。').waitFor();
  expect(await balance.textContent()).toBe(before);
});

it('[WB12] sends no half-composed text, keeps what failed, and does it once when sent again', async () => {
  desk.expectError(/ERR_FAILED/);
  const page = await desk.open(`/game/${await newSession(desk, { name: 'カナ' })}`);
  const field = page.getByLabel('自分のことばで');
  await field.fill('周りを見渡す');
  const before = await sequences(page);
  await field.dispatchEvent('compositionstart');
  await field.dispatchEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    keyCode: 229,
    bubbles: true,
  });
  await field.dispatchEvent('compositionend');
  expect(await field.inputValue()).toBe('周りを見渡す');
  expect(await sequences(page)).toEqual(before);
  // The act gets through, but its answer does not come back.
  await page.route('**/execute', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.waitForTimeout(60);
  await field.press('Enter');
  await page.getByText('この行動は届きませんでした').waitFor();
  await page.unroute('**/execute');
  await page.getByRole('button', { name: 'もう一度送る' }).click();
  await page.getByText('この行動は届きませんでした').waitFor({ state: 'hidden' });
  await eventually(() => sequences(page)).toEqual([
    ...before,
    before.length + 1,
    before.length + 2,
  ]);
  expect(await field.inputValue()).toBe('');
});

it('[WB13] is the same after a reload, draft and all, and nothing is told twice', async () => {
  const page = await desk.open(`/game/${await newSession(desk, { name: 'リロ' })}`);
  await choose(page);
  await page.getByLabel('自分のことばで').fill('まだ書きかけ');
  const before = await sequences(page);
  await page.reload();
  await page.locator('[data-sequence]').first().waitFor();
  expect(await sequences(page)).toEqual(before);
  expect(await page.getByLabel('自分のことばで').inputValue()).toBe('まだ書きかけ');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await choose(other);
  await eventually(() => sequences(page)).toEqual([
    ...before,
    before.length + 1,
    before.length + 2,
  ]);
});

it('[WB20] [WB21] stops waiting without losing the act, and takes it back at one press', async () => {
  desk.expectError(/ERR_FAILED/);
  const page = await desk.open(`/game/${await newSession(desk, { name: 'モド' })}`);
  await choices(page).first().waitFor();
  const offered = await choices(page).allTextContents();
  const back = page.getByRole('button', { name: '一手戻す' });
  expect(await back.isDisabled()).toBe(true);
  // The act gets through, but its answer is long in coming.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/execute', async (route) => {
    await held;
    await route.fetch();
    // The page has given it up already.
    await route.abort().catch(() => undefined);
  });
  const field = page.getByLabel('自分のことばで');
  await field.fill('周りを見渡す');
  await field.press('Enter');
  const stopping = page.waitForRequest(/\/stop$/);
  await page.getByRole('button', { name: '待つのをやめる' }).click();
  expect((await stopping).method()).toBe('POST');
  await page.getByText('待つのをやめました').waitFor();
  letGo();
  await eventually(() => sequences(page)).toEqual([1, 2, 3, 4]);
  await page.unroute('**/execute');
  await eventually(() => field.inputValue()).toBe('');
  await back.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('paragraph').filter({ hasText: '一手ぶん、時を戻した' }).waitFor();
  await eventually(() => field.inputValue()).toBe('周りを見渡す');
  await eventually(() => choices(page).allTextContents()).toEqual(offered);
  expect(await page.locator('[data-sequence="4"]').isVisible()).toBe(false);
  await page.getByText('取り消した行動を読む').click();
  await page.locator('[data-sequence="4"]').waitFor();
  expect(await back.isDisabled()).toBe(true);
});

it('says when there are as many characters as there can be', async () => {
  await nobody(desk);
  for (const name of ['一', '二', '三', '四', '五']) await newCharacter(desk, { name });
  const page = await desk.open('/characters');
  await page.getByText('キャラクターは 5 人までです。').waitFor();
  expect(await page.getByRole('button', { name: '新しいキャラクター' }).isDisabled()).toBe(true);
});
