// Generated pages are fresh: what stands on disk is what the code renders today.
import { generators } from '../generate.ts';
import { type Generator, renderPage } from '../generator.ts';
import type { Finding, SourceFile } from '../source-file.ts';

/** Findings for generated pages that are missing or differ from what would be written now. */
export function findStaleDocs(
  files: readonly SourceFile[],
  pages: readonly Generator[] = generators,
): Finding[] {
  const remedy = 'run npm run docs and commit the result';
  return pages.flatMap((page) => {
    const place = { file: page.file, rule: 'stale-docs', remedy };
    const onDisk = files.find((file) => file.path === page.file);
    if (!onDisk) return [{ ...place, line: 1, message: 'the generated page is missing' }];
    const line = firstDifference(onDisk.text, renderPage(page));
    return line === undefined
      ? []
      : [{ ...place, line, message: 'the page differs from the code it describes' }];
  });
}

function firstDifference(actual: string, wanted: string): number | undefined {
  if (actual === wanted) return undefined;
  const wantedLines = wanted.split('\n');
  const actualLines = actual.split('\n');
  const at = actualLines.findIndex((line, index) => line !== wantedLines[index]);
  return at === -1 ? actualLines.length + 1 : at + 1;
}
