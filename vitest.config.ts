// The quick test run for the whole house: every *.test.ts beside its code, slow ones apart.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
    // Generous: property tests share two cores with everything else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A folder for the one database server of a run; only who needs it starts it.
    globalSetup: ['packages/store/test/global-setup.ts'],
    pool: 'threads',
  },
});
