// Campaigns in backups: played here, restored in another server, and gone on with there.
import { createHash } from 'node:crypto';
import { checkWallets } from '@hakoniwa/sessions';
import { checkStored, databaseSource } from '@hakoniwa/store/backup';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  aCharacter,
  ended,
  exported,
  gardenOf,
  restored,
  resultOf,
  SELF,
  stripped,
  turn,
  twoServers,
} from '../../test/campaign-backups.ts';

const servers = twoServers();

it('[X5] a campaign in the middle of a session goes on elsewhere as it would have here', async () => {
  const characterId = await aCharacter(servers.here);
  const { session } = await servers.here.playing.plays.begin(SELF, { characterId });
  for (const text of ['来訪の白石を調べる', 'カナタに話しかける'])
    await turn(servers.here, session.id, text);
  const garden = await gardenOf(servers.here, characterId);
  const { characters, gardens, isLedgerLeft } = await restored(
    servers.there,
    await exported(servers.here, garden),
  );
  const [moved] = characters;
  expect([moved?.from, gardens[0]?.from, isLedgerLeft]).toEqual([characterId, garden, false]);
  expect(moved?.id).not.toBe(characterId);
  const active = await servers.there.playing.plays.active(SELF, moved?.id ?? '');
  const id = active?.id ?? '';
  const [before, after] = [
    await servers.here.playing.plays.scene(SELF, session.id),
    await servers.there.playing.plays.scene(SELF, id),
  ];
  expect(after.messages.map(({ content }) => content)).toEqual(
    before.messages.map(({ content }) => content),
  );
  expect(after.choices).toEqual(before.choices);
  const choice = { actionText: before.choices[0]?.text ?? '', actionType: 'choice' as const };
  for (const wanted of [choice, { actionText: '周りを見渡す', actionType: 'custom' as const }]) {
    const mine = await servers.here.playing.plays.execute(SELF, { id: session.id, ...wanted });
    const theirs = await servers.there.playing.plays.execute(SELF, { id, ...wanted });
    expect(stripped(theirs)).toEqual(stripped(mine));
  }
  await servers.there.playing.cast.remove(SELF, moved?.id ?? '');
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
  const { characterId, sessionId } = await ended(servers.here);
  await resultOf(servers.here, sessionId);
  const bytes = await exported(servers.here, await gardenOf(servers.here, characterId));
  const count = async () =>
    (await servers.there.database.pool.query('select from hakoniwa.play_characters')).rowCount;
  const before = await count();
  for (const [what, spoil] of SPOILED) {
    const refusal = restored(servers.there, forged(bytes, spoil));
    await expect(refusal, what).rejects.toMatchObject({
      code: 'ARCHIVE',
      message: expect.stringMatching(/gardens\/0001\/play\.jsonl/),
    });
  }
  expect(await count()).toBe(before);
  // What is there is never written over.
  await expect(restored(servers.here, bytes, { keepsIds: true })).rejects.toMatchObject({
    code: 'GARDEN_EXISTS',
  });
  // The same, spoiled in no way, is sound.
  expect(
    (
      await restored(
        servers.there,
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
  const { characterId, sessionId } = await ended(servers.here);
  await resultOf(servers.here, sessionId);
  const garden = await gardenOf(servers.here, characterId);
  const { database } = servers.here;
  const source = databaseSource(database);
  const sound = await checkStored(source, garden);
  expect(sound).toMatchObject({ garden, parts: ['play'], branches: 1 });
  expect(sound?.fault).toBeUndefined();
  expect(sound?.events).toBeGreaterThan(0);
  expect(await checkWallets(database)).toMatchObject({ wallets: 1, wrong: [] });
  const change = (text: string) => database.pool.query(text, [sessionId]);
  await change(
    'update hakoniwa.play_messages set sequence = -1 where session_id = $1 and sequence = 2',
  );
  expect((await checkStored(source, garden))?.fault).toMatchObject({ of: 'rows', part: 'play' });
  await change(
    'update hakoniwa.play_messages set sequence = 2 where session_id = $1 and sequence = -1',
  );
  expect((await checkStored(source, garden))?.fault).toBeUndefined();
  await database.pool.query('update hakoniwa.sp_wallets set balance = balance + 1');
  expect((await checkWallets(database)).wrong).toHaveLength(1);
  await database.pool.query('update hakoniwa.sp_wallets set balance = balance - 1');
  expect(await checkStored(source, 'gone')).toBeUndefined();
});
