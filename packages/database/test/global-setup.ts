// Gives a test run a folder for its one embedded server, and takes both away at the end.

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopEmbedded } from '../src/index.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-test-'));
  project.provide('databaseFolder', folder);
  return async () => {
    const database = join(folder, 'database');
    if (existsSync(database)) await stopEmbedded(database, 'abandon');
    await rm(folder, { recursive: true });
  };
}
