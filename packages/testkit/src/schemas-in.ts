// Every schema that the modules of a folder export, as text: what is accepted from outside, to be held against a record.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashText } from '@hakoniwa/stage';

/** How long the text of a schema may be; of longer ones, which are made of others, the digest stands. */
const LONGEST = 2_000;

/** A line for each schema, by module and name; `shapeOf` says what a schema accepts. */
export async function schemasIn(
  folder: string,
  shapeOf: (schema: never) => unknown,
): Promise<string> {
  const lines: string[] = [];
  for (const path of modulesIn(folder)) {
    const module = (await import(pathToFileURL(join(folder, path)).href)) as object;
    for (const [name, value] of Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1)))
      if (isSchema(value)) lines.push(`${path} ${name} ${short(shapeOf(value as never))}`);
  }
  return `${lines.join('\n')}\n`;
}

function modulesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isModule = (path: string) =>
    path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:test|index\.ts)/u.test(path);
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isModule)
    .sort();
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function short(shape: unknown): string {
  const text = JSON.stringify(shape);
  return text.length <= LONGEST ? text : hashText(text);
}
