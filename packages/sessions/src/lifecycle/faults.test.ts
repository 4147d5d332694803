// A turn that is broken off on its way, taken back, or told no further: nothing is half done.
import { stateHash } from '@hakoniwa/stage';
import { loadWorld } from '@hakoniwa/store';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  newSession,
  openServer,
  type PlaySetup,
  SELF,
  takeChoice,
  takeText,
} from '../../test/play-campaign.ts';
import { playTurn } from '../play/play-turn.ts';
import type { Narrator } from '../runtime/narrator.ts';

let setup: PlaySetup;
let narrator: Narrator | undefined;
beforeAll(async () => {
  setup = await openServer({ narrator: async (told, signal) => narrator?.(told, signal) });
  await setup.database.pool.query('create sequence hakoniwa.tries');
});
afterEach(async () => {
  narrator = undefined;
  await setup.database.pool.query('drop trigger if exists fault on hakoniwa.play_messages');
});
afterAll(() => setup.close());

/** The database breaks the next turns off after their cost was taken; what a sequence counts is not taken back. */
async function breakOff(times: number, sqlState = '40001'): Promise<void> {
  await setup.database.pool.query(`
    alter sequence hakoniwa.tries restart;
    create or replace function hakoniwa.fault() returns trigger language plpgsql as $$
      begin
        if nextval('hakoniwa.tries') <= ${times} then
          raise exception 'broken off' using errcode = '${sqlState}';
        end if;
        return new;
      end $$;
    create or replace trigger fault before insert on hakoniwa.play_messages
      for each statement execute function hakoniwa.fault()`);
}

const tries = async () =>
  Number((await setup.database.pool.query('select last_value as n from hakoniwa.tries')).rows[0].n);

/** Everything a turn leaves, counted; the balance of the wallet. */
async function traces(id: string) {
  const { rows } = await setup.database.pool.query(
    `select (select count(*) from hakoniwa.play_messages where session_id = $1)::int as messages,
       (select count(*) from hakoniwa.play_events where session_id = $1)::int as events,
       (select count(*) from hakoniwa.sp_entries where session_id = $1)::int as entries,
       (select turn_count from hakoniwa.play_sessions where id = $1) as turns,
       (select balance from hakoniwa.sp_wallets) as balance,
       (select count(*) from hakoniwa.events)::int as log`,
    [id],
  );
  return rows[0];
}

it('[C31] a turn that stands in another’s way is taken up again, and charged once', async () => {
  const scene = await newSession(setup);
  const before = await traces(scene.session.id);
  await breakOff(3);
  expect(await takeText(setup, scene, '周りを見渡す', 'again')).toMatchObject({ turnNumber: 1 });
  expect(await tries()).toBe(4);
  expect(await traces(scene.session.id)).toMatchObject({
    ...{ messages: 4, entries: 1, turns: 1, balance: before.balance - 3 },
  });
});

it('[C31] [C25] one that never comes through is refused and leaves no trace; its key is good later', async () => {
  const scene = await newSession(setup);
  const before = await traces(scene.session.id);
  await breakOff(1_000);
  const turn = () => takeText(setup, scene, '周りを見渡す', 'later');
  await expect(turn()).rejects.toMatchObject({ code: 'BUSY' });
  expect(await tries()).toBe(4);
  expect(await traces(scene.session.id)).toEqual(before);
  await breakOff(1_000, 'P0001');
  await expect(turn()).rejects.toThrow();
  expect(await tries()).toBe(1);
  expect(await traces(scene.session.id)).toEqual(before);
  await setup.database.pool.query('drop trigger fault on hakoniwa.play_messages');
  expect(await turn()).toMatchObject({ turnNumber: 1 });
  expect((await traces(scene.session.id)).balance).toBe(before.balance - 3);
});

it('[C71] no row points to what is another character’s', async () => {
  const [one, two] = [await newSession(setup), await newSession(setup)];
  const { pool } = setup.database;
  await setup.plays.end(SELF, one.session.id);
  const foreign = [
    [
      `insert into hakoniwa.play_sessions
        (id, character_id, number, status, is_first, initial_place, start_seq, previous_session_id)
       values ('crossed', $1, 9, 'COMPLETED', false, 'x', 0, $2)`,
      [two.session.characterId, one.session.id],
    ],
    [
      `insert into hakoniwa.play_messages
        (session_id, sequence, turn_number, message_type, sender_type, content)
       values ($1, 1, 0, 'SYSTEM_EVENT', 'SYSTEM', 'x')`,
      ['session-of-nobody'],
    ],
    [
      `update hakoniwa.play_sessions set character_id = $1 where id = $2`,
      ['nobody', two.session.id],
    ],
  ] as const;
  for (const [statement, values] of foreign)
    await expect(pool.query(statement, [...values])).rejects.toMatchObject({ code: '23503' });
});

