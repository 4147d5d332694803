// The quick test run for the whole house: every *.test.ts beside its code, slow ones apart.
import { defineConfig } from 'vitest/config';

/** Packages that start nothing and keep nothing: their files share what they have loaded. */
const quiet = 'actor,client,garden,gm,lab,life,model,protocol,settings,stage,testkit';

/** A folder for one database server; houses and browsers have one each, and only who needs it starts it. */
const globalSetup = ['packages/store/test/global-setup.ts'];

const exclude = ['**/node_modules/**', '**/*.slow.test.ts'];

export default defineConfig({
  test: {
    // Generous: property tests share two cores with everything else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // Vitest leaves a core free, which is half of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'houses',
          include: ['{packages,apps,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, `packages/{${quiet}}/**`, 'apps/web/test/**'],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/test/**/*.test.ts'],
          exclude,
          globalSetup,
          // A browser on a busy machine drops a frame or a key now and then; a second try is marked in the report.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'quiet',
          include: [`packages/{${quiet}}/**/*.test.ts`],
          exclude,
          isolate: false,
        },
      },
    ],
  },
});
