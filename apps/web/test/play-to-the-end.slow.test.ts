// Play in a real browser: a session to its forced end, its result, the record of it, and a long history.
// Slow because a campaign is played to its end, and another until its history is long.
import { createApi } from '@hakoniwa/client';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';
import { choices, choose, newCharacter, newSession, nobody } from './play-steps.ts';
import { slowResult } from './slow-result.ts';

const { it, desk } = browserTests({ isKept: true });

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
  const { sessions } = createApi({ base: desk.server.url });
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
  // The result is made meanwhile; the dialog stays until it is answered.
  await eventually(async () => (await sessions.scene(session)).session.sessionStatus).toBe(
    'COMPLETED',
  );
  await page.getByText('物語は区切りを迎えました').waitFor();
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

it('[WB14] draws of a long history only what is in sight, and reads on while one scrolls', async () => {
  const id = await newSession(desk, { name: 'ナガ' });
  const { sessions } = createApi({ base: desk.server.url });
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
