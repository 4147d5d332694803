// What goes sideways on a page: the page itself, and whatever in it has to be scrolled to be read.
import type { Page } from 'playwright-core';

/** Nothing, at each of the widths; code may run on, prose and drawings may not. */
export async function sidewaysAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await sideways(page)).map((what) => `${width}: ${what}`));
  }
  return found;
}

function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOver = ({ scrollWidth, clientWidth }: Element) =>
      clientWidth > 0 && scrollWidth > clientWidth + 1;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const root = document.scrollingElement;
    const inner = [...document.querySelectorAll('body *:not(pre, code, textarea)')].filter(
      (element) => isOver(element) && scrolls(element),
    );
    return [
      ...(root && isOver(root) ? [`the page is ${root.scrollWidth} wide`] : []),
      ...inner.map(({ tagName, className }) => `${tagName} ${className}`),
    ];
  });
}
