// Objectives are conditions: the short form counts as it did, and what is so, done or done in several parts counts too.
import type { Condition } from '@hakoniwa/stage';
import { afterEach, expect, it } from 'vitest';
import { NexusGame } from '../../test/nexus-game.ts';
import { askedDeeds, isPlainDeed } from '../pack/asked-deeds.ts';
import { objectiveOf } from '../pack/objective-condition.ts';
import type { Quest } from '../pack/quest.ts';

const sheet = { id: 'o', text: '' };

it('[PL20] the short form is the condition of a deed with one of some subjects', () => {
  expect(objectiveOf({ ...sheet, event: 'npc.talked', count: 3 })).toEqual({
    ...{ ...sheet, count: 3, again: false },
    when: { done: { verb: 'npc.talked' } },
  });
  const gate = objectiveOf({ ...sheet, event: 'battle.finished', of: ['wolf', 'thief'] });
  expect(gate.again).toBe(true);
  expect(gate.when).toEqual({
    any: [
      { done: { verb: 'battle.finished', object: 'wolf' } },
      { done: { verb: 'battle.finished', object: 'thief' } },
    ],
  });
  expect(askedDeeds(gate.when)).toEqual([{ verb: 'battle.finished', of: ['wolf', 'thief'] }]);
  const bring = objectiveOf({ ...sheet, event: 'item.delivered', of: ['parcel'], to: 'shiori' });
  expect(bring.when).toEqual({
    done: { verb: 'item.delivered', object: 'parcel', target: 'shiori' },
  });
  expect([gate, bring].every(({ when }) => isPlainDeed(when))).toBe(true);
});

let added: Map<string, Quest> | undefined;
// The games of this file share the campaign.
afterEach(() => {
  added?.delete('trial');
});

/** The nexus with one quest more, under way. */
function gameWith(when: Condition, more: Partial<Quest['objectives'][number]> = {}): NexusGame {
  const game = new NexusGame('ja');
  const quest: Quest = {
    ...{ title: '試し', description: '', rewards: {}, done: '済んだ。' },
    objectives: [{ ...sheet, when, count: 1, again: false, ...more }],
  };
  added = game.scene.campaign.quests as Map<string, Quest>;
  added.set('trial', quest);
  const session = game.world.systems.get('session') as { quests: object };
  const quests = { ...session.quests, trial: { status: 'active', done: {} } };
  const systems = game.world.systems.set('session', { ...session, quests } as never);
  game.world = { ...game.world, systems };
  return game;
}

const trial = (game: NexusGame) => game.state.quests.trial;

it('[PL20] a deed of the Stage counts', () => {
  const game = gameWith({ done: { verb: 'take', object: 'parcel' } });
  game.write('ギルドへ行く');
  expect(trial(game)?.status).toBe('active');
  game.write('小包を取る');
  expect(trial(game)).toMatchObject({ status: 'completed', done: { o: ['parcel'] } });
});

it('[PL20] what has come to be so counts', () => {
  const game = gameWith({ at: { character: 'visitor', place: 'guild' } });
  game.write('周りを見渡す');
  expect(trial(game)?.status).toBe('active');
  game.write('ギルドへ行く');
  expect(trial(game)).toMatchObject({ status: 'completed', done: { o: ['so'] } });
});

it('[PL20] parts done one after another are remembered until all are done', () => {
  const game = gameWith({
    all: [
      { done: { verb: 'npc.talked', object: 'kanata' } },
      { done: { verb: 'take', object: 'parcel' } },
      { not: { done: { verb: 'npc.talked', object: 'doz' } } },
    ],
  });
  game.write('カナタに話しかける');
  expect(trial(game)?.deeds?.o).toMatchObject([{ verb: 'npc.talked', object: 'kanata' }]);
  for (const text of ['ギルドへ行く', '小包を取る']) game.write(text);
  expect(trial(game)?.status).toBe('completed');
});

it('[PL20] a campaign kept before goes on from what counted', () => {
  const game = gameWith({ done: { verb: 'npc.talked' } }, { count: 2 });
  const session = game.world.systems.get('session') as { quests: object };
  const quests = {
    ...session.quests,
    trial: { status: 'active', done: { o: ['kanata'] } },
  };
  const systems = game.world.systems.set('session', { ...session, quests } as never);
  game.world = { ...game.world, systems };
  game.write('カナタに話しかける');
  expect(trial(game)).toMatchObject({ status: 'active', done: { o: ['kanata'] } });
  for (const text of ['広場へ行く', 'トビに話しかける']) game.write(text);
  expect(trial(game)).toMatchObject({ status: 'completed', done: { o: ['kanata', 'tobi'] } });
});
