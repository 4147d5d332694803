// npm run bench [-- name… --seconds=60]: runs the benches, prints a table and writes it as JSON.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readWords } from './bench-options.ts';
import { BENCHES, ONLY_BY_NAME } from './benches/index.ts';
import { type Figure, isReached } from './figure.ts';

const { names: wanted, options } = readWords(process.argv.slice(2));
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`,
  );
  process.exit(2);
}

const results: Record<string, readonly Figure[]> = {};
const usual = Object.keys(BENCHES).filter((name) => !ONLY_BY_NAME.includes(name));
for (const name of wanted.length > 0 ? wanted : usual) {
  console.error(`bench ${name} …`);
  results[name] = (await BENCHES[name]?.(options)) ?? [];
  print(name, results[name]);
}
mkdirSync('out', { recursive: true });
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
writeFileSync('out/bench.json', `${JSON.stringify({ machine, results }, null, 2)}\n`);
const isAllReached = Object.values(results)
  .flat()
  .every((figure) => isReached(figure) !== false);
process.exitCode = isAllReached ? 0 : 1;

function print(name: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map((figure) => figure.name.length));
  for (const figure of figures) {
    const reached = isReached(figure);
    const mark = reached === undefined ? ' ' : reached ? '✓' : '✗';
    const value = figure.value.toLocaleString('en', { maximumSignificantDigits: 4 });
    console.log(
      `${mark} ${name}  ${figure.name.padEnd(width)}  ${value.padStart(10)} ${figure.unit}${figure.bar ? `  (bar ${figure.bar})` : ''}`,
    );
  }
}
