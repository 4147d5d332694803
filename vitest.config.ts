// The quick test run for the whole house: every *.test.ts beside its code, slow ones apart.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/test/**/*.test.ts';

const exclude = ['**/node_modules/**', '**/*.slow.test.ts'];

export default defineConfig({
  test: {
    // Generous: property tests share two cores with everything else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // Half of the tests wait for a process, a socket or a disk: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // Files share what they have loaded: a test that needs a clean process starts one.
    isolate: false,
    // A folder for one database server; both projects have one each, and only who needs it starts it.
    globalSetup: ['packages/store/test/global-setup.ts'],
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
          // A browser on a busy machine drops a frame or a key now and then; a second try is marked in the report.
          retry: 1,
        },
      },
    ],
  },
});
