// The programs as plain JavaScript: which there are, and how they are built from their sources.
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Beside the server's own modules: what is not shared with others is found from there alone. */
export const built = join(root, 'apps', 'server', 'dist');

/** Programs and threads, by the name they are built under. */
const programs = {
  server: 'apps/server/src/main.ts',
  hakoniwa: 'apps/cli/src/main.ts',
  'cell-worker': 'packages/lab/src/run/cell-worker.ts',
  'aside-worker': 'packages/lab/src/run/aside-worker.ts',
};

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

/** Builds all programs into a folder and says what came of it (esbuild's metafile). */
export async function buildPrograms(folder) {
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
  return metafile;
}

/** The names of everything installed that the built programs load. */
export function installedIn({ outputs }) {
  const names = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => path),
  );
  return [...new Set(names)].sort();
}
