// The slow test run: long fuzzing, kills and restarts, everything named *.slow.test.ts.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Those that compare processor time with what was once reached, take the machine away from everybody else, or build what
 * all others look at.
 */
const ALONE = [
  'bench/**/*.slow.test.ts',
  'apps/server/test/beside-busy-programs.slow.test.ts',
  'tools/pack/**/*.slow.test.ts',
];

/** Those that compare processor time for texts of several lengths. */
const GROWTH = '**/doubling.slow.test.ts';

/** The young of a run have room beside one another: collections would come in with the longer texts alone. */
const ROOM_FOR_THE_YOUNG = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**'],
    // No test is decided by its time: these end what hangs.
    testTimeout: 40 * 60_000,
    hookTimeout: 10 * 60_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 10 * 60_000, interval: 50 } },
    passWithNoTests: true,
    // What has not changed since the last run is not transformed again.
    experimental: { fsModuleCache: true },
    // A folder for one database server; both projects have one each, and only who needs it starts it.
    globalSetup: ['packages/database/test/global-setup.ts'],
    // Each file is a process: it has a heap and a processor time of its own, and kills only what it started.
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: ['{packages,apps,tools,bench}/**/*.slow.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE, GROWTH],
          maxWorkers: Math.max(2, availableParallelism()),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          ...{ name: 'growth', include: [GROWTH], maxWorkers: 1, sequence: { groupOrder: 3 } },
          execArgv: ROOM_FOR_THE_YOUNG,
        },
      },
    ],
  },
});
