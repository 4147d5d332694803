// Runs one file of tests inside a worker, as often as it is asked to and without telling the outside.
import {
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
} from 'vitest';
import { creditTo } from './spoiled.ts';

/** What is put down to no single test: loading a file, and its own hooks. */
export const SHARED = { load: '(load)', hooks: '(hooks)' } as const;

interface InnerOptions {
  /** Whether the first that fails is the last that is run. */
  readonly isCutShort: boolean;
  /** Tests that fail by themselves. */
  readonly leftOut: ReadonlySet<string>;
}

export class InnerRunner extends TestRunner {
  readonly #isCutShort: boolean;
  readonly #leftOut: ReadonlySet<string>;
  /** How long each test took. */
  readonly ms = new Map<string, number>();
  /** Those that failed, but for those that do so by themselves. */
  readonly failed: string[] = [];
  /** Whether one failed that does so by itself. */
  hasKnown = false;

  constructor(outer: TestRunner, { isCutShort, leftOut }: InnerOptions) {
    super(outer.config);
    this.#isCutShort = isCutShort;
    this.#leftOut = leftOut;
    Object.assign(this, { moduleRunner: Reflect.get(outer, 'moduleRunner') });
    Reflect.get(this, '__setTraces').call(this, Reflect.get(outer, '_otel'));
  }

  override onCollectStart(file: RunnerTestFile): void {
    creditTo(SHARED.load);
    super.onCollectStart(file);
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    creditTo(SHARED.hooks);
    await super.onBeforeRunSuite(suite);
  }

  override onBeforeTryTask(test: RunnerTask): void {
    creditTo(nameOf(test));
    super.onBeforeTryTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    creditTo(SHARED.hooks);
    super.onAfterRunTask(test);
    this.ms.set(nameOf(test), test.result?.duration ?? 0);
    if (test.result?.state !== 'fail') return;
    if (this.#leftOut.has(nameOf(test))) {
      this.hasKnown = true;
      return;
    }
    this.failed.push(nameOf(test));
    if (this.#isCutShort) Object.assign(this, { cancelRun: true });
  }
}

/** The name of a test with those of its suites, as a pattern of names is held against it. */
function nameOf(test: RunnerTask): string {
  const names = [test.name];
  for (let { suite } = test; suite; { suite } = suite) names.unshift(suite.name);
  return names.join(' ').trim();
}
