// Accessibility of every route, by day and by night: axe finds nothing serious.
import { expect } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { browserTests } from './browser.ts';
import { ROUTES } from './routes.ts';

const { it, desk } = browserTests();
it.each(['light', 'dark'] as const)('finds nothing serious on any route, %s', async (theme) => {
  // There is nothing to play where nothing is kept, and no session called none.
  desk.expectError(/status of 40[49]/);
  const page = await desk.open('/', { theme });
  for (const route of ROUTES) {
    await page.goto(`${desk.house.url}${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(300);
    expect({ route, found: await axeFindings(page) }).toEqual({ route, found: [] });
  }
});
