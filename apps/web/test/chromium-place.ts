// Where the tests' Chromium is, and how it is started.
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Where Debian and others put it; CHROMIUM names another. */
const PLACES = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

export const executablePath = PLACES.find((place) => place !== '' && existsSync(place));

export const LAUNCH: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
};
