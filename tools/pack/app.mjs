// The whole garden as one package: programs, page, packs and experiments, laid out as in the repository.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { buildPrograms, built, root } from '../programs.mjs';
import { common, dependenciesOf } from './manifest.mjs';

/** What the programs read beside themselves. Each stands where it stands in the repository: they look for it from there. */
const BESIDE = [
  'packs',
  'packages/lab/experiments',
  ...['database', 'store', 'garden', 'sessions'].map((name) => `packages/${name}/migrations`),
  'apps/server/migrations',
  'apps/server/src/page',
  'apps/server/src/docs/docs.css',
  'apps/web/dist',
];

/** Builds the package `hakoniwa` into a folder. */
export async function buildApp(to) {
  run(join('tools', 'build-web.mjs'));
  const { inputs } = await buildPrograms(join(to, relative(root, built)));
  for (const path of BESIDE)
    cpSync(join(root, path), join(to, path), { recursive: true, filter: isShipped });
  for (const file of ['LICENSE', 'NOTICE', 'README.md', 'README.ja.md', 'SECURITY.md'])
    cpSync(join(root, file), join(to, file));
  writeCodeHash(to);
  mkdirSync(join(to, 'bin'), { recursive: true });
  writeFileSync(join(to, 'bin', 'hakoniwa.js'), BIN);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest(inputs), null, 2)}\n`);
}

/** No sources, no tests: a pack, a page or a migration has neither. */
function isShipped(path) {
  return !/\.(?:ts|tsx)$/.test(basename(path)) && basename(path) !== '.built-from';
}

/** Runs of the Lab say which code played them; it is known by its sources, which stay behind. */
function writeCodeHash(to) {
  const code =
    "import { codeHash } from './packages/lab/src/folder/code-hash.ts'; console.log(await codeHash())";
  const hash = run('--import', 'tsx', '--input-type=module', '--eval', code);
  writeFileSync(join(to, 'packages', 'code-hash'), hash);
}

/** Runs Node in the repository and gives what it says. */
function run(...words) {
  const done = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`node ${words.join(' ')}:\n${done.stderr}`);
  return done.stdout;
}

/** Whoever only says its name wants to see the garden. */
const BIN = `#!/usr/bin/env node
if (process.argv.length === 2) process.argv.push('serve');
await import('../apps/server/dist/hakoniwa.js');
`;

function manifest(inputs) {
  const folders = new Set(Object.keys(inputs).flatMap((path) => WORKSPACE.exec(path)?.[0] ?? []));
  return {
    name: 'hakoniwa',
    description:
      'A miniature garden for AI characters, with a Game Master who lets nothing happen that the world does not allow.',
    ...common(),
    bin: { hakoniwa: 'bin/hakoniwa.js' },
    files: ['bin', 'apps', 'packages', 'packs', 'NOTICE', 'README.ja.md', 'SECURITY.md'],
    ...dependenciesOf([...folders].sort(), { isBuiltIn: true }),
  };
}

const WORKSPACE = /^(?:packages|apps)\/[\w-]+/;
