// Campaigns in backups: played here, restored in another house, and gone on with there.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPackFolder } from '@hakoniwa/garden';
import { checkStored, checkWallets, databaseSource } from '@hakoniwa/store/backup';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlayed, type Played } from '../../test/play-scene.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { databaseBackups } from './backups.ts';

const SELF = { owner: null };
const KITCHEN = new URL('../../../../packs/kitchen', import.meta.url).pathname;
let here: Played;
let there: Played;
let folder: string;

beforeAll(async () => {
  [here, there] = [await openPlayed(), await openPlayed()];
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-campaigns-'));
});
afterAll(async () => {
  await here.close();
  await there.close();
  await rm(folder, { recursive: true });
});

async function aCharacter({ playing }: Played, scenario?: string) {
  const wanted = { name: 'アキ', pack: 'nexus', language: 'ja' as const, seed: 7, scenario };
  const { id } = await playing.cast.create(SELF, wanted);
  return id;
}

async function turn({ playing }: Played, id: string, actionText: string) {
  return playing.plays.execute(SELF, { id, actionText, actionType: 'custom' });
}

/** A character whose session is played to a proposal and accepted. */
async function ended(house: Played) {
  const characterId = await aCharacter(house, 'short_session');
  const { session } = await house.playing.plays.begin(SELF, { characterId });
  await turn(house, session.id, 'カナタに話しかける');
  while (!(await house.playing.plays.proposal(SELF, session.id)))
    await turn(house, session.id, '周りを見渡す');
  await house.playing.plays.accept(SELF, session.id);
  return { characterId, sessionId: session.id };
}

async function resultOf({ playing }: Played, sessionId: string) {
  for (;;) {
    const read = await playing.afterwards.read(SELF, sessionId);
    if (read.state === 'ready') return read.result;
    await wait(20);
  }
}

async function exported({ database }: Played, garden?: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await databaseBackups(database).write(LOCAL_OWNER, garden))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

let files = 0;
async function restored({ database }: Played, bytes: Uint8Array, keepsIds = false) {
  const file = join(folder, `${files++}.zip`);
  await writeFile(file, bytes);
  return databaseBackups(database).restore(LOCAL_OWNER, { file, keepsIds });
}

const gardenOf = async ({ playing }: Played, id: string) =>
  (await playing.plays.character(SELF, id)).garden;
/** Without what may differ between two houses: ids, moments, and how far the graph is. */
const stripped = ({ graphUpdates: _graph, sp: _sp, ...value }: Record<string, unknown>) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\b(?:session|character|result|arc)-[0-9a-f-]+/g, '(id)')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(at)'),
  ) as unknown;

it('[X5] a campaign in the middle of a session goes on elsewhere as it would have here', async () => {
  const characterId = await aCharacter(here);
  const { session } = await here.playing.plays.begin(SELF, { characterId });
  for (const text of ['来訪の白石を調べる', 'カナタに話しかける'])
    await turn(here, session.id, text);
  const garden = await gardenOf(here, characterId);
  const { characters, gardens, isLedgerLeft } = await restored(there, await exported(here, garden));
  const [moved] = characters;
  expect([moved?.from, gardens[0]?.from, isLedgerLeft]).toEqual([characterId, garden, false]);
  expect(moved?.id).not.toBe(characterId);
  const active = await there.playing.plays.active(SELF, moved?.id ?? '');
  const id = active?.id ?? '';
  const [before, after] = [
    await here.playing.plays.scene(SELF, session.id),
    await there.playing.plays.scene(SELF, id),
  ];
  expect(after.messages.map(({ content }) => content)).toEqual(
    before.messages.map(({ content }) => content),
  );
  expect(after.choices).toEqual(before.choices);
  const choice = { actionText: before.choices[0]?.text ?? '', actionType: 'choice' as const };
  for (const wanted of [choice, { actionText: '周りを見渡す', actionType: 'custom' as const }]) {
    const mine = await here.playing.plays.execute(SELF, { id: session.id, ...wanted });
    const theirs = await there.playing.plays.execute(SELF, { id, ...wanted });
    expect(stripped(theirs)).toEqual(stripped(mine));
  }
  await there.playing.cast.remove(SELF, moved?.id ?? '');
});

