// Going on: one next session, with what was and what is open, an arc from the second on.
import { arcSchema } from '@hakoniwa/protocol/sessions';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openResultSetup,
  playedSession,
  playToProposal,
  type ResultSetup,
  resultOf,
  SELF,
} from '../../test/result-campaign.ts';
import { arcsOf } from '../lifecycle/read/arcs.ts';
import { continueSession } from './continue-session.ts';

let setup: ResultSetup;
beforeEach(async () => {
  setup = await openResultSetup();
});
afterEach(() => setup.close());

const arcs = async () =>
  (await setup.database.pool.query('select * from hakoniwa.play_arcs order by started_at')).rows;

it('[C14] [C15] [C16] [C66] goes on once from what was, with its hook and an arc', async () => {
  const { characterId, sessionId } = await playedSession(setup);
  const going = { characterId, previousSessionId: sessionId };
  await expect(continueSession(setup.work, SELF, going)).rejects.toMatchObject({
    ...{ code: 'NOT_COMPLETED', details: { state: 'ENDING_PROPOSED' } },
  });
  await setup.plays.accept(SELF, sessionId);
  const result = await resultOf(setup, sessionId);
  expect(result.storyArcProgress).toBeNull();
  expect(await arcs()).toEqual([]);
  const both = await Promise.all([1, 2].map(() => continueSession(setup.work, SELF, going)));
  expect(both[0]?.session.id).toBe(both[1]?.session.id);
  const again = await continueSession(setup.work, SELF, going);
  expect(again.session).toMatchObject({
    ...{ sessionNumber: 2, previousSessionId: sessionId, isFirstSession: false },
    ...{ sessionStatus: 'ACTIVE', turnCount: 0 },
  });
  const [system, narrative] = again.messages;
  expect(system).toMatchObject({ messageType: 'SYSTEM_EVENT', turnNumber: 0 });
  expect(narrative?.content).toContain(result.storySummary);
  expect(narrative?.content).toContain(result.nextSessionHint);
  expect(narrative?.content).not.toContain('{');
  expect(again.choices).toHaveLength(3);
  expect(again.quests).toHaveLength(6);
  const [arc, ...more] = await arcs();
  expect(more).toEqual([]);
  expect(arc).toMatchObject({
    arc: 'new_departure',
    status: 'active',
    phases: 3,
    session_count: 1,
  });
  expect(again.session.storyArcId).toBe(arc.id);
});

it('[C66] [C67] moves the arc on with the second result, at most a tenth', async () => {
  const { characterId, sessionId } = await playedSession(setup);
  await setup.plays.accept(SELF, sessionId);
  await resultOf(setup, sessionId);
  const going = { characterId, previousSessionId: sessionId };
  const { session } = await continueSession(setup.work, SELF, going);
  await playToProposal(setup, session.id);
  await setup.plays.accept(SELF, session.id);
  const second = await resultOf(setup, session.id);
  expect(second.storyArcProgress).toMatchObject({ totalPhases: 3, status: 'active' });
  expect(second.storyArcProgress?.progressPercentage).toBeGreaterThan(0);
  expect(second.storyArcProgress?.progressPercentage).toBeLessThanOrEqual(10);
  const [arc] = await arcs();
  expect(arc).toMatchObject({ session_count: 1, status: 'active' });
  expect(arc.progress).toBeCloseTo(second.storyArcProgress?.progressPercentage ?? 0);
  const [told, ...others] = await arcsOf(setup.plays, { player: SELF, characterId });
  expect(others).toEqual([]);
  expect(arcSchema.parse(told)).toMatchObject({ title: '新たなる旅立ち', sessionCount: 1 });
  expect(told?.phases).toHaveLength(3);
  const part = () => setup.memory.arc(SELF, { characterId, arcId: arc.id });
  await expect.poll(async () => (await part()).nodes[0]?.name).toBe('新たなる旅立ち');
});

it('[C4] refuses to go on from the session of another character, and makes nothing', async () => {
  const { sessionId } = await playedSession(setup);
  await setup.plays.accept(SELF, sessionId);
  await resultOf(setup, sessionId);
  const other = await setup.cast.create(SELF, { name: 'Other', pack: 'nexus' });
  const going = { characterId: other.id, previousSessionId: sessionId };
  await expect(continueSession(setup.work, SELF, going)).rejects.toMatchObject({
    code: 'UNKNOWN_SESSION',
  });
  const foreign = { owner: 'somebody' };
  await expect(continueSession(setup.work, foreign, going)).rejects.toMatchObject({
    code: 'UNKNOWN_CHARACTER',
  });
  const { rows } = await setup.database.pool.query('select 1 from hakoniwa.play_sessions');
  expect(rows).toHaveLength(1);
});
