// What is looked at on a page: one language, nothing serious for axe, nothing cut off.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { sidewaysAt } from './sideways.ts';
import { foreignWords } from './words-of.ts';

/** Goes to another page inside the app, as a link would, and waits until it has read what it shows. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const title = document.querySelector<HTMLElement>('main h1');
    if (title) title.dataset.before = title.textContent ?? '';
    history.pushState(null, '', to);
  }, path);
  // Another title, or another text in the same one; the first page is where one is already.
  await page.waitForFunction((to) => {
    const title = document.querySelector<HTMLElement>('main h1');
    return title && (title.dataset.before !== title.textContent || to === '/');
  }, path);
  await page.waitForFunction(() => !document.querySelector('main .breathe'));
}

/** Goes to each address in a page that is open, and fails where something on it does not look right. */
export async function expectRight(
  page: Page,
  { paths, language, width }: { paths: readonly string[]; language: 'ja' | 'en'; width: number },
): Promise<void> {
  for (const path of paths) {
    await turnTo(page, path);
    const words = await foreignWords(page, language);
    const sideways = await sidewaysAt(page, width < 640 ? [390, width] : [width]);
    const found = { path, serious: await axeFindings(page), words, sideways };
    expect(found).toEqual({ path, serious: [], words: [], sideways: [] });
  }
}
