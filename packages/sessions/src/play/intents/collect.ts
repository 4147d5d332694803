// A fragment that was found is taken up, for good.
import { filledBlanks } from '../fill.ts';
import type { IntentOf } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';

export function runCollect(turn: PlayTurn, { fragment: id }: IntentOf<'collect'>): void {
  const found = turn.state.fragments[id];
  const fragment = turn.scene.campaign.fragments.get(id);
  if (!found || !fragment || found.collected) return;
  turn.change({ fragments: { ...turn.state.fragments, [id]: { ...found, collected: true } } });
  turn.happen('fragment.collected', id);
  const { text, words } = turn.scene;
  const name = text(fragment.keyword);
  turn.tell(filledBlanks(words.told.collected, { name, backstory: text(fragment.backstory) }));
}
