// A look into one's belongings.
import { heldBy } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { filledBlanks } from '../fill.ts';
import { together } from '../look.ts';
import type { PlayTurn } from '../turn.ts';

export function runInventory(turn: PlayTurn): void {
  const { words, text, campaign } = turn.scene;
  const items = Object.entries(turn.state.items).map(([id, count]) => {
    const item = campaign.session.items[id];
    return filledBlanks(words.told.bagLine, { name: item ? text(item.name) : id, count });
  });
  const held = heldBy(turn.world, PLAYER).map(({ name }) => name);
  const list = [...items, ...held].join(words.comma);
  const bag = list === '' ? words.told.bagEmpty : filledBlanks(words.told.bag, { list });
  turn.tell(together(turn, bag, filledBlanks(words.told.purse, { money: turn.self.money })));
  turn.happen('inventory.opened');
}
