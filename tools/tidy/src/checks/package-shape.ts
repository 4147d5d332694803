// A package is many small files: none holds more than a tenth of it, and the median stays low.
import { isSource } from '../file-kinds.ts';
import { type Finding, lineCount, type SourceFile } from '../source-file.ts';
import { ownerOf, packagesOf } from '../workspace.ts';

const tenthFromLines = 1500;
const medianFromFiles = 5;
const medianGoal = 90;
const medianCap = 120;

/** Findings for hub files and for packages whose usual file is long. */
export function findLopsidedPackages(files: readonly SourceFile[]): Finding[] {
  const packages = packagesOf(files).filter((entry) => entry.folder !== '');
  const source = files.filter((file) => isSource(file.path));
  return packages.flatMap(({ folder, name }) => {
    const own = source
      .filter((file) => ownerOf(file.path, packages)?.folder === folder)
      .map((file) => ({ path: file.path, lines: lineCount(file.text) }));
    return [...hubFiles(own, name), ...longMedian(own, { folder, name })];
  });
}

interface Sized {
  readonly path: string;
  readonly lines: number;
}

function hubFiles(own: readonly Sized[], name: string): Finding[] {
  const total = own.reduce((sum, file) => sum + file.lines, 0);
  if (total <= tenthFromLines) return [];
  return own
    .filter((file) => file.lines * 10 > total)
    .map((file) => ({
      file: file.path,
      line: 1,
      rule: 'package-shape',
      message: `${file.lines} of the ${total} lines of ${name}: more than a tenth`,
      remedy: 'split the hub; a reader should find one idea per file',
    }));
}

function longMedian(
  own: readonly Sized[],
  { folder, name }: { folder: string; name: string },
): Finding[] {
  if (own.length < medianFromFiles) return [];
  const lines = own.map((file) => file.lines).sort((a, b) => a - b);
  const median = lines[Math.floor((lines.length - 1) / 2)] ?? 0;
  if (median < medianGoal) return [];
  return [
    {
      file: `${folder}package.json`,
      line: 1,
      rule: 'package-shape',
      message: `the median file of ${name} has ${median} lines; the goal is under ${medianGoal}, the cap ${medianCap}`,
      remedy: 'give each idea a file of its own',
      isNote: median <= medianCap,
    },
  ];
}
