// Settings in a real browser: servers and why not, what is kept, a backup there and back.
import { browserTests, eventually } from './browser.ts';
import { bytesOf } from './bytes-of.ts';

const { it, desk } = browserTests({ isKept: true });

it('[WB18] says of every place why there is no model, and keeps what holds for all gardens', async () => {
  const page = await desk.open('/settings');
  await page.getByText('いまはモデルなしで動いています').waitFor();
  await page.getByText(/応答のなかった場所/).click();
  await page.getByText('Ollama を使うなら起動してください').waitFor();
  const tokens = page.getByLabel('一つの庭が一日に使えるトークン');
  await tokens.fill('50000');
  await tokens.press('Enter');
  await page.getByText('保存しました。').waitFor();
  await page.reload();
  await eventually(() => tokens.inputValue()).toBe('50000');
});

it('[WB18] lets one person live on instinct while the others do as the server does', async () => {
  const page = await desk.open('/settings', { language: 'en' });
  await page.getByLabel('Garden', { exact: true }).selectOption({ label: "The Sisters' Kitchen" });
  await page.getByLabel('Yana').selectOption({ label: 'Instinct only' });
  await page.getByRole('button', { name: 'Keep this' }).nth(1).click();
  await page.getByText('Kept.').waitFor();
  await page.reload();
  await page.getByLabel('Garden', { exact: true }).selectOption({ label: "The Sisters' Kitchen" });
  await eventually(() => page.getByLabel('Yana').inputValue()).toBe('instinct');
});

it('[WB19] tells what is wrong with a file that is no backup; saves everything and brings it back', async () => {
  desk.expectError(/422/);
  const page = await desk.open('/settings', { language: 'en' });
  const file = (buffer: Buffer) => ({ name: 'a.zip', mimeType: 'application/zip', buffer });
  const picker = page.getByLabel('Backup file');
  await picker.setInputFiles(file(Buffer.from('nothing')));
  await page.getByRole('alert').getByText('This file cannot be read').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  await picker.setInputFiles(file(await bytesOf(await downloading)));
  await page.getByText(/gardens? (is|are) back, beside/).waitFor();
});
