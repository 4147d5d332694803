// Expressions that are put together: compiled as they ship, then held against the same analysis as the literals.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isExcused, isShipped, MENDING } from '../checks/linear-expressions.ts';
import { readRepository, rootFolder } from '../repository.ts';
import { formatFinding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';
import { whySuperLinear } from './super-linear.ts';

interface Compiled {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

const recorder = fileURLToPath(new URL('./record-compiled.mjs', import.meta.url));
const files = readRepository().filter(({ path }) => isShipped(path));
const makers = files
  .filter(({ text }) => text.includes('RegExp('))
  .flatMap((file) => placesOf(file).map((line) => ({ file, line })));
const compiled = record([...new Set(makers.map(({ file }) => file.path))]);

/** Lines on which an expression is put together. */
function placesOf(file: SourceFile): number[] {
  const lines: number[] = [];
  walk(treeOf(file), {
    see: (node) => {
      const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
      if (!isCall || (node.callee as SyntaxNode).name !== 'RegExp') return;
      lines.push(lineAt(file.text, node.start));
    },
  });
  return lines;
}

function record(paths: readonly string[]): Compiled[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', recorder, ...paths],
    { cwd: rootFolder, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout) as Compiled[];
}

it('are made while their module loads, or say why they cannot hurt', () => {
  expect(makers.length).toBeGreaterThan(10);
  const unseen = makers
    .filter(({ file, line }) => !isExcused(file, line))
    .filter(
      ({ file, line }) => !compiled.some((one) => one.file === file.path && one.line === line),
    )
    .map(({ file, line }) => `${file.path}:${line} is made of what only a run can know`);
  expect(unseen).toEqual([]);
});

it('are linear', () => {
  const excused = new Set(
    makers
      .filter(({ file, line }) => isExcused(file, line))
      .map(({ file, line }) => `${file.path}:${line}`),
  );
  const findings = compiled.flatMap(({ file, line, source, flags }) => {
    const why = whySuperLinear({ source, flags });
    if (why === undefined || excused.has(`${file}:${line}`)) return [];
    return [formatFinding({ ...MENDING, file, line, message: `/${source}/${flags}: ${why}` })];
  });
  expect(findings).toEqual([]);
});
