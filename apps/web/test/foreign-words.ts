// Words on a page that are not of its language: none of the page's own may be.
import type { Page } from 'playwright-core';

/** Names and keys that stand in every language. */
const EVERYWHERE = new Set(['HP', 'MP', 'SP', 'Enter', 'Shift', 'Hakoniwa', 'English']);

/** English words on a Japanese page, or anything Japanese on an English one. */
export async function foreignWords(page: Page, language: 'ja' | 'en'): Promise<string[]> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  if (language === 'en')
    return text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]+/gu) ?? [];
  return (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !EVERYWHERE.has(word));
}
