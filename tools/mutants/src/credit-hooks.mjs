// Before tests are measured: what a file's own hooks reach is put down to that file, not to every test there is.
import { beforeAll, inject } from 'vitest';

const ns = globalThis[inject('globalNamespace')];

if (inject('mode') === 'dry-run') {
  let current;
  let inHooks;
  Object.defineProperty(ns, 'currentTestId', {
    configurable: true,
    get: () => current ?? inHooks,
    set: (id) => {
      current = id;
    },
  });
  // Modules are loaded before this runs: what they reach is of the whole run, and so it stays.
  // biome-ignore lint/correctness/noEmptyPattern: Vitest hands the suite only to a hook that names its fixtures.
  beforeAll(({}, suite) => {
    inHooks = `${suite.file.filepath}#`;
  });
}
