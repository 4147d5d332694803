// A way out of an encounter that the pack knows: with the right thing or skill, by luck, or for sure.
import { heldBy } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { filledBlanks } from '../fill.ts';
import type { IntentOf } from '../intent.ts';
import { useSkill } from '../skills.ts';
import type { PlayTurn } from '../turn.ts';
import { standing, strikeBack, survived } from './fight.ts';

export function runWay(turn: PlayTurn, { way: id }: IntentOf<'way'>): void {
  const way = standing(turn)?.sheet.waysOut.find((one) => one.id === id);
  if (!way) {
    turn.say('quiet', {});
    return;
  }
  const { text } = turn.scene;
  const { item, skill } = way.needs ?? {};
  if (item !== undefined && !hasItem(turn, item)) {
    lacking(turn, item);
    return;
  }
  if (skill !== undefined && !useSkill(turn, skill)) {
    strikeBack(turn, 1);
    return;
  }
  if (item !== undefined) turn.happen('item.used', item);
  turn.happen('choice.made', id, { important: standing(turn)?.sheet.big ?? false });
  if (turn.draw() * 100 < (way.chance ?? 100)) {
    turn.tell(text(way.works));
    survived(turn);
    return;
  }
  if (way.fails === undefined) turn.say('notEscaped', {});
  else turn.tell(text(way.fails));
  strikeBack(turn, 1);
}

/** In the bag, or in hand as a thing of the world. */
export function hasItem(turn: PlayTurn, item: string): boolean {
  if ((turn.state.items[item] ?? 0) > 0) return true;
  const prop = turn.scene.campaign.session.items[item]?.prop;
  return prop !== undefined && heldBy(turn.world, PLAYER).some(({ id }) => id === prop);
}

function lacking(turn: PlayTurn, item: string): void {
  const sheet = turn.scene.campaign.session.items[item];
  const name = sheet ? turn.scene.text(sheet.name) : '';
  turn.denial ??= { reason: 'MISSING_OBJECT', cause: 'nowhere', about: name };
  turn.tell(filledBlanks(turn.scene.words.told.noNeed, { name }));
}
