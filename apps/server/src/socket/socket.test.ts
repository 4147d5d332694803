// Sockets: every commit by its number, across breaks, and a code for each way it can end.

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  applyViewChange,
  PROTOCOL_VERSION,
  serverMessageSchema,
  type ViewChange,
} from '@hakoniwa/protocol';
import { type View, viewFor } from '@hakoniwa/stage';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { closeCode, type Listening, listening } from '../../test/listening.ts';

let server: Listening;
afterEach(() => server.close());

type Message = ReturnType<typeof serverMessageSchema.parse>;

/** Collects what a socket says; each message must be one of ours. */
function listen(socket: WebSocket) {
  const heard: Message[] = [];
  socket.on('message', (data) => heard.push(serverMessageSchema.parse(JSON.parse(String(data)))));
  const until = async (is: (message: Message) => boolean) => {
    for (;;) {
      const found = heard.find(is);
      if (found) return found;
      await wait(5);
    }
  };
  const seqs = () =>
    heard.flatMap((message) =>
      message.type === 'events' ? message.events.map(({ seq }) => seq) : [],
    );
  return { heard, until, seqs };
}

const path = (query = '') => `/v1/gardens/${server.id}/socket${query}`;
const inject = (text: string) => server.garden.submit({ type: 'inject', by: 'test', text });
const reached = (seq: number) => (message: Message) =>
  message.type === 'events' && message.seq >= seq;

describe('telling', () => {
  it('[W1] hears every commit in order, whoever says hello or names it in the address', async () => {
    server = await listening();
    const bySpeech = server.socket(path());
    bySpeech.once('open', () =>
      bySpeech.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, as: 'director' })),
    );
    const sockets = [bySpeech, server.socket(path('?as=director'))];
    const ears = sockets.map(listen);
    for (const ear of ears) await ear.until(({ type }) => type === 'welcome');
    await Promise.all(Array.from({ length: 50 }, (_, i) => inject(`event ${i}`)));
    const wanted = Array.from({ length: 50 }, (_, i) => i + 1);
    for (const ear of ears) {
      await ear.until(reached(50));
      expect(ear.seqs()).toEqual(wanted);
    }
    for (const socket of sockets) socket.terminate();
  });

  it('[W1] across breaks at any moment nothing is missed and nothing told twice', async () => {
    server = await listening({ socket: { messageEvents: 7 } });
    const told: number[] = [];
    let isDone = false;
    const writing = (async () => {
      for (let i = 0; i < 200; i++) {
        await inject(`event ${i}`);
        if (i % 10 === 0) await wait(2);
      }
      isDone = true;
    })();
    while (!isDone || told.length < 200) {
      const after = told.at(-1) ?? 0;
      const socket = server.socket(path(`?as=public&after=${after}&branch=main`));
      const ear = listen(socket);
      const welcome = await ear.until(({ type }) => type === 'welcome');
      expect(welcome).toMatchObject({ resumed: true });
      await wait(15);
      socket.terminate();
      told.push(...ear.seqs());
    }
    await writing;
    expect(told).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  });

  it('[W1] a point that cannot be gone on from starts anew', async () => {
    server = await listening({ socket: { resumeEvents: 2 } });
    for (const text of ['one', 'two', 'three', 'four']) await inject(text);
    const queries = ['?after=99', '?after=0', '?after=3&branch=elsewhere'];
    for (const query of queries) {
      const socket = server.socket(path(query));
      const ear = listen(socket);
      expect(await ear.until(({ type }) => type === 'welcome')).toMatchObject({
        resumed: false,
        head: { seq: 4 },
      });
      socket.terminate();
    }
  });

  it.each(['director', 'public', 'character:yana'])(
    '[W2] changes lead %s to the view the garden has',
    async (as) => {
      server = await listening();
      const socket = server.socket(path(`?as=${as}`));
      const ear = listen(socket);
      await ear.until(({ type }) => type === 'welcome');
      await server.garden.submit({
        type: 'act',
        act: { verb: 'take', actor: 'yana', object: 'mug' },
      } as never);
      await server.garden.submit({ type: 'advance', to: server.garden.world.clock.now + 60_000 });
      await inject('It rains.');
      await server.garden.undo(1);
      await server.garden.submit({
        type: 'act',
        act: { verb: 'go', actor: 'yana', target: 'living' },
      } as never);
      const { seq } = server.garden.head;
      await ear.until(
        (message) => message.type === 'events' && message.branch !== 'main' && message.seq === seq,
      );
      let view: View | undefined;
      for (const message of ear.heard) {
        if (message.type === 'welcome' || message.type === 'moved') view = message.view as View;
        if (message.type === 'events' && view && message.change)
          view = applyViewChange(view, message.change as ViewChange);
      }
      const audience = as.startsWith('character:')
        ? ({ as: 'character', id: 'yana' } as const)
        : { as: as as 'director' | 'public' };
      expect(view).toEqual(JSON.parse(JSON.stringify(viewFor(audience, server.garden.world))));
      socket.terminate();
    },
  );
});

