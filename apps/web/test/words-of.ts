// Words on a page that are not of its language: none of the page's own may be; what packs and people wrote is marked.
import type { Page } from 'playwright-core';

/** Names and marks that are written the same in both languages. */
const NAMES = [
  ...['Hakoniwa', 'SillyTavern', 'Ollama', 'Enter', 'Shift', 'GM', 'FACT', 'PNG', 'JSON', 'YAML'],
  ...['HP', 'MP', 'SP', 'ID', 'URL', 'API', 'CCFOLIA', 'OpenAI', 'llama.cpp', 'LM Studio', 'vLLM'],
  ...['CSV', 'HTML', 'Markdown', 'Docker Model Runner', 'KoboldCpp', 'CHARX', 'ZIP', 'Neo4j'],
];
const FOREIGN = { ja: /[A-Za-z]{2,}/g, en: /[぀-ヿ一-鿿]+/g } as const;

/** English words on a Japanese page, or anything Japanese on an English one. */
export async function foreignWords(page: Page, language: 'ja' | 'en'): Promise<string[]> {
  let words = await wordsOf(page);
  for (const name of NAMES) words = words.replaceAll(name, '');
  return words.replaceAll(/https?:\/\/\S+/g, '').match(FOREIGN[language]) ?? [];
}

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
