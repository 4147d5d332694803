// The browser of the tests: one Chromium and one house per file; a page that logs an error fails its test.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HouseProcess, startHouse } from '@hakoniwa/testkit';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it as vitestIt } from 'vitest';

/** Where Debian and others put it; CHROMIUM names another. */
const PLACES = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const executablePath = PLACES.find((place) => place !== '' && existsSync(place));

const isMissing = !executablePath && !process.env.CI;
if (!executablePath)
  console.error(
    'MISSING chromium: apt-get install -y chromium fonts-noto-cjk fonts-noto-color-emoji',
  );

interface PageWish extends BrowserContextOptions {
  readonly language?: 'ja' | 'en';
  readonly theme?: 'light' | 'dark';
}

export interface Desk {
  house: HouseProcess;
  browser: Browser;
  /** Opens an address of the house in a context of its own. */
  readonly open: (path: string, wish?: PageWish) => Promise<Page>;
  /** Errors that are part of what a test does. */
  readonly expectError: (pattern: RegExp) => void;
}

/** A group of tests in the browser; counted as skipped where there is none, but never in CI. */
export function describeInBrowser(name: string, tests: (desk: Desk) => void): void {
  const group = describe.skipIf(isMissing); // Without a browser there is nothing to look at; CI must have one.
  group(name, () => tests(openDesk()));
}

interface DeskWish {
  /** Whether the house keeps what happens in it: sessions and backups need that. */
  readonly isKept?: boolean;
}

/** The same for a whole file: a desk, and `it` for tests that need it. */
export function browserTests(wish: DeskWish = {}) {
  const it = vitestIt.skipIf(isMissing); // As above: without a browser there is nothing to look at.
  return { it, desk: openDesk(wish) };
}

function openDesk({ isKept = false }: DeskWish = {}): Desk {
  const desk = deskOf();
  const data = isKept && !isMissing ? mkdtempSync(join(tmpdir(), 'hakoniwa-web-')) : undefined;
  beforeAll(async () => {
    if (isMissing) return;
    const [house, browser] = await Promise.all([
      startHouse(data === undefined ? {} : { data }),
      chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
      }),
    ]);
    Object.assign(desk, { house, browser });
  });
  afterAll(async () => {
    if (isMissing) return;
    await desk.browser.close();
    await desk.house.stop();
    if (data !== undefined) rmSync(data, { recursive: true, force: true });
  });
  return desk;
}

function deskOf(): Desk {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    // A page left open would go on asking, and its errors would be the next test's.
    for (const context of contexts.splice(0)) await context.close();
    const found = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
    errors.length = 0;
    expected.length = 0;
    expect(found).toEqual([]);
  });
  const desk: Desk = {
    house: undefined as never,
    browser: undefined as never,
    expectError: (pattern) => expected.push(pattern),
    open: async (path, { language = 'ja', theme = 'light', ...wish } = {}) => {
      const context = await desk.browser.newContext({
        locale: language === 'ja' ? 'ja-JP' : 'en-GB',
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 860 },
        ...wish,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${desk.house.url}${path}`);
      return page;
    },
  };
  return desk;
}
