// Small made-up repositories for the tests of the checks.
import type { Finding, SourceFile } from './source-file.ts';

/** A table of path → text as a list of files. */
export function exampleFiles(table: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(table).map(([path, text]) => ({ path, text }));
}

/** A package.json that lists the given dependencies and exports `src/index.ts`. */
export function manifest(name: string, extra: object = {}): string {
  return JSON.stringify({ name, exports: { '.': './src/index.ts' }, ...extra });
}

/** Findings as `file:line`, which is what most tests look at. */
export function places(findings: readonly Finding[]): string[] {
  return findings.map(({ file, line }) => `${file}:${line}`);
}
