// The files of a run as two runs are compared: all of them, but for what time leaves behind.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file by its path; timing is left out, and the timing section of the report. */
export async function runFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !/^(timing|calls)/.test(name))
    .sort();
  const texts = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return [name, text.replace(/<section id="timing">[\s\S]*?<\/section>/, '')] as const;
    }),
  );
  return Object.fromEntries(texts);
}
