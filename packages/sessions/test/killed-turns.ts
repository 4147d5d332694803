// A process that plays turns one after another, each under its own key, until it is killed.

import { openDatabase } from '@hakoniwa/database';
import { sessionTables } from '../src/session-tables.ts';
import { serverOn } from './campaigns-on.ts';

const [folder = '', session = '', from = '1'] = process.argv.slice(2);
const database = await openDatabase({ tables: [sessionTables], embedded: { folder } });
const { plays } = serverOn(database);
for (let turn = Number(from); ; turn++) {
  const of = { id: session, key: `turn-${turn}`, actionText: '荷物を確かめる' } as const;
  await plays.execute({ owner: null }, { ...of, actionType: 'custom' });
  console.log(`kept ${turn}`);
}
