// The browser of the tests: one Chromium, one server per file; a page that logs an error fails its test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnswerAsk,
  type HakoniwaProcess,
  startHakoniwa,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it as vitestIt } from 'vitest';
import { executablePath, LAUNCH } from './chromium-place.ts';

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
  server: HakoniwaProcess;
  browser: Browser;
  /** Opens an address of the server in a context of its own. */
  readonly open: (path: string, wish?: PageWish) => Promise<Page>;
  /** Starts the server again where it was, after it was stopped or killed. */
  reopen: () => Promise<void>;
  /** Errors that are part of what a test does. */
  readonly expectError: (pattern: RegExp) => void;
}

interface DeskWish {
  /** Whether the server keeps what happens in it: sessions and backups need that. */
  readonly isKept?: boolean;
  /** What a model says, when the server is to have one. */
  readonly answer?: AnswerAsk;
}

/** For a file of tests: a desk, and `it` for tests that need it; counted as skipped where there is no browser, but never in CI. */
export function browserTests(wish: DeskWish = {}) {
  const it = vitestIt.skipIf(isMissing); // Without a browser there is nothing to look at; CI must have one.
  return { it, desk: openDesk(wish) };
}

function openDesk({ isKept = false, answer }: DeskWish = {}): Desk {
  const desk = deskOf();
  const data = isKept && !isMissing ? mkdtempSync(join(tmpdir(), 'hakoniwa-web-')) : undefined;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    if (isMissing) return;
    const model = answer && (await startScriptedOpenAi({ answer }));
    const env = model ? { HAKONIWA_MODEL: `openai:gemma3:4b@${model.url}/v1` } : {};
    const open = (port = 0) => startHakoniwa({ ...(data ? { data } : {}), env, port });
    const [server, browser] = await Promise.all([open(), launch()]);
    const reopen = async () => {
      desk.server = await open(server.port);
    };
    Object.assign(desk, { server, browser, reopen });
    ends.push(
      () => browser.close(),
      () => desk.server.stop(),
      () => model?.stop(),
    );
  });
  afterAll(async () => {
    for (const end of ends) await end();
    if (data !== undefined) rmSync(data, { recursive: true, force: true });
  });
  return desk;
}

/** The run's own, or one for this file where a run has none. */
function launch(): Promise<Browser> {
  const shared = inject('chromium');
  return shared === undefined ? chromium.launch(LAUNCH) : chromium.connect(shared);
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
    server: undefined as never,
    browser: undefined as never,
    reopen: () => Promise.resolve(),
    expectError: (pattern) => expected.push(pattern),
    open: async (path, { language = 'ja', theme = 'light', ...wish } = {}) => {
      const context = await desk.browser.newContext({
        locale: language === 'ja' ? 'ja-JP' : 'en-GB',
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 860 },
        ...wish,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${desk.server.url}${path}`);
      return page;
    },
  };
  return desk;
}

/** A busy machine may take its time: this ends only what will never come. */
const PATIENCE_MS = 300_000;

/** Looks again and again until it is so. */
export function eventually<T>(look: () => T) {
  return expect.poll(look, { timeout: PATIENCE_MS, interval: 60 });
}
