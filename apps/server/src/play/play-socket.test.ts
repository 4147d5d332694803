// The socket of a session over a real line: what was missed, what is new, and who is let in.
import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@hakoniwa/protocol';
import { type PlayServerMessage, playServerMessageSchema } from '@hakoniwa/protocol/sessions';
import { sessionTopic } from '@hakoniwa/sessions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { closeCode, type Listening, listening } from '../../test/listening.ts';
import { openPlayed, type Played } from '../../test/play-scene.ts';

const SELF = { owner: null };
let played: Played;
let server: Listening;
beforeAll(async () => {
  played = await openPlayed();
  server = await listening(played.database, { playing: played.playing });
});
afterAll(async () => {
  await server.close();
  await played.close();
});

async function begin(): Promise<string> {
  await played.database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
  const { cast, plays } = played.playing;
  const { id } = await cast.create(SELF, { name: 'アキ', pack: 'nexus', seed: 3 });
  return (await plays.begin(SELF, { characterId: id })).session.id;
}

const write = (id: string, actionText: string) =>
  played.playing.plays.execute(SELF, { id, actionText, actionType: 'custom' });

/** A reader that has said hello, and everything it heard, each message as the protocol has it. */
async function reader(id: string, after?: number) {
  const socket = server.socket(`/v1/game/sessions/${id}/socket`);
  const heard: PlayServerMessage[] = [];
  socket.on('message', (data) => {
    heard.push(playServerMessageSchema.parse(JSON.parse(String(data))));
  });
  await once(socket, 'open');
  socket.send(
    JSON.stringify({
      type: 'hello',
      version: PROTOCOL_VERSION,
      ...(after === undefined ? {} : { after }),
    }),
  );
  return {
    socket,
    heard,
    has: (isSo: (heard: readonly PlayServerMessage[]) => boolean) => heardAll(socket, heard, isSo),
  };
}

async function heardAll(
  socket: WebSocket,
  heard: readonly PlayServerMessage[],
  isSo: (heard: readonly PlayServerMessage[]) => boolean,
): Promise<void> {
  while (!isSo(heard)) await once(socket, 'message');
}

const types = (heard: readonly PlayServerMessage[]) => heard.map(({ type }) => type);
const sequences = (heard: readonly PlayServerMessage[]) =>
  heard.flatMap((one) => (one.type === 'session:message' ? [one.data.sequence] : []));

it('[C60] first the welcome, then how far the turn is, then what it came to', async () => {
  const id = await begin();
  const one = await reader(id);
  await one.has((heard) => heard.length > 0);
  expect(one.heard[0]).toMatchObject({ type: 'session:welcome', data: { sequence: 2 } });
  await write(id, '周りを見渡す');
  await one.has((heard) => sequences(heard).includes(4));
  const phases = one.heard.flatMap((message) =>
    message.type === 'session:progress' ? [message.data.phase] : [],
  );
  expect(phases).toEqual(['accepted', 'judging', 'narrating', 'saving', 'resolved']);
  expect(sequences(one.heard)).toEqual([3, 4]);
  one.socket.close();
});

it('[C62] whoever comes back hears what was missed, each message once', async () => {
  const id = await begin();
  const first = await reader(id, 0);
  await first.has((heard) => sequences(heard).length === 2);
  first.socket.close();
  await once(first.socket, 'close');
  await write(id, '周りを見渡す');
  const second = await reader(id, 2);
  await second.has((heard) => sequences(heard).length === 2);
  await write(id, '荷物を確かめる');
  await second.has((heard) => sequences(heard).length === 4);
  expect(sequences(second.heard)).toEqual([3, 4, 5, 6]);
  second.socket.close();
});

it('[C63] to leave the page ends nothing', async () => {
  const id = await begin();
  const one = await reader(id);
  await one.has((heard) => heard.length > 0);
  one.socket.terminate();
  await once(one.socket, 'close');
  expect(await played.playing.plays.session(SELF, id)).toMatchObject({ sessionStatus: 'ACTIVE' });
});

it('[C41] a proposal is told with its number, and again to whoever comes later', async () => {
  const id = await begin();
  const early = await reader(id);
  await early.has((heard) => heard.length > 0);
  await write(id, '来訪の白石を調べる');
  await write(id, '欠片を手に収める');
  await early.has((heard) => types(heard).includes('session:ending_proposal'));
  const late = await reader(id);
  await late.has((heard) => types(heard).includes('session:ending_proposal'));
  const told = [early, late].map(({ heard }) =>
    heard.find(({ type }) => type === 'session:ending_proposal'),
  );
  expect(told[0]).toMatchObject({ data: { proposalCount: 1, isMandatory: false } });
  expect(told[1]).toEqual(told[0]);
  for (const { socket } of [early, late]) socket.close();
});

