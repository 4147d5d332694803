// What declared tables must be: what their owner's migrations build, to the last column, key and index.
import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { hakoniwa } from '../tables/columns.ts';
import type { TableOwner } from '../tables/table-owner.ts';

/** The statements a next migration of the owner would have; none as long as nothing was forgotten. */
export function leftToMigrate({ tables, migrations }: TableOwner): Promise<string[]> {
  const folder = new URL('meta/', migrations);
  const [last] = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .reverse();
  if (last === undefined) throw new TypeError('an owner of tables has migrations');
  const built = JSON.parse(readFileSync(new URL(last, folder), 'utf8'));
  // The schema they all stand in is made by one of them.
  const all = Object.keys(built.schemas).length === 0 ? { ...tables } : { ...tables, hakoniwa };
  const declared = generateDrizzleJson(all, built.id, undefined, 'snake_case');
  return generateMigration(built, declared);
}
