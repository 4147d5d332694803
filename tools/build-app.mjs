// Builds the server and the command line as plain JavaScript when they are missing or older than their sources.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Beside the server's own modules: what is not shared with others is found from there alone. */
const built = join(root, 'apps', 'server', 'dist');
const stamp = join(built, '.built-from');

/** Programs and threads, by the name they are built under. */
const programs = {
  server: 'apps/server/src/main.ts',
  hakoniwa: 'apps/cli/src/main.ts',
  'cell-worker': 'packages/lab/src/run/cell-worker.ts',
  'aside-worker': 'packages/lab/src/run/aside-worker.ts',
};

/** Names, sizes and times of everything that is built from: reading it all would take longer than starting. */
function stateOfSources() {
  const hash = createHash('sha256');
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'src')),
  );
  for (const folder of folders.filter((one) => existsSync(one) && !one.includes(`${sep}web${sep}`)))
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts'))
        continue;
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\n`);
    }
  for (const name of ['package-lock.json', 'tools/build-app.mjs'])
    hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

/** Our own packages are built in; what was installed is loaded from where it is. */
const installed = {
  name: 'installed',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@hakoniwa/')
        ? undefined
        : { path, external: true },
    );
  },
};

/** A file that asks where it stands is told where its source stands; a program it names, where that is built. */
const places = {
  name: 'places',
  setup(build) {
    const names = new Map(Object.entries(programs).map(([name, path]) => [join(root, path), name]));
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return { contents: text, loader: 'ts' };
      const here = `new URL(${JSON.stringify(slashed(relative(built, path)))}, import.meta.url).href`;
      const contents = text.replace(PLACES, (_, to) => {
        if (to === undefined) return here;
        const name = names.get(join(dirname(path), to));
        if (!name) throw new Error(`${to}, named in ${path}, is no program that is built`);
        return `new URL('./${name}.js', import.meta.url)`;
      });
      return { contents, loader: 'ts' };
    });
  },
};

/** A program named beside the file, or else the file's own place. */
const PLACES = /new URL\('(\.[^']*\.ts)', import\.meta\.url\)|import\.meta\.url/g;

function slashed(path) {
  return path.split(sep).join('/');
}

async function buildInto(folder) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    metafile: true,
    entryPoints: programs,
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [installed, places],
    absWorkingDir: root,
    logLevel: 'warning',
  });
  checkInstalled(metafile);
}

/** Everything the programs load must be found from where they are built. */
function checkInstalled({ outputs }) {
  const { resolve } = createRequire(join(built, 'server.js'));
  const wanted = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => path),
  );
  for (const name of new Set(wanted)) {
    try {
      resolve(name);
    } catch (error) {
      // One that can only be imported is there all the same.
      if (error.code === 'MODULE_NOT_FOUND') throw new Error(`${name} is not found from ${built}`);
    }
  }
}

/** Parts first, programs last: whoever starts meanwhile gets the old or the new as a whole. */
function putInPlace(from) {
  mkdirSync(built, { recursive: true });
  const files = readdirSync(from);
  const isProgram = (name) => !name.startsWith('part-');
  for (const name of [...files.filter((one) => !isProgram(one)), ...files.filter(isProgram)])
    renameSync(join(from, name), join(built, name));
  // A server that runs may still want its own parts; after a week it hardly does.
  for (const name of readdirSync(built)) {
    const isOld = Date.now() - statSync(join(built, name)).mtimeMs > WEEK_MS;
    if (isOld && !files.includes(name)) rmSync(join(built, name));
  }
}

const WEEK_MS = 7 * 24 * 3_600_000;

const wanted = stateOfSources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('hakoniwa: building the programs …');
  const aside = join(root, 'out', `build-${process.pid}`);
  try {
    await buildInto(aside);
    putInPlace(aside);
    writeFileSync(stamp, wanted);
  } catch (error) {
    console.error(`hakoniwa: the programs could not be built: ${error.message}`);
    console.error('hakoniwa: where something is not found, `npm install` brings it.');
    process.exitCode = 1;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
