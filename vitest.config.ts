// The quick test run for the whole house: every *.test.ts beside its code, slow ones apart.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/test/**/*.test.ts';

/** Looks again until it is so; who waits for something that never comes is ended, and told what it was. */
const PATIENT_POLL = { timeout: 300_000, interval: 25 };

/** A folder for one database server; both projects have one each, and only who needs it starts it. */
const DATABASE = ['packages/database/test/global-setup.ts'];

const exclude = ['**/node_modules/**', '**/*.slow.test.ts'];

export default defineConfig({
  test: {
    // No test is decided by its time: these end what hangs, also where ten programs share a core.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: PATIENT_POLL },
    pool: 'threads',
    // Each worker loads and compiles for itself what it runs: one more than there are cores costs a fifth more work.
    maxWorkers: availableParallelism(),
    // Files share what they have loaded: a test that needs a clean process starts one.
    isolate: false,
    // What has not changed since the last run is not transformed again.
    experimental: { fsModuleCache: true },
    globalSetup: DATABASE,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{packages,apps,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, BROWSER],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude,
          globalSetup: [...DATABASE, 'apps/web/test/global-setup.ts'],
        },
      },
    ],
  },
});
