// The scene in a real browser: verdicts, undo, branches, the tree, prompts, and an Enter that waits for the input method.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';
import { newGarden } from './new-garden.ts';
import { foreignWords } from './words-of.ts';

const { it, desk } = browserTests({
  answer: ({ number }) => `「そうだね、そうしよう。これで${number}度め」`,
});

async function openKitchen(): Promise<Page> {
  const id = await newGarden(desk, { pack: 'kitchen', language: 'ja' });
  const page = await desk.open(`/scene/${id}`);
  await page.getByLabel('誰として').selectOption({ label: 'やな' });
  return page;
}

async function write(page: Page, words: string): Promise<void> {
  const field = page.getByLabel('やなとして書く');
  await field.fill(words);
  await field.press('Enter');
}

const turnsOn = (page: Page) => page.getByRole('region', { name: 'ターンの流れ' });

it('[WB8] shows what a turn changed, why another was denied, its prompt, and the same after a reload', async () => {
  const page = await openKitchen();
  const turns = turnsOn(page);
  await write(page, '*マグカップを手に取る*「コーヒー、飲む？」');
  await turns.getByText('「コーヒー、飲む？」').waitFor();
  await turns.getByText('やなはマグカップを手に取った。').waitFor();
  await turns.getByText('認められた').first().waitFor();
  await turns
    .getByText(/世界の変化/)
    .last()
    .click();
  await turns.getByText(/マグカップ · 置き場所/).waitFor();
  await page.getByRole('meter', { name: '物語の進み' }).waitFor();
  await page.getByText(/FACT:/).first().waitFor();
  // What is believed of things is said in the language of the page, their states as well.
  await page.getByRole('tab', { name: '心' }).click();
  await page
    .getByRole('cell', { name: /きれい/ })
    .first()
    .waitFor();
  expect(await foreignWords(page, 'ja')).toEqual([]);

  await write(page, '*冷蔵庫からケーキを出して食べる*「おいしい！」');
  await turns.getByText('却下 · 存在しないもの').waitFor();
  await turns.getByText('ケーキは存在しない。').first().waitFor();
  await turns
    .getByText(/かわりに：/)
    .first()
    .waitFor();
  await page.getByText(/世界がそれを許しませんでした/).waitFor();
  await eventually(() => page.getByLabel('やなとして書く').inputValue()).toContain('ケーキ');

  await turns.getByRole('button', { name: 'プロンプト' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('このターンにモデルは使われていません').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  const before = await turns.getByRole('article').count();
  await page.getByLabel('やなとして書く').fill('「まだ」');
  await page.reload();
  await turns.getByText('「コーヒー、飲む？」').waitFor();
  await eventually(() => turns.getByRole('article').count()).toBe(before);
});

it('[WB9] takes back, branches, takes again and rewrites; the tree shows every line and leads back', async () => {
  const page = await openKitchen();
  const turns = turnsOn(page);
  for (const words of ['「ひとつめ」', '「ふたつめ」']) {
    await write(page, words);
    await turns.getByText(words).waitFor();
    await page.getByRole('button', { name: '1ターンすすめる' }).click();
    await turns.getByRole('article').last().getByText('「そうだね、そうしよう').waitFor();
  }
  await turns.getByRole('button', { name: 'プロンプト' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('gemma3:4b').first().waitFor();
  await dialog.getByRole('meter', { name: 'トークンの予算' }).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await turns.getByRole('article').last().getByRole('button', { name: '取り消す' }).click();
  await page.getByText('戻りました。消えたものはありません。').waitFor();
  const first = turns.getByRole('article').first();
  await first.getByRole('button', { name: 'ここから枝分かれ' }).click();
  await eventually(() => turns.getByText('「ふたつめ」').count()).toBe(0);
  await first.getByRole('button', { name: '書き直す' }).click();
  await page.getByLabel('新しい文').fill('「べつのひとつめ」');
  await page.getByRole('button', { name: 'この文でやり直す' }).click();
  await turns.getByText('「べつのひとつめ」').waitFor();
  await page.getByRole('tab', { name: '枝' }).click();
  const tree = page.getByRole('list', { name: '枝' });
  await eventually(() => tree.getByRole('listitem').count()).toBeGreaterThan(2);
  await tree.getByRole('listitem').first().getByRole('button', { name: '移る' }).click();
  await turns.getByText('「ふたつめ」').waitFor();
});

it('[WB9] three turns in a row are three cards with three verdicts, taken back one by one', async () => {
  const page = await openKitchen();
  const turns = turnsOn(page);
  const cards = turns.getByRole('article');
  const before = await cards.count();
  const written = [
    ['「まず」*マグカップを手に取る*「ひとつめ」', '「ひとつめ」', '認められた'],
    ['*冷蔵庫からケーキを出して食べる*「ふたつめ」', '「ふたつめ」', '却下 · 存在しないもの'],
    ['「みっつめ」', '「みっつめ」', '認められた'],
  ] as const;
  for (const [text, said] of written) {
    await write(page, text);
    await turns.getByText(said).waitFor();
  }
  await eventually(() => cards.count()).toBe(before + written.length);
  for (const [i, [, said, verdict]] of written.entries()) {
    const card = cards.nth(before + i);
    await card.getByText(said).waitFor();
    await card.getByText(verdict).waitFor();
  }
  // The parts of the first one stand in the order in which they were written.
  const lines = await cards.nth(before).locator('p').allInnerTexts();
  const parts = ['「まず」', 'やなはマグカップを手に取った。', '「ひとつめ」'];
  expect(lines.filter((line) => parts.includes(line))).toEqual(parts);
  for (let left = written.length - 1; left >= 0; left--) {
    await cards.last().getByRole('button', { name: '取り消す' }).click();
    await eventually(() => cards.count()).toBe(before + left);
    await eventually(() => turns.getByText(written[left]?.[1] ?? '').count()).toBe(0);
  }
});

/** The requests of a page to the API from now on. */
function requestsOf(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) made.push(`${request.method()} ${pathname.split('/').at(-1)}`);
  });
  return made;
}

it('[WB23] three turns are three requests of who takes them, none of who looks on, and the same cards', async () => {
  const page = await openKitchen();
  const other = await desk.open(new URL(page.url()).pathname);
  for (const one of [page, other]) {
    await one.getByRole('tab', { name: '枝' }).click();
    await one.getByRole('listitem').getByText('いまここ').waitFor();
    await one.getByRole('tab', { name: '物語' }).click();
    await one.getByRole('meter', { name: '物語の進み' }).waitFor();
    await one.waitForLoadState('load');
  }
  const [made, looked] = [requestsOf(page), requestsOf(other)];
  await write(page, '*マグカップを手に取る*「ひとつめ」');
  await turnsOn(page).getByText('「ひとつめ」').waitFor();
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: '1ターンすすめる' }).click();
    await eventually(() => turnsOn(page).getByText('「そうだね、そうしよう').count()).toBe(count);
  }
  const cards = (one: Page) => turnsOn(one).getByRole('article').allInnerTexts();
  await eventually(() => turnsOn(other).getByText('「そうだね、そうしよう').count()).toBe(2);
  await eventually(() => cards(other)).toEqual(await cards(page));
  await page.getByRole('tab', { name: '心' }).click();
  await page.getByRole('heading', { name: '信じていることと事実' }).waitFor();
  expect(made).toEqual(['POST turns', 'POST performances', 'POST performances']);
  expect(looked).toEqual([]);
});

it('[WB8] looks into the prompt someone would get now, and sends no Enter of the input method', async () => {
  const page = await openKitchen();
  await page.getByRole('tab', { name: '心' }).click();
  await page.getByRole('heading', { name: '信じていることと事実' }).waitFor();
  await page.getByRole('button', { name: 'いま送られるプロンプトを見る' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('meter', { name: 'トークンの予算' }).first().waitFor();
  await dialog
    .getByText(/送られる文/)
    .first()
    .click();
  await dialog.getByText('世界の真実は', { exact: false }).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  const field = page.getByLabel('やなとして書く');
  await field.focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', {
    text: 'おはよう',
    selectionStart: 4,
    selectionEnd: 4,
  });
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toContain('おはよう');
  await input.send('Input.insertText', { text: 'おはよう' });
  await field.dispatchEvent('compositionend', { data: 'おはよう' });
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
  expect(await field.inputValue()).toContain('おはよう');
  await page.waitForTimeout(120);
  await field.press('Enter');
  await eventually(() => field.inputValue()).toBe('');
});
