// Nobody goes on from a session as it no longer is.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSession, openServer, type PlaySetup, takeChoice } from '../../test/play-campaign.ts';
import { runsOf } from './run.ts';
import { countTurn } from './session-change.ts';
import { sessionById } from './session-row.ts';
import { standingTurns, takeBack } from './undo-rows.ts';

let here: PlaySetup;
beforeAll(async () => {
  here = await openServer();
});
afterAll(() => here.close());

it('[C93] a turn that was begun before an undo is not kept after it, though turns and state are the same', async () => {
  const scene = await newSession(here);
  await takeChoice(here, scene);
  const runs = runsOf(here.database);
  const { id } = scene.session;
  const read = async () => {
    const row = await sessionById(runs, id);
    if (!row) throw new Error('the session is there');
    return row;
  };
  const before = await read();
  const [, opening] = await standingTurns(runs, { sessionId: id, most: 2 });
  if (!opening) throw new Error('the session has an opening');
  const now = new Date();
  const { data } = before;
  expect(await takeBack(runs, { row: before, back: opening, data, now })).toBe(true);
  const after = await read();
  expect([after.turnCount, after.status]).toEqual([before.turnCount, before.status]);
  const turn = (row: typeof before) => ({
    ...{ row, status: row.status, messages: 0, characters: 0, events: 2, activeMs: 5, data, now },
    ...{ proposals: row.proposalCount, currentScene: 'on' },
  });
  expect(await countTurn(runs, { change: turn(before), more: [] })).toBeUndefined();
  const left = await countTurn(runs, { change: turn(after), more: [] });
  expect(left).toEqual({ ...(await read()), eventCount: after.eventCount + 2 });
  expect(left).toMatchObject({ turnCount: after.turnCount + 1, revision: after.revision + 1 });
});
