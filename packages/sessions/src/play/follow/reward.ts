// Gives what a quest, an encounter or a milestone gives, and tells of it.
import { pointer } from '@hakoniwa/stage';
import type { Rewards } from '../../pack/rewards.ts';
import { grown } from '../../rules/levels.ts';
import { PLAYER } from '../../state/play-state.ts';
import { bag } from '../bag.ts';
import { filledBlanks } from '../fill.ts';
import { pay } from '../money.ts';
import { SESSION_AUTHOR } from '../session-rules.ts';
import type { PlayTurn } from '../turn.ts';

export function reward(turn: PlayTurn, rewards: Rewards): void {
  giveItems(turn, rewards);
  giveNames(turn, rewards);
  const { told } = turn.scene.words;
  if (rewards.money) {
    pay(turn, rewards.money);
    turn.tell(filledBlanks(told.gainedMoney, { count: rewards.money }));
  }
  for (const [id, points] of Object.entries(rewards.skills ?? {})) train(turn, id, points);
  if (rewards.exp) gainExperience(turn, rewards.exp);
}

function giveItems(turn: PlayTurn, { items = [] }: Rewards): void {
  for (const { item: id, count = 1 } of items) {
    const item = turn.scene.campaign.session.items[id];
    turn.change({ items: bag(turn.state.items, { id, more: count }) });
    turn.happen('item.gained', id, { count });
    if (item)
      turn.tell(filledBlanks(turn.scene.words.told.gained, { name: turn.scene.text(item.name) }));
  }
}

function giveNames(turn: PlayTurn, { titles = [], counters = {}, unlocks = [] }: Rewards): void {
  const { text, words } = turn.scene;
  for (const title of titles) {
    const name = text(title);
    if (turn.state.titles.includes(name)) continue;
    turn.change({ titles: [...turn.state.titles, name] });
    turn.tell(filledBlanks(words.told.gainedTitle, { name }));
  }
  for (const [id, { name: label, add }] of Object.entries(counters)) {
    const name = text(label);
    const value = (turn.state.counters[id]?.value ?? 0) + add;
    turn.change({ counters: { ...turn.state.counters, [id]: { name, value } } });
    turn.tell(filledBlanks(words.told.gainedPoints, { name, count: add }));
  }
  for (const { id, name: label } of unlocks) {
    const name = text(label);
    turn.change({ unlocks: { ...turn.state.unlocks, [id]: name } });
    turn.tell(filledBlanks(words.told.gainedUnlock, { name }));
  }
}

/** Raises a skill, up to a hundred. */
function train(turn: PlayTurn, id: string, points: number): void {
  const value = Math.min(100, (turn.self.skills[id] ?? 0) + points);
  const patch = [{ op: 'add' as const, path: pointer('characters', PLAYER, 'skills', id), value }];
  turn.do({ type: 'inject', by: SESSION_AUTHOR, text: id, cause: 'skill-trained', patch });
}

/** Gains experience, and the levels it is enough for. */
function gainExperience(turn: PlayTurn, exp: number): void {
  const { level } = turn.state;
  turn.change(grown(turn.state, exp));
  turn.tell(filledBlanks(turn.scene.words.told.gainedExp, { count: exp }));
  if (turn.state.level === level) return;
  turn.happen('level.up', undefined, { level: turn.state.level });
  turn.say('level', { level: turn.state.level });
}
