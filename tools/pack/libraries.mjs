// Libraries as others install them: JavaScript, types, a README whose example runs, and no source.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../programs.mjs';
import { common, dependenciesOf, workspace } from './manifest.mjs';

/** What can be had apart from the whole, from the ground up; each needs those before it alone. */
export const LIBRARIES = ['stage', 'gm', 'life', 'sift', 'model', 'actor', 'protocol', 'client'];

/** Builds every library into a folder of its own below `to`. */
export async function buildLibraries(to) {
  const types = join(to, '.types');
  emitTypes(types);
  await renameImports(types);
  for (const name of LIBRARIES) await buildLibrary(name, { to: join(to, name), types });
  rmSync(types, { recursive: true });
}

async function buildLibrary(name, { to, types }) {
  const from = join(root, 'packages', name);
  const { exports: entries, description } = workspace(`packages/${name}`);
  await emitCode(from, { entries, to: join(to, 'dist') });
  cpSync(join(types, 'packages', name, 'src'), join(to, 'dist'), { recursive: true });
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(to, file));
  for (const file of ['README.md', 'SPEC.md'])
    if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file));
  const manifest = {
    name: `@hakoniwa/${name}`,
    description,
    ...common(),
    sideEffects: false,
    exports: { ...published(entries), './package.json': './package.json' },
    files: ['dist', 'SPEC.md', 'NOTICE'],
    ...dependenciesOf([`packages/${name}`], { isBuiltIn: false }),
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Where each door of a workspace stands once it is built. */
function published(entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([door, source]) => {
      const built = source.replace('./src/', './dist/');
      return [
        door,
        { types: built.replace(/\.ts$/, '.d.ts'), default: built.replace(/\.ts$/, '.js') },
      ];
    }),
  );
}

async function emitCode(from, { entries, to }) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: Object.values(entries).map((entry) => join(from, entry)),
    outbase: join(from, 'src'),
    outdir: to,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
}

/** All types in one run of the compiler, which reads each package once; the code is not its: see the guide to building. */
function emitTypes(to) {
  const project = join(root, 'out', 'types-of-libraries.json');
  const doors = LIBRARIES.flatMap((name) =>
    Object.values(workspace(`packages/${name}`).exports).map((entry) =>
      join(root, 'packages', name, entry),
    ),
  );
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false },
        ...{ tsBuildInfoFile: null, rootDir: root, outDir: to },
      },
      files: doors,
      include: [],
    }),
  );
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const done = spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`types of the libraries:\n${done.stdout}${done.stderr}`);
}

/** Types name one another by the files that will be there. */
async function renameImports(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}
