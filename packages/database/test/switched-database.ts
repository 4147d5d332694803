// A test database behind a switch, and a second way to it that is always open.

import { randomUUID } from 'node:crypto';
import { openSwitch, type Switch } from '@hakoniwa/testkit';
import { openTestDatabase } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import type { Database } from '../src/index.ts';

export interface SwitchedDatabase {
  /** The address by way of the switch. */
  readonly url: string;
  readonly line: Switch;
  /** The same database, past the switch. */
  readonly direct: Database;
  readonly end: () => Promise<void>;
}

/** The switch is open at first. */
export async function switchedDatabase(): Promise<SwitchedDatabase> {
  const direct = await openTestDatabase({
    tables: [databaseTables],
    name: `switched_${randomUUID()}`,
  });
  const { host = '', port = 0, user, password, database } = direct.settings;
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const line = await openSwitch(to);
  line.open();
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${line.port}/${database}`,
    line,
    direct,
    end: async () => {
      await direct.close();
      await line.end();
    },
  };
}
