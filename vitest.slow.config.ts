// The slow test run: long fuzzing, kills and restarts, everything named *.slow.test.ts.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,tools,bench}/**/*.slow.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 20 * 60_000,
    hookTimeout: 5 * 60_000,
    // These suites start servers and kill them; side by side they would disturb each other.
    fileParallelism: false,
    passWithNoTests: true,
    // A folder for the one database server of a run; only who needs it starts it.
    globalSetup: ['packages/store/test/global-setup.ts'],
    pool: 'forks',
  },
});
