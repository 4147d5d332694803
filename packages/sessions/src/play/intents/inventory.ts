// A look into one's belongings.
import { heldBy } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { fill } from '../fill.ts';
import { together } from '../look.ts';
import type { Turn } from '../turn.ts';

export function runInventory(turn: Turn): void {
  const { words, text, campaign } = turn.scene;
  const items = Object.entries(turn.state.items).map(([id, count]) => {
    const item = campaign.session.items[id];
    return fill(words.told.bagLine, { name: item ? text(item.name) : id, count });
  });
  const held = heldBy(turn.world, PLAYER).map(({ name }) => name);
  const list = [...items, ...held].join(words.comma);
  const bag = list === '' ? words.told.bagEmpty : fill(words.told.bag, { list });
  turn.tell(together(turn, bag, fill(words.told.purse, { money: turn.self.money })));
  turn.happen('inventory.opened');
}