it('[X5] everything of a person goes along: results, what follows them, graph, points, own packs', async () => {
  const own = await here.own.create({ files: await readPackFolder(KITCHEN) }, LOCAL_OWNER);
  const kitchen = { pack: own, language: 'ja', seed: 1 } as const;
  const lived = await here.gardens.create(kitchen, LOCAL_OWNER);
  await here.own.change(own, { ...(await packEdit(own)), revision: 1 }, LOCAL_OWNER);
  const { characterId, sessionId } = await ended(here);
  const result = await resultOf(here, sessionId);
  const { session: second } = await here.playing.afterwards.continue(SELF, {
    ...{ characterId, previousSessionId: sessionId },
  });
  const unplayed = await aCharacter(here);
  const points = await here.playing.plays.ledger(SELF, 100);
  const fresh = await openPlayed();
  try {
    const bytes = await exported(here);
    const made = await restored(fresh, bytes);
    const nameOf = (from: string) => made.characters.find((one) => one.from === from)?.id ?? '';
    const mine = nameOf(characterId);
    expect(made.characters.map(({ from }) => from)).toContain(unplayed);
    await fresh.playing.plays.begin(SELF, { characterId: nameOf(unplayed) });
    const history = await fresh.playing.plays.active(SELF, mine);
    expect(history).toMatchObject({ sessionNumber: second.sessionNumber, isActive: true });
    const first = history?.previousSessionId ?? '';
    expect(stripped(await resultOf(fresh, first))).toEqual(stripped(result));
    // The graph is built anew from what was recorded.
    const met = async (house: Played, id: string) =>
      house.playing.graph.met(SELF, { characterId: id });
    await expect
      .poll(() => met(fresh, mine), { timeout: 10_000 })
      .toEqual(await met(here, characterId));
    expect((await met(fresh, mine)).people.length).toBeGreaterThan(0);
    const ledger = await fresh.playing.plays.ledger(SELF, 100);
    expect([made.isLedgerLeft, ledger.balance]).toEqual([false, points.balance]);
    // A garden made from an own pack still lives by the state it was made from, and the pack can go back.
    const kept = made.gardens.find(({ from }) => from === lived.facts.id)?.id ?? '';
    const again = await fresh.gardens.get(kept, LOCAL_OWNER);
    expect(again?.head.hash).toBe(lived.head.hash);
    const [pack] = await fresh.own.list(LOCAL_OWNER);
    expect(pack).toMatchObject({ name: 'kitchen', revision: 2 });
    expect(pack?.handle).not.toBe(own);
    await fresh.own.move(pack?.handle ?? '', { to: 'undo', revision: 2 }, LOCAL_OWNER);
    await turn(fresh, history?.id ?? '', '周りを見渡す');
    // Once more it would be too many characters; nothing of it is kept.
    await expect(restored(fresh, bytes)).rejects.toMatchObject({ code: 'CHARACTER_LIMIT' });
  } finally {
    await fresh.close();
  }
});

async function packEdit(id: string) {
  const { files } = await here.own.find(id, LOCAL_OWNER);
  const changed = JSON.parse(files) as Record<string, string>;
  const pack = String(changed['pack.yaml']).replace(/^version:.*$/m, 'version: 9.9.9');
  return { files: { ...changed, 'pack.yaml': pack } };
}

it('[X6] a result that was on its way is worked out where it is restored', async () => {
  const idle = await openPlayed();
  await idle.jobs.close();
  const { characterId } = await ended(idle);
  const bytes = await exported(idle, await gardenOf(idle, characterId));
  await idle.close();
  const { characters } = await restored(there, bytes, true);
  const mine = characters[0]?.id ?? '';
  expect(mine).toBe(characterId);
  const text = 'select id from hakoniwa.play_sessions where character_id = $1';
  const { rows } = await there.database.pool.query<{ id: string }>(text, [mine]);
  const sessionId = rows[0]?.id ?? '';
  expect((await resultOf(there, sessionId)).experienceGained).toBeGreaterThan(0);
  const from = { characterId: mine, previousSessionId: sessionId };
  expect((await there.playing.afterwards.continue(SELF, from)).session.sessionNumber).toBe(2);
});

type Rows = Record<string, unknown>[];
const of = (rows: Rows, row: string) => rows.filter((one) => one.row === row);
/** Each spoils the rows of a sound campaign in a way of its own. */
const SPOILED: readonly (readonly [string, (rows: Rows) => Rows])[] = [
  ['a message of no session', (rows) => rows.filter(({ row }) => row !== 'session')],
  ['a message that is missing', (rows) => rows.filter((one) => one !== of(rows, 'message')[1])],
  ['no character', (rows) => rows.slice(1)],
  ['a second character', (rows) => [rows[0] ?? {}, ...rows]],
  ['another order', (rows) => rows.toReversed()],
  ['another garden', (rows) => set(rows, 'character', { garden: `campaign-${'0'.repeat(20)}` })],
  ['a span beyond the log', (rows) => set(rows, 'session', { endSeq: 999_999 })],
  ['an event beyond the log', (rows) => set(rows, 'event', { seq: 999_999 })],
  ['an event of no branch', (rows) => set(rows, 'event', { branch: 'nowhere' })],
  ['a state nobody knows', (rows) => set(rows, 'session', { status: 'WON' })],
  ['data that is no JSON', (rows) => set(rows, 'session', { data: '{' })],
  ['data of another shape', (rows) => set(rows, 'session', { data: '{"choices":1}' })],
  ['keys of prototypes', (rows) => set(rows, 'message', { metadata: '{"__proto__":{"x":1}}' })],
  ['an id that is a path', (rows) => set(rows, 'session', { id: '../../etc/passwd' })],
  ['a column of ours', (rows) => set(rows, 'character', { ownerId: 'somebody' })],
  ['news of another campaign', (rows) => set(rows, 'update', { campaign: 'campaign-ffffffff' })],
  ['news the graph does not know', (rows) => set(rows, 'update', { body: '{"campaign":"x"}' })],
  [
    'a result of another session',
    (rows) => set(rows, 'result', { id: `result-${'0'.repeat(20)}` }),
  ],
];

