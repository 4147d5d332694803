// The doctor who looks into a server somebody else runs: every table and every event; the slow run looks at pages, too.
import type { Database } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aroundDeep, failed, growGardens } from '../../test/deep-scene.ts';
import { KEPT_TABLES } from '../kept-tables.ts';
import { checkDeep } from './checks/deep.ts';

let server: Database;
beforeEach(async () => {
  server = await openTestDatabase({ tables: KEPT_TABLES });
  await growGardens(server);
});
afterEach(() => server.close());

function look() {
  const { host = '', port, user, password, database: name } = server.settings;
  const url = `postgres://${user}:${String(password)}@${encodeURIComponent(host)}:${port}/${name}`;
  return checkDeep(aroundDeep('', { DATABASE_URL: url }));
}

it('looks into a server that DATABASE_URL names, as far as it lets itself be looked into', async () => {
  const findings = await look();
  expect(findings.map(({ state, word }) => [state, word])).toEqual([
    ['ok', 'deepTables'],
    ['ok', 'gardensOk'],
  ]);
  expect(findings.at(-1)?.cause.en).toMatch(/2 gardens with 4 branches and 40 events/);
});

it.each([
  ['lied about', `update hakoniwa.events set body = replace(body, 'tv', 'vt') where seq = 7`],
  ['taken away', 'delete from hakoniwa.events where seq = 7'],
])(
  'names the garden, the branch and the event that was %s, in every language',
  async (_, change) => {
    await server.pool.query(`${change} and branch_id = (select b.id from hakoniwa.branches b
      join hakoniwa.gardens g on g.id = b.garden_id where g.name = 'other' and b.name = 'main')`);
    const [fault, ...others] = failed(await look());
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ check: 'gardens', word: 'gardenEvent' });
    expect(fault?.cause.en).toMatch(/the garden other: event 7 of the branch main/);
    expect(fault?.cause.ja).toMatch(/庭 other: 枝 main の 7 番目/);
    expect(fault?.fix?.en).toContain('hakoniwa import');
  },
);

it('names a branch whose tip is not the one its events lead to', async () => {
  await server.pool.query(`update hakoniwa.branches set tip_hash = repeat('f', length(tip_hash))
    where name = 'b' and garden_id = (select id from hakoniwa.gardens where name = 'sound')`);
  expect(failed(await look())).toMatchObject([
    { word: 'gardenEvent', cause: { en: expect.stringContaining('event 5 of the branch b') } },
  ]);
});
