// The files of this repository as the checks see them: every text file that git does not ignore.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source-file.ts';

/** The repository's root folder. */
export const rootFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** Larger files are data; nothing the checks look for stands there. */
const sizeCapBytes = 2_000_000;
const binaryEnding = /\.(png|jpe?g|gif|webp|ico|gz|zip|br|wasm|woff2?|gguf|dat|db|pdf)$/i;

/** Reads the repository from disk; needs no git, so it works in a plain copy too. */
export function readRepository(root: string = rootFolder): SourceFile[] {
  const isIgnored = ignoreRules(readFileSync(join(root, '.gitignore'), 'utf8'));
  const files: SourceFile[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (entry.name === '.git' || isIgnored(entry.name) || entry.isSymbolicLink()) continue;
      if (entry.isDirectory()) visit(`${path}/`);
      else if (entry.isFile() && !binaryEnding.test(path)) addFile(root, path, files);
    }
  };
  visit('');
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function addFile(root: string, path: string, files: SourceFile[]): void {
  if (statSync(join(root, path)).size > sizeCapBytes) return;
  files.push({ path, text: readFileSync(join(root, path), 'utf8') });
}

/** The three forms of .gitignore lines used here: `name/`, `name` and `*.ending`. */
export function ignoreRules(text: string): (name: string) => boolean {
  const lines = text.split('\n').map((line) => line.trim().replace(/\/$/, ''));
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return (name) =>
    rules.some((rule) => (rule.startsWith('*.') ? name.endsWith(rule.slice(1)) : name === rule));
}
