// The environment with what `.env` adds to it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

type Environment = Readonly<Record<string, string | undefined>>;

/** The process's own values first, then those of `.env` in the folder; a missing file adds nothing. */
export async function loadEnvironment(
  environment: Environment,
  folder: string,
): Promise<Environment> {
  const text = await readFile(join(folder, '.env'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const given = Object.entries(environment).filter(([, value]) => value !== undefined);
  return { ...parseEnv(text), ...Object.fromEntries(given) };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
