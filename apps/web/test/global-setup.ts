// One Chromium for all files of a run: what a page keeps belongs to its context, and starting it costs as much as using it.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { executablePath, LAUNCH } from './chromium-place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's Chromium listens; a run without one starts its own. */
    readonly chromium?: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!executablePath) return () => Promise.resolve();
  const browser = await chromium.launchServer({ ...LAUNCH, host: '127.0.0.1' });
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