function set(rows: Rows, row: string, change: object): Rows {
  const [first] = of(rows, row);
  return rows.map((one) => (one === first ? { ...one, ...change } : one));
}

it('[X7] refuses rows of play that do not fit, with their place, and keeps nothing', async () => {
  const { characterId, sessionId } = await ended(here);
  await resultOf(here, sessionId);
  const bytes = await exported(here, await gardenOf(here, characterId));
  const count = async () =>
    (await there.database.pool.query('select from hakoniwa.play_characters')).rowCount;
  const before = await count();
  for (const [what, spoil] of SPOILED) {
    const refusal = restored(there, forged(bytes, spoil));
    await expect(refusal, what).rejects.toMatchObject({
      code: 'ARCHIVE',
      message: expect.stringMatching(/gardens\/0001\/play\.jsonl/),
    });
  }
  expect(await count()).toBe(before);
  // What is there is never written over.
  await expect(restored(here, bytes, true)).rejects.toMatchObject({ code: 'GARDEN_EXISTS' });
  // The same, spoiled in no way, is sound.
  expect(
    (
      await restored(
        there,
        forged(bytes, (rows) => rows),
      )
    ).characters,
  ).toHaveLength(1);
});

/** A backup whose rows of play were changed by somebody who knows the form. */
function forged(bytes: Uint8Array, change: (rows: Rows) => Rows): Uint8Array {
  const { 'manifest.json': manifest, ...entries } = unzipSync(bytes);
  const [PLAY, SHEET] = ['gardens/0001/play.jsonl', 'gardens/0001/garden.json'];
  const read = strFromU8(entries[PLAY] ?? new Uint8Array())
    .trimEnd()
    .split('\n');
  const rows = change(read.map((line) => JSON.parse(line) as Record<string, unknown>));
  const sheet = JSON.parse(strFromU8(entries[SHEET] ?? new Uint8Array())) as object;
  entries[PLAY] = strToU8(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  entries[SHEET] = strToU8(JSON.stringify({ ...sheet, play: rows.length }));
  const listed = Object.entries(entries).map(([name, data]) => ({
    ...{ name, bytes: data.byteLength },
    sha256: createHash('sha256').update(data).digest('hex'),
  }));
  const told = JSON.parse(strFromU8(manifest ?? new Uint8Array())) as object;
  const said = strToU8(JSON.stringify({ ...told, entries: listed }));
  return zipSync({ ...entries, 'manifest.json': said });
}

it('[X10] a campaign is checked in place, its rows and its wallet too', async () => {
  const { characterId, sessionId } = await ended(here);
  await resultOf(here, sessionId);
  const garden = await gardenOf(here, characterId);
  const { database } = here;
  const source = databaseSource(database);
  const sound = await checkStored(source, garden);
  expect(sound).toMatchObject({ garden, isCampaign: true, branches: 1 });
  expect(sound?.fault).toBeUndefined();
  expect(sound?.events).toBeGreaterThan(0);
  expect(await checkWallets(database)).toMatchObject({ wallets: 1, wrong: [] });
  const change = (text: string) => database.pool.query(text, [sessionId]);
  await change(
    'update hakoniwa.play_messages set sequence = -1 where session_id = $1 and sequence = 2',
  );
  expect((await checkStored(source, garden))?.fault).toMatchObject({ of: 'play' });
  await change(
    'update hakoniwa.play_messages set sequence = 2 where session_id = $1 and sequence = -1',
  );
  expect((await checkStored(source, garden))?.fault).toBeUndefined();
  await database.pool.query('update hakoniwa.sp_wallets set balance = balance + 1');
  expect((await checkWallets(database)).wrong).toHaveLength(1);
  await database.pool.query('update hakoniwa.sp_wallets set balance = balance - 1');
  expect(await checkStored(source, 'gone')).toBeUndefined();
});
