// The workspace's packages, read from the package.json files in a list of files.
import type { SourceFile } from './source-file.ts';

/** What the checks need to know of one package.json. */
export interface WorkspacePackage {
  readonly name: string;
  /** The folder with a final slash; empty for the repository root. */
  readonly folder: string;
  /** Public entry → file inside the folder, e.g. `.` → `src/index.ts`. */
  readonly exports: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

/** All packages of the workspace, innermost folder first, the root last. */
export function packagesOf(files: readonly SourceFile[]): WorkspacePackage[] {
  return files
    .filter((file) => /(^|\/)package\.json$/.test(file.path) && !file.path.includes('fixtures/'))
    .map(readPackage)
    .sort((a, b) => b.folder.length - a.folder.length);
}

/** The package whose folder holds a path; `packages` comes from `packagesOf`. */
export function ownerOf(
  path: string,
  packages: readonly WorkspacePackage[],
): WorkspacePackage | undefined {
  return packages.find((entry) => path.startsWith(entry.folder));
}

function readPackage(file: SourceFile): WorkspacePackage {
  const manifest = JSON.parse(file.text) as Record<string, unknown>;
  const names = (key: string) => Object.keys((manifest[key] ?? {}) as object);
  return {
    name: String(manifest.name ?? ''),
    folder: file.path.slice(0, -'package.json'.length),
    exports: readExports(manifest.exports),
    dependencies: new Set(
      ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap(names),
    ),
    devDependencies: new Set(names('devDependencies')),
  };
}

function readExports(value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  if (typeof value === 'string') found.set('.', stripDot(value));
  if (typeof value !== 'object' || value === null) return found;
  for (const [entry, target] of Object.entries(value)) {
    const file = typeof target === 'string' ? target : (target as { default?: string })?.default;
    if (file !== undefined) found.set(entry, stripDot(file));
  }
  return found;
}

function stripDot(path: string): string {
  return path.replace(/^\.\//, '');
}
