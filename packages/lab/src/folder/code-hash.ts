// The hash of the code that plays and judges: two runs with the same one were judged alike.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '@hakoniwa/stage';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));

/** What a session's course and its judgement depend on. */
const DECIDING = ['stage', 'gm', 'actor', 'life', 'model', 'garden', 'lab'];

let known: Promise<string> | undefined;

/** Read once in a process: code that runs does not change any more. */
export function codeHash(): Promise<string> {
  known ??= writtenDown().then((hash) => hash ?? hashSources());
  return known;
}

/** Where there are no sources any more, the hash they had was written down when they were built. */
async function writtenDown(): Promise<string | undefined> {
  const text = await readFile(join(PACKAGES, CODE_HASH_FILE), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** The file beside the packages of a built Hakoniwa. */
const CODE_HASH_FILE = 'code-hash';

async function hashSources(): Promise<string> {
  const lists = await Promise.all(DECIDING.map(sourcesOf));
  const texts = await Promise.all(
    lists.flat().map(async (name) => `${name}\n${await readFile(join(PACKAGES, name), 'utf8')}`),
  );
  return hashText(texts.join('\n')).slice(0, 16);
}

async function sourcesOf(name: string): Promise<string[]> {
  const files = await readdir(join(PACKAGES, name, 'src'), { recursive: true });
  return files
    .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
}