it('[C11] [C10] two who come at once hear one opening, and there are six quests', async () => {
  const id = await begin();
  const both = await Promise.all([reader(id, 0), reader(id, 0)]);
  await Promise.all(both.map((one) => one.has((heard) => sequences(heard).length === 2)));
  await write(id, '荷物を確かめる');
  await Promise.all(both.map((one) => one.has((heard) => sequences(heard).includes(4))));
  for (const { heard, socket } of both) {
    expect(sequences(heard)).toEqual([1, 2, 3, 4]);
    socket.close();
  }
  const { session, quests } = await played.playing.plays.scene(SELF, id);
  expect([session.messageCount, quests.length]).toEqual([4, 6]);
});

it('[C52] a result is told when it can be read, once to each line of its session and to no other', async () => {
  const stranger = await reader(await begin());
  const id = await begin();
  await write(id, '来訪の白石を調べる');
  await write(id, '欠片を手に収める');
  const early = await reader(id);
  await early.has((heard) => heard.length > 0);
  const { resultId } = await played.playing.plays.accept(SELF, id);
  const isReady = (heard: readonly PlayServerMessage[]) =>
    types(heard).includes('session:result_ready');
  await early.has(isReady);
  // Told after it was kept: whoever asks at once finds it, with the id that was promised.
  expect(await played.playing.afterwards.read(SELF, id)).toMatchObject({
    ...{ state: 'ready', result: { id: resultId } },
  });
  const late = await reader(id);
  await late.has(isReady);
  // More news of the session does not tell it again.
  await played.playing.plays.archive(SELF, { id, isArchived: true });
  played.database.feed.tell(sessionTopic(id));
  const last = await reader(id);
  await last.has(isReady);
  for (const { heard, socket } of [early, late, last]) {
    const ready = heard.filter(({ type }) => type === 'session:result_ready');
    expect(ready).toEqual([{ type: 'session:result_ready', data: { sessionId: id, resultId } }]);
    socket.close();
  }
  expect(types(stranger.heard)).not.toContain('session:result_ready');
  stranger.socket.close();
});

it('[C61] a line that is cut is let go of, and the others hear on', async () => {
  const id = await begin();
  const [dead, healthy] = [await reader(id), await reader(id)];
  await Promise.all([dead, healthy].map((one) => one.has((heard) => heard.length > 0)));
  dead.socket.terminate();
  await write(id, '周りを見渡す');
  await healthy.has((heard) => sequences(heard).includes(4));
  while (server.parts.viewers.watching(id) > 1) await new Promise((done) => setTimeout(done, 20));
  healthy.socket.close();
});

it('[C6] an unknown session closes with 4404, a line without a pass with 4401', async () => {
  const unknown = server.socket('/v1/game/sessions/session-none/socket');
  expect(await closeCode(unknown)).toBe(4404);
  const token = 'a token that nobody guesses';
  const guarded = await listening(played.database, { playing: played.playing, borders: { token } });
  const id = await begin();
  expect(await closeCode(guarded.socket(`/v1/game/sessions/${id}/socket`))).toBe(4401);
  const wrong = guarded.socket(`/v1/game/sessions/${id}/socket`, { authorization: 'Bearer wrong' });
  expect(await closeCode(wrong)).toBe(4401);
  const right = guarded.socket(`/v1/game/sessions/${id}/socket`, {
    authorization: `Bearer ${token}`,
  });
  await once(right, 'open');
  right.send('nonsense');
  expect(await closeCode(right)).toBe(4400);
  await guarded.close();
});

it.each(['send', 'ping'] as const)(
  '[W6] a session’s line is closed to whoever floods it (%s)',
  async (kind) => {
    const few = await listening(played.database, {
      playing: played.playing,
      socket: { messagesPerMinute: 10 },
    });
    const socket = few.socket(`/v1/game/sessions/${await begin()}/socket`);
    socket.once('open', () => {
      for (let i = 0; i < 200; i++) socket[kind]('{"type":"heartbeat"}');
    });
    expect(await closeCode(socket)).toBe(4400);
    await few.close();
  },
);
