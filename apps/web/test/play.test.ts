// Play in a real browser: from a character to a session, its ending, its result, and on.
import { createApi } from '@hakoniwa/client';
import type { Locator, Page } from 'playwright-core';
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
import { slowResult } from './slow-result.ts';

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

it('[C64] plays a session to its forced end, tells the result and goes on', {
  timeout: 240_000,
}, async () => {
  await nobody(desk);
  await newCharacter(desk, { name: 'アキ', scenario: 'short_session' });
  const page = await desk.open('/characters');
  await page.getByRole('button', { name: '旅に出る: アキ' }).click();
  await page.getByRole('heading', { level: 1, name: '第1話' }).waitFor();
  expect(await choices(page).count()).toBe(3);
  await page.getByRole('tab', { name: 'クエスト' }).click();
  expect(await page.getByRole('tabpanel').getByRole('meter').count()).toBe(6);
  const dialog = page.getByRole('dialog');
  const counts: string[] = [];
  const { sessions } = createApi({ base: desk.house.url });
  const [, session = ''] = /game\/([^/]+)/.exec(page.url()) ?? [];
  for (let turn = 0; turn < 12; turn++) {
    await choose(page);
    const { proposal } = await sessions.scene(session);
    if (!proposal) continue;
    await dialog.waitFor();
    counts.push((await dialog.textContent()) ?? '');
    if (proposal.isMandatory) break;
    await rejectSlowly(page, dialog);
  }
  expect(counts.length).toBe(3);
  expect(counts[0]).toContain('1 回目の提案');
  expect(counts[1]).toContain('次に提案されたときは、必ず区切りになります。');
  expect(counts[2]).toContain('今回は、ここが物語の区切りです');
  expect(counts[2]).toContain('今回は続けられません');
  expect(await dialog.getByRole('button').count()).toBe(1);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await eventually(() => dialog.isVisible()).toBe(true);
  const making = await slowResult(page);
  await dialog.getByRole('button', { name: '結果を受け取る' }).click();
  await page.getByRole('heading', { name: '結果をまとめています' }).waitFor();
  await page.getByText('物語を記す').waitFor();
  expect(await page.getByText('済み', { exact: true }).count()).toBe(1);
  making.fail();
  await page.getByRole('heading', { name: '結果をまとめられませんでした' }).waitFor();
  await page.getByRole('button', { name: 'まとめ直す' }).click();
  await page.getByRole('heading', { name: '結果をまとめています' }).waitFor();
  await making.finish();
  await page.getByRole('heading', { name: 'あらすじ' }).waitFor({ timeout: 60_000 });
  for (const part of ['主なできごと', '成長', '人とのあいだ', '世界の移り変わり', '次回へ'])
    await page.getByRole('heading', { name: part }).waitFor();
  await page.getByText(/経験 \+\d+/).waitFor();
  await page.getByText('縁の図に書き込みました').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: '冒険を続ける' }).click();
  await page.getByRole('heading', { level: 1, name: '第2話' }).waitFor();
  expect(await choices(page).count()).toBe(3);
});

/** Goes on, and looks at the buttons while the answer is on its way. */
async function rejectSlowly(page: Page, dialog: Locator): Promise<void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/reject-ending', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'まだ続ける' }).click();
  for (const name of ['まだ続ける', 'ここで区切る'])
    await eventually(() => dialog.getByRole('button', { name }).isDisabled()).toBe(true);
  letGo();
  await dialog.waitFor({ state: 'hidden' });
  await page.unroute('**/reject-ending');
}

it('[WB10] keeps the record: quests, arcs, ties, what is open, history', {
  timeout: 120_000,
}, async () => {
  const page = await desk.open('/quests');
  await page.getByRole('heading', { name: '探求' }).waitFor();
  await page.getByRole('link', { name: '流れ' }).click();
  await page.getByRole('heading', { level: 1, name: '物語の流れ' }).waitFor();
  await page.getByText('いまここ').waitFor();
  await page.getByRole('link', { name: '縁' }).click();
  const list = page.getByRole('region', { name: '図の中身' });
  await list.getByRole('button', { name: 'アキ' }).click();
  await page.getByRole('heading', { name: 'アキの縁' }).waitFor();
  await page.getByRole('tab', { name: '会った人' }).click();
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  await page.getByRole('tab', { name: '残っていること' }).click();
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  await page.getByRole('tab', { name: 'うわさ' }).click();
  await page
    .getByText(/この場所で|隣から|うわさは聞こえてきません/)
    .first()
    .waitFor();
  await page.getByRole('tab', { name: 'ログ' }).click();
  await page
    .getByText(/^欠片$|欠片はまだ見つかっていません/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: '記録' }).click();
  await page.getByRole('heading', { name: '第1話' }).waitFor();
  await page.getByRole('button', { name: '終えた' }).click();
  await page.getByRole('button', { name: 'しまう' }).click();
  await page.getByText('当てはまる記録はありません').waitFor();
  await page.getByRole('button', { name: 'しまったもの' }).click();
  await page.getByRole('button', { name: '取り出す' }).click();
  await page.getByRole('button', { name: '終えた' }).click();
  await page.getByRole('link', { name: '結果' }).click();
  await page.getByRole('heading', { name: 'あらすじ' }).waitFor();
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

it('[WB14] draws of a long history only what is in sight, and reads on while one scrolls', async () => {
  const id = await newSession(desk, { name: 'ナガ' });
  const { sessions } = createApi({ base: desk.house.url });
  const { characterId } = await sessions.show(id);
  const [item] = (await sessions.history({ characterId, page: 1 })).sessions;
  const page = await desk.open('/characters');
  await page.route(/sessions\/history/, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page'));
    const numbers = Array.from({ length: 50 }, (_, index) => (at - 1) * 50 + index + 1);
    return route.fulfill({
      json: numbers.map((number) => ({ ...item, id: `s${number}`, sessionNumber: number })),
      headers: { 'x-total-count': '200', 'x-has-next': String(at < 4) },
    });
  });
  await page.evaluate(() => history.pushState(null, '', '/history'));
  const rows = page.getByRole('list', { name: 'セッションの一覧' }).getByRole('listitem');
  await rows.first().waitFor();
  // Pressed until the page has read on: a key that comes before the rows are laid out is lost.
  await eventually(async () => {
    await page.keyboard.press('End');
    return rows.last().getAttribute('aria-setsize');
  }).not.toBe('50');
  expect(await rows.count()).toBeLessThan(40);
});

it('says when there are as many characters as there can be', async () => {
  await nobody(desk);
  for (const name of ['一', '二', '三', '四', '五']) await newCharacter(desk, { name });
  const page = await desk.open('/characters');
  await page.getByText('キャラクターは 5 人までです。').waitFor();
  expect(await page.getByRole('button', { name: '新しいキャラクター' }).isDisabled()).toBe(true);
});
