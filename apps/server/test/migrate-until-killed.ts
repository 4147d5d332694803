// Opens a database of version 0.1, goes on writing in it and packs what is old, for a test that kills it anywhere on the way.
import { openDatabase } from '@hakoniwa/database';
import { BranchHead } from '@hakoniwa/store';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { doAct } from '@hakoniwa/testkit';
import { SERVER_TABLES } from '../src/server-tables.ts';

const [folder = '', name = '', garden = ''] = process.argv.slice(2);
const GROUP = 50;

process.stdout.write('opening\n');
const database = await openDatabase({
  ...{ tables: SERVER_TABLES, name },
  embedded: { folder, isKept: true },
});
process.stdout.write('migrated\n');
const store = new PostgresEventStore(database);
const line = await BranchHead.open({ store, garden });
for (;;) {
  const results = [];
  let { world } = line;
  for (let i = 0; i < GROUP; i++) {
    const isHeld = 'holder' in (world.props.get('mug')?.at ?? {});
    const result = doAct(world, isHeld ? 'put mug' : 'take mug');
    results.push(result);
    world = result.world;
  }
  await line.commit(...results);
  process.stdout.write(`written ${line.head.seq} ${line.head.hash}\n`);
  await store.packed();
  process.stdout.write('packed\n');
}
