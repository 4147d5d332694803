// One language at a time: no English on the Japanese page, no Japanese on the English one; pack text apart.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTests } from './browser.ts';
import { ROUTES } from './routes.ts';

const { it, desk } = browserTests({ isKept: true });

/** Names and marks that are written the same in both languages. */
const NAMES = [
  ...['Hakoniwa', 'SillyTavern', 'Ollama', 'Enter', 'Shift', 'GM', 'FACT', 'PNG', 'JSON', 'YAML'],
  ...['HP', 'MP', 'SP', 'ID', 'URL', 'API', 'CCFOLIA', 'OpenAI', 'llama.cpp', 'LM Studio', 'vLLM'],
  ...['CSV', 'HTML', 'Markdown', 'Docker Model Runner', 'KoboldCpp', 'CHARX', 'ZIP', 'Neo4j'],
];

/** The words a person reads on a page, with names and labels; what is marked as another language is left out. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.documentElement.lang;
    const isForeign = (element: Element | null) =>
      element?.closest(`[lang]:not([lang="${here}"]), code, pre, [data-pack], select`) !== null;
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isForeign(node.parentElement) && node.parentElement?.tagName !== 'NOSCRIPT')
        words.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (!isForeign(element))
        for (const name of ['aria-label', 'placeholder', 'title'])
          words.push(element.getAttribute(name) ?? '');
    return words.join('\n');
  });
}

async function check(language: 'ja' | 'en', foreign: RegExp): Promise<void> {
  // There is no session called none.
  desk.expectError(/status of 404/);
  const page = await desk.open('/', { language });
  for (const route of ROUTES) {
    await page.goto(`${desk.house.url}${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(400);
    let words = await wordsOf(page);
    for (const name of NAMES) words = words.replaceAll(name, '');
    words = words.replaceAll(/https?:\/\/\S+/g, '');
    expect({ route, found: words.match(foreign) ?? [] }).toEqual({ route, found: [] });
  }
}

it('has no English on the Japanese page', () => check('ja', /[A-Za-z]{2,}/g));
it('has no Japanese on the English page', () => check('en', /[぀-ヿ一-鿿]+/g));
