// A package's index names each thing it exports, so that its surface can be read.
import { isCode } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { moduleOf } from '../syntax.ts';

/** Findings for `export *` in an index file. */
export function findStarExports(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file.path) && /(^|\/)index\.tsx?$/.test(file.path))
    .flatMap((file) =>
      moduleOf(file)
        .staticExports.flatMap((statement) => statement.entries)
        .filter(({ importName }) => importName.kind.startsWith('All'))
        .map((entry) => ({
          file: file.path,
          line: lineAt(file.text, entry.start),
          rule: 'index-exports',
          message: `\`export *\` from ${entry.moduleRequest?.value ?? 'a module'}`,
          remedy: 'list the names: export { a, b } from …',
        })),
    );
}
