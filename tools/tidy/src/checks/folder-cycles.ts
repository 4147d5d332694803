// No knots between the folders of a package: what one folder of `src` builds on does not build on it.
import { isShippedSource } from '../file-kinds.ts';
import { importsOf, joinRelative } from '../imports.ts';
import type { Finding, SourceFile } from '../source-file.ts';

/** The words of a folder build on nothing; whoever gathers them does not build on the folder. */
const WORDS = /\/locale\//;

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly line: number;
}

/** Findings for arrows between folders that lead back. */
export function findFolderCycles(files: readonly SourceFile[]): Finding[] {
  const arrows = files.filter(({ path }) => isShippedSource(path)).flatMap(arrowsOf);
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  return [...firstOfEach(arrows)].filter(({ from, to }) => leadsTo(next, to, from)).map(leadsBack);
}

/** The imports of a file that leave its folder for another one of the same package. */
function arrowsOf(file: SourceFile): Arrow[] {
  const from = folderOf(file.path);
  if (from === undefined) return [];
  return importsOf(file).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return [];
    const target = joinRelative(file.path, specifier);
    if (WORDS.test(target)) return [];
    const to = folderOf(target);
    return to === undefined || to === from ? [] : [{ from, to, file: file.path, line }];
  });
}

/** `packages/a/src/b`: the top folder of a package's source; files beside the folders belong to none. */
function folderOf(path: string): string | undefined {
  return /^((?:packages|apps)\/[^/]+\/src\/[^/]+)\//.exec(path)?.[1];
}

function firstOfEach(arrows: readonly Arrow[]): IterableIterator<Arrow> {
  return new Map([...arrows].reverse().map((arrow) => [nameOf(arrow), arrow])).values();
}

function leadsTo(
  next: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
  end: string,
): boolean {
  const seen = new Set([start]);
  for (const at of seen) {
    if (at === end) return true;
    for (const one of next.get(at) ?? []) seen.add(one);
  }
  return false;
}

/** `packages/a/src/b → c`. */
function nameOf({ from, to }: Pick<Arrow, 'from' | 'to'>): string {
  return `${from} → ${to.split('/').at(-1)}`;
}

function leadsBack(arrow: Arrow): Finding {
  return {
    ...{ file: arrow.file, line: arrow.line, rule: 'folder-cycles' },
    message: `${nameOf(arrow)} leads back: the folders build on each other`,
    remedy: 'move what both need to the lower folder, or the file to where it belongs',
  };
}
