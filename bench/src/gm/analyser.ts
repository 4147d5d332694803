// What the Japanese analyser costs to load: time and resident memory, in a process of its own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';

const MEGABYTE = 1_048_576;

/** Loads the GM's code first, so that only the dictionary is counted. */
const program = `
  import { createGm } from '@hakoniwa/gm';
  import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
  const resident = () => { globalThis.gc?.(); globalThis.gc?.(); return process.memoryUsage.rss(); };
  const before = resident();
  const start = performance.now();
  const japanese = await loadJapaneseTokenizer();
  createGm({ analysers: { japanese } });
  const loadMs = performance.now() - start;
  process.stdout.write(JSON.stringify({ loadMs, before, after: resident() }));
`;

export function analyser(): Figure[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: fileURLToPath(new URL('../../', import.meta.url)), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error('the analyser could not be loaded');
  const { loadMs, before, after } = JSON.parse(stdout) as Record<string, number>;
  const megabytes = (bytes = Number.NaN) => bytes / MEGABYTE;
  return [
    { name: 'analyser, load', value: loadMs ?? Number.NaN, unit: 'ms' },
    { name: 'resident before it', value: megabytes(before), unit: 'MB' },
    { name: 'resident with it', value: megabytes(after), unit: 'MB' },
  ];
}