it('[PL13] turns are taken back to the session’s start and not beyond, and count for no reward', async () => {
  const scene = await newSession(setup);
  const { id } = scene.session;
  const world = () => setup.plays.scene(SELF, id);
  const first = await takeText(setup, scene, 'カナタに話しかける');
  const there = await world();
  await takeText(setup, scene, '来訪の白石を調べる');
  const proposed = await takeText(setup, scene, '欠片を手に収める');
  expect(proposed.proposal).not.toBeNull();
  const back = await setup.plays.undo(SELF, { id, turns: 2 });
  expect(back.characterState).toEqual(first.characterState);
  expect(back.quests).toEqual(there.quests);
  expect(back.session).toMatchObject({ sessionStatus: 'ACTIVE', turnCount: 3, messageCount: 9 });
  expect(back.proposal).toBeNull();
  expect(back.choices).toHaveLength(3);
  expect(back.messages.map(({ metadata }) => metadata.undone === true)).toEqual([
    ...[false, false, false, false, true, true, true, true, false],
  ]);
  // What is offered there can be done, and what was undone can be done again and is rewarded once.
  expect(await takeChoice(setup, back)).toMatchObject({ success: true, turnNumber: 4 });
  await setup.plays.undo(SELF, { id, turns: 1 });
  await takeText(setup, scene, '来訪の白石を調べる');
  const again = await takeText(setup, scene, '欠片を手に収める');
  expect(again).toMatchObject({ turnNumber: 6, proposal: { proposalCount: 2 } });
  expect(again.proposal?.rewardsPreview).toEqual(proposed.proposal?.rewardsPreview);
  const start = await setup.plays.undo(SELF, { id, turns: 100 });
  expect(start.characterState.location.id).toBe('nexus_entrance');
  expect(start.quests).toEqual(scene.quests);
  expect(start.choices).toEqual(scene.choices);
  await expect(setup.plays.undo(SELF, { id, turns: 1 })).rejects.toMatchObject({
    code: 'NOTHING_TO_UNDO',
  });
});

it('[C72] to replay a campaign, or to look at where it stood, changes no row of it', async () => {
  const scene = await newSession(setup);
  const { id, characterId } = scene.session;
  await takeText(setup, scene, 'カナタに話しかける');
  const rows = async () => {
    const tables = ['play_sessions', 'play_messages', 'play_events', 'sp_wallets', 'sp_entries'];
    const texts = tables.map(
      (table) => `(select md5(string_agg(t::text, '' order by t::text)) from hakoniwa.${table} t)`,
    );
    const { rows: sums } = await setup.database.pool.query(`select ${texts.join(' || ')} as sum`);
    return sums[0].sum as string;
  };
  const before = await rows();
  expect(before).toHaveLength(5 * 32);
  const { garden } = await setup.plays.character(SELF, characterId);
  const store = new PostgresEventStore(setup.database);
  const { world } = await loadWorld({ store, garden });
  const live = await setup.plays.worldOf(await setup.plays.character(SELF, characterId));
  expect(stateHash(world)).toBe(live && stateHash(live));
  // A turn played on that world and thrown away.
  const character = await setup.plays.character(SELF, characterId);
  const playScene = await setup.plays.runner.sceneOf(character);
  const of = { scene: playScene, world, sessionNumber: 1, now: new Date(0).toISOString() };
  expect(playTurn(of, { text: '広場へ行く' }).steps.length).toBeGreaterThan(0);
  await setup.plays.scene(SELF, id);
  expect(await rows()).toBe(before);
});

it('[PL14] a turn that is told too long is told plainly when it is stopped, and all of it is kept', async () => {
  const scene = await newSession(setup);
  const { id } = scene.session;
  const plain = (await takeText(setup, await newSession(setup), '荷物を確かめる')).narrative;
  expect(await setup.plays.stop(SELF, id)).toEqual({ stopped: false });
  const begun = new Promise<AbortSignal>((tell) => {
    narrator = (_told, signal) => {
      tell(signal);
      return new Promise(() => undefined);
    };
  });
  const turn = takeText(setup, scene, '荷物を確かめる');
  const signal = await begun;
  expect(await setup.plays.stop(SELF, id)).toEqual({ stopped: true });
  expect(signal.aborted).toBe(true);
  expect(await turn).toMatchObject({ narrative: plain, degraded: true, turnNumber: 1 });
  expect((await setup.plays.session(SELF, id)).turnCount).toBe(1);
});
