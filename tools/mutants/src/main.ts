// npm run mutants [-- --seed 1 --sample 300 --packages stage,gm --workers 1 --minutes 60]: are the tests able to fail?
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository, removeCopy, trackedFiles } from './copy-repository.ts';
import { drawSample } from './draw-sample.ts';
import { spoilSources } from './find-mutants.ts';
import { keyOf, type Mutant } from './mutant.ts';
import { DEAREST_FIRST, MUTATED, type MutatedPackage, NOT_MUTATED } from './packages.data.ts';
import { readResults, resultsOf, stateOf } from './results.ts';
import { reachesBars, tell } from './tell.ts';
import { tryMutants } from './try-mutants.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '300' },
    packages: { type: 'string', default: MUTATED.join(',') },
    workers: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '1440' },
  },
});
const seed = Number(values.seed);
const names = MUTATED.filter((name) => values.packages.split(',').includes(name));
const each = Math.ceil(Number(values.sample) / names.length);
const end = Date.now() + Number(values.minutes) * 60_000;

const root = process.cwd();
const folder = join(root, 'out', 'mutants', stateOf(root));
const results = join(folder, 'results.jsonl');
await mkdir(folder, { recursive: true });

const samples = new Map<MutatedPackage, readonly Mutant[]>();
for (const name of names) {
  const files = trackedFiles(root, `packages/${name}/src`).filter(
    (file) => file.endsWith('.ts') && !NOT_MUTATED.test(file),
  );
  samples.set(name, await drawSample({ root, files, count: each, seed }));
}

const before = readResults(results);
const open = [...samples].flatMap(([name, all]) => {
  const sample = all.filter((mutant) => !before.has(keyOf(mutant)));
  return sample.length > 0 ? [{ name, sample }] : [];
});
// Those that take longest are begun first.
open.sort((a, b) => DEAREST_FIRST.indexOf(a.name) - DEAREST_FIRST.indexOf(b.name));
const copy = await copyRepository(root);
const files = trackedFiles(root);
try {
  // All at once, for a package's tests run through the sources of others too.
  const ids = await spoilSources(
    copy,
    open.flatMap(({ sample }) => sample),
  );
  const work = async () => {
    for (let one = open.shift(); one; one = open.shift())
      await tryMutants(copy, { ...one, ids, results, files, end });
  };
  // The copy is taken away when all have ended, also when one of them could not.
  const ended = await Promise.allSettled(Array.from({ length: Number(values.workers) }, work));
  for (const one of ended) if (one.status === 'rejected') console.error(one.reason);
} finally {
  await removeCopy(copy);
}

const known = readResults(results);
const tried = Object.fromEntries(
  [...samples].map(([name, sample]) => [name, resultsOf(sample, known)]),
);
await writeFile(join(folder, `seed-${seed}.json`), `${JSON.stringify({ seed, tried }, null, 1)}\n`);
console.log(tell(tried));
process.exitCode = reachesBars(tried) ? 0 : 1;
