// How mutants are tried: one worker that runs files of tests as often as there are mutants they reach.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tools/mutants/src/trial/trial.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 5_000,
    // A test that waits for what must come is patient, also where little of the machine is left.
    expect: { poll: { timeout: 30_000, interval: 25 } },
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    experimental: { fsModuleCache: false },
    runner: './tools/mutants/src/trial/trial-runner.ts',
    globalSetup: ['packages/database/test/global-setup.ts', 'tools/mutants/src/trial/watchdog.ts'],
  },
});
