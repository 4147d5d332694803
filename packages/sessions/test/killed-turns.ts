// A process that plays turns one after another, each under its own key, until it is killed.
import { openDatabase } from '@hakoniwa/store/postgres';
import { houseOn } from './campaigns-on.ts';

const [folder = '', session = '', from = '1'] = process.argv.slice(2);
const database = await openDatabase({ embedded: { folder } });
const { plays } = houseOn(database);
for (let turn = Number(from); ; turn++) {
  const of = { id: session, key: `turn-${turn}`, actionText: '荷物を確かめる' } as const;
  await plays.execute({ owner: null }, { ...of, actionType: 'custom' });
  console.log(`kept ${turn}`);
}
