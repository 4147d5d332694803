// The web bench: what the browser's main thread does for one frame of the map, with 100 and with 1,000 people walking.
import { existsSync } from 'node:fs';
import { startHakoniwa } from '@hakoniwa/testkit';
import { chromium } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { answerBusyStreet } from '../web/answer-busy-street.ts';
import { busyStreet } from '../web/busy-street.ts';
import { frameWork } from '../web/frame-work.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SECONDS = 6;
const BARS = { 100: '<= 6', 1000: '<= 16' } as const;

export async function web(): Promise<readonly Figure[]> {
  if (!existsSync(CHROMIUM)) {
    console.error('MISSING chromium: apt-get install -y chromium fonts-noto-cjk');
    return [];
  }
  const server = await startHakoniwa();
  // No graphics card: the plain canvas, as on the weakest machine.
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const figures: Figure[] = [];
    for (const people of [100, 1_000] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
      // What strips the types marks names with this; the page does not have it.
      await page.addInitScript('globalThis.__name = (it) => it');
      await page.addInitScript(answerBusyStreet, busyStreet(people));
      await page.goto(`${server.url}/garden/garden-busy`);
      await page.locator('canvas').first().waitFor();
      // Nothing is measured before everybody is there.
      await page.getByText(`Person ${people - 1}`, { exact: true }).waitFor();
      await page.waitForTimeout(2_000);
      await browser.startTracing(page, { categories: ['cc'] });
      await page.waitForTimeout(SECONDS * 1_000);
      figures.push(...figuresOf(people, frameWork(await browser.stopTracing())));
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function figuresOf(people: keyof typeof BARS, frames: readonly number[]): Figure[] {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const [bar, name] = [BARS[people], `${people} people walking`];
  return [
    { name: `${name}, main thread per drawn frame, p50`, value: at(0.5), unit: 'ms', bar },
    { name: `${name}, main thread per drawn frame, p95`, value: at(0.95), unit: 'ms', bar },
    { name: `${name}, frames drawn in a second`, value: frames.length / SECONDS, unit: '1/s' },
  ];
}
