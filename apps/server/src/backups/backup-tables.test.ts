// Nothing is forgotten: of every table of every owner the guide says whether it goes along.
import { readFile } from 'node:fs/promises';
import { ownersOf } from '@hakoniwa/database';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SERVER_TABLES } from '../server-tables.ts';

it('[X12] the guide says of every table whether it goes along', async () => {
  const guide = await readFile(
    new URL('../../../../docs/guides/back-up.md', import.meta.url),
    'utf8',
  );
  const names = ownersOf(SERVER_TABLES).flatMap(({ tables }) =>
    Object.values(tables).map(getTableName),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
