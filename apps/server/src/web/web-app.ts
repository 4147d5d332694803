// The web app as it was built: its files by address, read once, and the page that stands behind its routes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface WebFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** The same, packed; the bytes themselves where packing gains nothing. */
  readonly packed: () => Buffer;
  /** Whether its name changes whenever its content does. */
  readonly isLasting: boolean;
}

export interface WebApp {
  /** The file at an address; undefined when there is none. */
  readonly file: (path: string) => WebFile | undefined;
  /** The page that opens any route of the app. */
  readonly index: WebFile;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The app in a folder; undefined when it has not been built. */
export function openWebApp(folder: string): WebApp | undefined {
  const files = new Map(
    filesIn(folder).map((path) => [
      `/${relative(folder, path).split(sep).join('/')}`,
      webFile(path),
    ]),
  );
  const index = files.get('/index.html');
  return index && { file: (path) => files.get(path), index };
}

function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name));
}

function webFile(path: string): WebFile {
  const bytes = readFileSync(path);
  let packed: Buffer | undefined;
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    bytes,
    packed: () => {
      packed ??= gzipSync(bytes);
      return packed;
    },
    isLasting: path.includes(`${sep}assets${sep}`),
  };
}
