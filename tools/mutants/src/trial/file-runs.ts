// Files of tests, run again and again in one worker: sources stay loaded until they are to be loaded anew.
import { startTests } from '@vitest/runner';
import type { TestRunner } from 'vitest';
import { vi } from 'vitest';
import { InnerRunner } from './inner-runner.ts';
import { takeHits } from './spoiled.ts';

interface Node {
  readonly id: string;
  readonly file: string;
  readonly imports: ReadonlySet<string>;
  readonly importers: Set<string>;
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
}

interface Modules {
  readonly idToModuleMap: ReadonlyMap<string, Node>;
  readonly fileToModulesMap: ReadonlyMap<string, Iterable<Node>>;
}

/** What one run of a file came to. */
export interface FileRun {
  readonly hits: ReturnType<typeof takeHits>;
  readonly ms: ReadonlyMap<string, number>;
  /** The tests that failed. */
  readonly failed: readonly string[];
  /** Whether something failed outside of every test. */
  readonly isOutside: boolean;
}

interface RunOptions {
  /** Only tests of these names. */
  readonly pattern?: RegExp;
  /** Whether the first that fails is the last that is run. */
  readonly isCutShort?: boolean;
  /** Tests whose failure says nothing, for they fail by themselves. */
  readonly leftOut?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const NO_TEST = /^$(?!)/;

export class FileRuns {
  readonly #outer: TestRunner;
  readonly #loaded = new Set<string>();
  #outside: unknown[] = [];

  constructor(outer: TestRunner) {
    this.#outer = outer;
    process.on('unhandledRejection', (error) => this.#outside.push(error));
    process.on('uncaughtException', (error) => this.#outside.push(error));
  }

  /** Loads a file and all it needs, unless that was done before. */
  async load(file: string): Promise<void> {
    if (!this.#loaded.has(file)) await this.run(file, { pattern: NO_TEST });
  }

  /** Runs a file, or those of its tests that are named. */
  async run(file: string, options: RunOptions = {}): Promise<FileRun> {
    const { pattern, isCutShort = false, leftOut = NONE } = options;
    const runner = new InnerRunner(this.#outer, { isCutShort, leftOut });
    const state = Reflect.get(this.#outer, 'workerState') as { filepath: string };
    state.filepath = file;
    this.#unload([...(this.#modules.fileToModulesMap.get(file) ?? [])]);
    this.#outside = [];
    takeHits();
    const spec = { filepath: file, testLocations: undefined, testNamePattern: pattern };
    const [ran] = await startTests([spec as never], runner as never);
    vi.resetConfig();
    vi.restoreAllMocks();
    this.#loaded.add(file);
    const isInside = runner.failed.length > 0 || runner.hasKnown;
    const hasFailed = ran?.result?.state === 'fail' && !isInside;
    const isOutside = hasFailed || this.#outside.length > 0;
    return { hits: takeHits(), ms: runner.ms, failed: runner.failed, isOutside };
  }

  /** Whatever is loaded next is loaded anew. */
  loadAnew(): void {
    this.#unload(
      [...this.#modules.idToModuleMap.values()].filter(({ id }) => !/\/vitest\/dist\//.test(id)),
    );
    this.#loaded.clear();
  }

  /** Whether a file of tests needs a source, itself or by way of others. */
  needs(file: string, source: string): boolean {
    const { fileToModulesMap, idToModuleMap } = this.#modules;
    const open = [...(fileToModulesMap.get(file) ?? [])];
    const seen = new Set(open);
    for (const node of open) {
      if (node.file === source) return true;
      for (const id of node.imports) {
        const next = idToModuleMap.get(id);
        if (next && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    return false;
  }

  #unload(nodes: readonly Node[]): void {
    for (const node of nodes) {
      node.promise = undefined;
      node.exports = undefined;
      node.evaluated = false;
      node.importers.clear();
    }
  }

  get #modules(): Modules {
    return Reflect.get(this.#outer, 'workerState').evaluatedModules;
  }
}
