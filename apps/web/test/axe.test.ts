// Accessibility of every route, by day and by night: axe finds nothing serious.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTests } from './browser.ts';
import { ROUTES } from './routes.ts';

const { it, desk } = browserTests();
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] })',
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

it.each(['light', 'dark'] as const)('finds nothing serious on any route, %s', async (theme) => {
  const page = await desk.open('/', { theme });
  for (const route of ROUTES) {
    await page.goto(`${desk.house.url}${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(300);
    expect({ route, found: await findings(page) }).toEqual({ route, found: [] });
  }
});
