// How mutants are tried: the quick tests of one package, files sharing what they have loaded, the quickest first.
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { judgesOf } from './tools/mutants/src/packages.data.ts';

/** A mutant is killed by the first test that fails: the dear ones come last. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => this.#costOf(a) - this.#costOf(b));
  }

  #costOf({ project, moduleId }: TestSpecification): number {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    return this.ctx.cache.getFileTestResults(key)?.duration ?? 0;
  }
}

export default defineConfig({
  test: {
    include: [...judgesOf(process.env.MUTANTS_PACKAGE ?? '')],
    // Mutants of the GM are judged by all labelled turns, as ever.
    exclude: ['**/node_modules/**', '**/!(own-set).slow.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A test that waits for what must come is patient, also where little of the machine is left.
    expect: { poll: { timeout: 30_000, interval: 25 } },
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: QuickestFirst, setupFiles: 'list' },
    setupFiles: ['tools/mutants/src/credit-hooks.mjs'],
    globalSetup: ['packages/database/test/global-setup.ts'],
  },
});
