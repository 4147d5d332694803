// The guide for adding an action, done to a copy of the house: what it says must work.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyBlock, guideBlocks, inserted } from './guide-blocks.ts';
import { rootFolder } from './repository.ts';

const guide = readFileSync(join(rootFolder, 'docs/guides/add-an-action.md'), 'utf8');
/** The stage, what its tests lean on, and the store, which makes the test run's database folder. */
const PACKAGES = ['stage', 'testkit', 'model', 'store'];
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hakoniwa-guide-'));
  for (const part of [
    ...PACKAGES.map((name) => `packages/${name}`),
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'biome.json',
    '.gitignore',
  ]) {
    cpSync(join(rootFolder, part), join(copy, part), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  linkModules(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Everything installed is shared, but our own packages are those of the copy. */
function linkModules(root: string): void {
  mkdirSync(join(root, 'node_modules/@hakoniwa'), { recursive: true });
  for (const name of readdirSync(join(rootFolder, 'node_modules'))) {
    if (name !== '@hakoniwa')
      symlinkSync(join(rootFolder, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const name of PACKAGES)
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@hakoniwa', name));
}

function inCopy(command: string, args: readonly string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '', VITEST: '' },
  });
  return { status, text: `${stdout}${stderr}` };
}

it('one file, one line and one test add a verb', { timeout: 120_000 }, () => {
  const blocks = guideBlocks(guide);
  expect(blocks.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
    'ts packages/stage/src/actions/polish.ts',
    'diff packages/stage/src/actions/index.ts',
    'ts packages/stage/src/actions/polish.test.ts',
  ]);
  for (const block of blocks) applyBlock(copy, block);

  const types = inCopy(process.execPath, [
    join(rootFolder, 'node_modules/typescript/bin/tsc'),
    '-p',
    'tsconfig.json',
  ]);
  expect(types.text).not.toContain('actions/polish');
  const tests = inCopy(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/stage/src/actions',
    'packages/stage/src/view',
  ]);
  expect(`${tests.status} ${tests.text}`).toMatch(/^0 /);
  const tidy = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/tidy/src/main.ts', `--root=${copy}`, 'packages/stage/src/actions'],
    { cwd: rootFolder, encoding: 'utf8' },
  );
  expect(tidy.stdout).not.toContain('polish');
});

it('a guide that no longer fits the code is noticed', () => {
  expect(() => inserted('a\nb\n', ' gone\n+new\n')).toThrow('gone');
  expect(inserted('a\nb\n', ' a\n+new\n')).toBe('a\nnew\nb\n');
});