describe('ending', () => {
  const hello = { type: 'hello', version: PROTOCOL_VERSION };

  it.each([
    ['4404 no garden', '/v1/gardens/garden-00000000000000000000/socket', undefined, 4404],
    ['4404 no character', undefined, { ...hello, as: 'character:nobody' }, 4404],
    ['4400 nonsense', undefined, 'nonsense', 4400],
    ['4400 no message of ours', undefined, { type: 'submit' }, 4400],
    ['4426 another version', undefined, { ...hello, version: 2 }, 4426],
    ['1009 far too long', undefined, { ...hello, more: 'x'.repeat(20_000) }, 1009],
  ])('[W3] %s', async (_name, address, message, code) => {
    server = await listening();
    const socket = server.socket(address ?? path());
    socket.once('open', () => {
      if (message !== undefined)
        socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    });
    expect(await closeCode(socket)).toBe(code);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('[W3] hello twice, and a flood of messages, are 4400', async () => {
    server = await listening({ socket: { messagesPerMinute: 10 } });
    const twice = server.socket(path('?as=public'));
    twice.once('open', () => twice.send(JSON.stringify(hello)));
    expect(await closeCode(twice)).toBe(4400);
    const flood = server.socket(path('?as=public'));
    flood.once('open', () => {
      for (let i = 0; i < 30; i++) flood.send('{"type":"heartbeat"}');
    });
    expect(await closeCode(flood)).toBe(4400);
  });

  it.each(['ping', 'pong'] as const)(
    '[W6] a flood of %ss is 4400, like one of messages',
    async (kind) => {
      server = await listening({ socket: { messagesPerMinute: 10 } });
      const flood = server.socket(path('?as=public'));
      let pongs = 0;
      flood.on('pong', () => {
        pongs += 1;
      });
      flood.once('open', () => {
        for (let i = 0; i < 2_000; i++) flood[kind]();
      });
      expect(await closeCode(flood)).toBe(4400);
      expect(pongs).toBeLessThanOrEqual(11);
    },
  );

  it('[W3] silence is 4408, and a heartbeat is heard', async () => {
    server = await listening({ socket: { helloMs: 50, heartbeatMs: 60, lingerMs: 50 } });
    expect(await closeCode(server.socket(path()))).toBe(4408);
    const alive = server.socket(path('?as=public'));
    const ear = listen(alive);
    await ear.until(({ type }) => type === 'heartbeat');
    await wait(200);
    expect(alive.readyState).toBe(alive.OPEN);
    alive.terminate();
    // One who never answers a ping: a plain socket that only shakes hands.
    const mute = connect(server.port, '127.0.0.1');
    mute.on('error', () => undefined).resume();
    mute.write(handshake(path('?as=public')));
    await new Promise((resolve) => mute.once('close', resolve));
  });

  it('[W4] a reader that takes nothing is cut; its viewers’ seat is free again', async () => {
    server = await listening({ socket: { bufferedBytes: 20_000, lingerMs: 50 } });
    const lazy = connect(server.port, '127.0.0.1');
    lazy.on('error', () => undefined);
    lazy.write(handshake(path('?as=director')));
    lazy.pause();
    while (server.house.viewers.counts().socket === 0) await wait(5);
    const text = 'x'.repeat(7_000);
    for (let i = 0; i < 4_000 && server.house.viewers.counts().socket > 0; i++) {
      await inject(text);
      if (i % 20 === 0) await wait(1);
    }
    while (server.house.viewers.counts().socket > 0) await wait(5);
    lazy.destroy();
  });
});

it('[W3] without an upgrade it says what it is', async () => {
  server = await listening();
  const answer = await fetch(`${server.url}${path()}`);
  expect([answer.status, await answer.json()]).toMatchObject([
    426,
    { error: { code: 'UPGRADE_REQUIRED' } },
  ]);
});

function handshake(target: string): string {
  return [
    `GET ${target} HTTP/1.1`,
    'host: localhost',
    'upgrade: websocket',
    'connection: Upgrade',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n');
}
