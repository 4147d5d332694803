// Writes a garden without end, so that it packs again and again, and says each acknowledged head, for a test that kills it.
import { openDatabase } from '@hakoniwa/database';
import { doAct } from '@hakoniwa/testkit';
import { BranchHead, FileEventStore, storeLimits } from '../src/index.ts';
import { logTables, PostgresEventStore } from '../src/postgres/index.ts';

const [kind = '', folder = '', garden = ''] = process.argv.slice(2);
const GROUP = 100;
/** While it packs it writes one by one, or a packing beside a writer that never rests would never end. */
let group = GROUP;

const store =
  kind === 'files'
    ? new FileEventStore({ folder })
    : new PostgresEventStore(
        await openDatabase({ tables: [logTables], embedded: { folder, isKept: true } }),
      );
const line = await BranchHead.open({ store, garden });
for (;;) {
  const results = [];
  let { world } = line;
  for (let i = 0; i < group; i++) {
    const isHeld = 'holder' in (world.props.get('mug')?.at ?? {});
    const result = doAct(world, isHeld ? 'put mug' : 'take mug');
    results.push(result);
    world = result.world;
  }
  const before = line.head.seq;
  await line.commit(...results);
  const { branch, seq, hash } = line.head;
  const every = storeLimits.snapshotEveryEvents;
  const isPacking = Math.floor(seq / every) > Math.floor(before / every);
  process.stdout.write(`${isPacking ? 'packing' : 'written'} ${branch} ${seq} ${hash}\n`);
  if (!isPacking) continue;
  group = 1;
  void store.packed().then(() => {
    group = GROUP;
    process.stdout.write('packed\n');
  });
}
