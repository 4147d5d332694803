// A copy of a few packages in which a guide is followed to the letter, with everything that is installed.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { rootFolder } from './repository.ts';

const BESIDES = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json', '.gitignore'];

/** What is installed or built is not copied. */
const MADE: ReadonlySet<string> = new Set(['node_modules', 'dist']);

/** Of what is installed, this is the copy's own: the packages, and what its tests were transformed to. */
const OWN: ReadonlySet<string> = new Set(['@hakoniwa', '.experimental-vitest-cache']);

/** What every run of tests stands on: what tests share, and what makes the folder of its database. */
const BENEATH = ['testkit', 'model', 'database', 'protocol', 'settings'];

interface Ended {
  readonly status: number | null;
  readonly text: string;
}

export class RepositoryCopy {
  readonly root: string = mkdtempSync(join(tmpdir(), 'hakoniwa-guide-'));

  /** Copies packages by their names, and apps with the packs they read; the rest of the repository is left out. */
  constructor(
    packages: readonly string[],
    { apps = [] }: { readonly apps?: readonly string[] } = {},
  ) {
    const ours = [
      ...[...new Set([...packages, ...BENEATH])].map((name) => `packages/${name}`),
      ...apps.map((name) => `apps/${name}`),
    ];
    for (const part of [...ours, ...BESIDES, ...(apps.length === 0 ? [] : ['packs'])])
      cpSync(join(rootFolder, part), join(this.root, part), {
        recursive: true,
        filter: (path) => !MADE.has(basename(path)),
      });
    this.#linkModules(ours);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  types(project = 'tsconfig.json'): Ended {
    return this.#run([join(rootFolder, 'node_modules/typescript/bin/tsc'), '-p', project]);
  }

  lint(...paths: readonly string[]): Ended {
    return this.#run([
      join(rootFolder, 'node_modules/@biomejs/biome/bin/biome'),
      ...['check', '--vcs-enabled=false', ...paths],
    ]);
  }

  tests(...paths: readonly string[]): Ended {
    return this.#run(['node_modules/vitest/vitest.mjs', 'run', ...paths]);
  }

  /** What the rules of this repository have to say to some folders. */
  tidy(...folders: readonly string[]): string {
    const main = ['--import', 'tsx', 'tools/tidy/src/main.ts', `--root=${this.root}`, ...folders];
    return spawnSync(process.execPath, main, { cwd: rootFolder, encoding: 'utf8' }).stdout;
  }

  /** Everything installed is shared, but our own packages are those of the copy. */
  #linkModules(ours: readonly string[]): void {
    const [from, to] = [join(rootFolder, 'node_modules'), join(this.root, 'node_modules')];
    mkdirSync(join(to, '@hakoniwa'), { recursive: true });
    for (const name of readdirSync(from))
      if (!OWN.has(name)) symlinkSync(join(from, name), join(to, name));
    for (const part of ours) {
      symlinkSync(join(this.root, part), join(to, '@hakoniwa', basename(part)));
      const own = join(rootFolder, part, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(this.root, part, 'node_modules'));
    }
  }

  #run(args: readonly string[]): Ended {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.root,
      encoding: 'utf8',
      env: { ...process.env, CI: '', VITEST: '' },
    });
    return { status, text: `${stdout}${stderr}` };
  }
}
