// Appends to a garden without end and says each acknowledged seq, for a test that kills it.
import { doAct } from '@hakoniwa/testkit';
import { BranchHead, FileEventStore } from '../src/index.ts';

const [folder = '', garden = ''] = process.argv.slice(2);
const line = await BranchHead.open({ store: new FileEventStore({ folder }), garden });
for (let round = 0; ; round++) {
  const results = [];
  let { world } = line;
  for (let i = 0; i <= round % 5; i++) {
    const isHeld = 'holder' in (world.props.get('mug')?.at ?? {});
    const result = doAct(world, isHeld ? 'put mug' : 'take mug');
    results.push(result);
    world = result.world;
  }
  await line.commit(...results);
  if (round % 50 === 49) await line.undo();
  process.stdout.write(`${line.head.branch} ${line.head.seq} ${line.head.hash}\n`);
}
