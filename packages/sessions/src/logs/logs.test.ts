// Fragments are bound into logs and never used up; a log may come to live in the garden, once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newSession,
  openServer,
  type PlaySetup,
  SELF,
  takeText,
} from '../../test/play-campaign.ts';

let setup: PlaySetup;
beforeAll(async () => {
  setup = await openServer();
});
afterAll(() => setup.close());

it('[PL11] what was collected is bound, and comes to live where the player is', async () => {
  const scene = await newSession(setup);
  const id = scene.session.characterId;
  const wanted = { id, name: '暁', coreFragmentId: 'first_breath', subFragmentIds: [] };
  const { plays } = setup;
  await takeText(setup, scene, '来訪の白石を調べる');
  await expect(plays.compile(SELF, wanted)).rejects.toMatchObject({ code: 'FRAGMENT_MISSING' });
  await takeText(setup, scene, '欠片を手に収める');
  const log = await plays.compile(SELF, wanted);
  expect(log).toMatchObject({ name: '暁', livesAs: null, coreFragmentId: 'first_breath' });
  expect(await plays.compile(SELF, wanted)).toMatchObject({ id: 'log-2' });
  const alive = await plays.manifest(SELF, { id, log: log.id });
  expect(alive.livesAs).not.toBeNull();
  const again = plays.manifest(SELF, { id, log: log.id });
  await expect(again).rejects.toMatchObject({ code: 'LOG_ALIVE' });
  const { fragments, logs } = await plays.logs(SELF, id);
  expect(fragments).toMatchObject([{ id: 'first_breath', collected: true }]);
  expect(logs.map(({ livesAs }) => livesAs !== null)).toEqual([true, false]);
  const turn = await takeText(setup, scene, '暁に話しかける');
  expect(turn.narrative).toContain('暁');
  expect(turn.events.map(({ kind }) => kind)).toContain('npc.talked');
});
