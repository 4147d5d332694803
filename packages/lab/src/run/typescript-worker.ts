// A worker thread: of a built program as it is, from sources with TypeScript made ready first.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A worker's thread knows no TypeScript by itself: it learns it first, then loads its part. */
export function openTypeScriptWorker(own: URL, workerData: unknown): Worker {
  if (!own.pathname.endsWith('.ts')) return new Worker(own, { workerData, execArgv: [] });
  const home = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = pathToFileURL(join(home, 'dist/esm/api/index.mjs')).href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(own.href)});
  });`;
  return new Worker(code, { eval: true, workerData, execArgv: [] });
}
