// `node --import tsx apps/web/test/shoot.ts [/path …]`: pictures of pages in both languages and themes, wide and narrow.
// A `:pack` in a path is a new garden of that pack, whose time runs.
import { mkdirSync } from 'node:fs';
import { startHakoniwa } from '@hakoniwa/testkit';
import { chromium } from 'playwright-core';

const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));
const only = process.argv
  .slice(2)
  .find((word) => word.startsWith('only='))
  ?.slice(5);
const SIZES = { wide: { width: 1280, height: 860 }, narrow: { width: 375, height: 760 } };
const server = await startHakoniwa();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync('out/shots', { recursive: true });
for (const path of paths.length > 0 ? paths : ['/'])
  for (const [size, viewport] of Object.entries(SIZES))
    for (const language of ['ja', 'en'] as const)
      for (const theme of ['light', 'dark'] as const) {
        if (only && !`${size}-${language}-${theme}`.match(only)) continue;
        const locale = language === 'ja' ? 'ja-JP' : 'en-GB';
        const context = await browser.newContext({ viewport, locale, colorScheme: theme });
        const page = await context.newPage();
        await page.goto(`${server.url}${await withGarden(path, language)}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForTimeout(Number(process.env.SHOOT_AFTER_MS ?? 1_500));
        const name = path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        await page.screenshot({ path: `out/shots/${name}-${size}-${language}-${theme}.png` });
        await context.close();
      }
await browser.close();
await server.stop();

async function withGarden(path: string, language: 'ja' | 'en'): Promise<string> {
  const pack = /:(\w+)/.exec(path)?.[1];
  if (pack === undefined) return path;
  const post = async (address: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/v1/gardens${address}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    return (await answer.json()) as { id: string };
  };
  const { id } = await post('', { pack, language, seed: 3 });
  await post(`/${id}/clock`, { state: 'running', speed: pack === 'town' ? 600 : 4 });
  return path.replace(`:${pack}`, id);
}
