// Something from the bag is used: it heals, lends power, or helps to get away.
import { escapePercent } from '../../rules/battle.ts';
import { bag } from '../bag.ts';
import { worn } from '../equipment.ts';
import { filledBlanks } from '../fill.ts';
import type { IntentOf } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import { standing, strikeBack, survived } from './fight.ts';

export function runItem(turn: PlayTurn, { item: id }: IntentOf<'item'>): void {
  const item = turn.scene.campaign.session.items[id];
  if (!item) return;
  const { text, words } = turn.scene;
  const name = text(item.name);
  if ((turn.state.items[id] ?? 0) === 0) {
    turn.denial ??= { reason: 'MISSING_OBJECT', cause: 'nowhere', about: name };
    turn.tell(filledBlanks(words.told.noItem, { name }));
    return;
  }
  if (item.type === 'consumable') turn.change({ items: bag(turn.state.items, { id, more: -1 }) });
  turn.happen('item.used', id);
  const { hp = 0, mp = 0 } = item.effects ?? {};
  const told = item.type === 'consumable' && hp + mp > 0 ? words.told.consumed : words.told.used;
  turn.tell(filledBlanks(told, { name, description: text(item.description) }));
  restore(turn, item.effects ?? {});
  const fight = standing(turn);
  if (fight && item.effects?.escape !== undefined) {
    const percent = escapePercent(worn(turn), {
      enemies: fight.sheet.enemies,
      bonus: item.effects.escape,
    });
    if (turn.draw() * 100 < percent) {
      turn.say('escaped', {});
      survived(turn);
      return;
    }
  }
  strikeBack(turn, 1);
}

/** Gives back health and power, never more than there can be. */
export function restore(
  turn: PlayTurn,
  { hp = 0, mp = 0 }: { hp?: number | undefined; mp?: number | undefined },
): void {
  if (hp === 0 && mp === 0) return;
  const { state } = turn;
  turn.change({
    hp: Math.max(1, Math.min(state.maxHp, state.hp + hp)),
    mp: Math.max(0, Math.min(state.maxMp, state.mp + mp)),
  });
  turn.tell(filledBlanks(turn.scene.words.told.restored, { hp: turn.state.hp, mp: turn.state.mp }));
}
