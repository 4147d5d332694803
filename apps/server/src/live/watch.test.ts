// Watching a garden over a real line: what is told folds to what is there, across breaks, and nobody is waited for.

import { setTimeout as wait } from 'node:timers/promises';
import { databaseOfFile } from '@hakoniwa/database/test-database';
import { contentsOf } from '@hakoniwa/garden';
import { foldWatch, type WatchMessage, type WatchView } from '@hakoniwa/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listening } from '../../test/listening.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { WatchStream } from './watch-stream.ts';

const database = databaseOfFile(SERVER_TABLES);

let server: Listening;
const inject = (text: string) => server.garden.submit({ type: 'inject', by: 'test', text });
const act = (verb: string, more: object) =>
  server.garden.submit({ type: 'act', act: { verb, actor: 'yana', ...more } } as never);

interface Said {
  readonly id: string;
  readonly message: WatchMessage;
}

/** Reads views and changes of a line until one is the last that is wanted. */
async function heard(
  { as = 'public', since }: { as?: string; since?: string | undefined },
  isLast: (said: Said) => boolean = () => true,
): Promise<Said[]> {
  const stop = new AbortController();
  const headers = since === undefined ? {} : { 'last-event-id': since };
  const address = `${server.url}/v1/gardens/${server.id}/watch?as=${as}`;
  const answer = await fetch(address, { headers, signal: stop.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const all: Said[] = [];
  let text = '';
  for (;;) {
    text += (await reader?.read())?.value ?? '';
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks.filter((one) => /^event: (view|diff)$/m.test(one))) {
      const id = /^id: (.*)$/m.exec(block)?.[1] ?? '';
      const said = { id, message: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') };
      all.push(said);
      if (!isLast(said)) continue;
      stop.abort();
      return all;
    }
  }
}

const textsOf = ({ message }: Said) => (message.told ?? []).map(({ text }) => text);

describe('a line', () => {
  afterEach(() => server.close());

  it('[W1] tells everything once and in order, across breaks', async () => {
    server = await listening(database());
    let view: WatchView | undefined;
    let since: string | undefined;
    for (let i = 0; i < 8; i++) {
      await inject(`event ${i}`);
      const { branch, seq } = server.garden.head;
      const said = await heard(
        { as: 'director', since },
        ({ message }) => message.point.seq === seq,
      );
      for (const { message } of said) view = foldWatch(view, message);
      since = said.at(-1)?.id;
      expect(since).toBe(`${seq}@${branch}`);
    }
    expect(view?.told.map(({ text }) => text)).toEqual(
      Array.from({ length: 8 }, (_, i) => `event ${i}`),
    );
  });

  it.each(['director', 'public', 'character:yana'])(
    '[W2] what is told folds, for %s, to what the garden then has',
    async (as) => {
      server = await listening(database());
      let isBegun = false;
      const ears = heard({ as }, ({ message }) => {
        isBegun = true;
        return message.point.branch !== 'main' && message.point.seq === 4;
      });
      while (!isBegun) await wait(5);
      await act('take', { object: 'mug' });
      await server.garden.submit({ type: 'advance', to: server.garden.world.clock.now + 60_000 });
      await inject('It rains.');
      await inject('It stops.');
      await server.garden.undo(1);
      await act('go', { target: 'living' });
      let view: WatchView | undefined;
      for (const { message } of await ears) view = foldWatch(view, message);
      const audience = as.startsWith('character:')
        ? ({ as: 'character', id: 'yana' } as const)
        : { as: as as 'director' | 'public' };
      const wanted = JSON.parse(JSON.stringify(contentsOf(audience, server.garden.world)));
      expect(view).toMatchObject(wanted);
    },
  );

  it('[W5] goes on from the last id', async () => {
    server = await listening(database());
    await inject('one');
    const [first] = await heard({});
    expect(first).toMatchObject({ id: '1@main', message: { type: 'view' } });
    await inject('two');
    await inject('three');
    const [next] = await heard({ since: first?.id });
    expect([next?.message.type, next && textsOf(next)]).toEqual(['diff', ['two', 'three']]);
  });

  it.each(['99@main', '1@elsewhere', 'nonsense', '1', '<script>'])(
    '[W5] from %s it starts anew',
    async (since) => {
      server = await listening(database());
      await inject('one');
      const [first] = await heard({ since });
      expect([first?.message.type, first && textsOf(first)]).toEqual(['view', ['one']]);
    },
  );
});

describe('slow readers', () => {
  const watching = { audience: { as: 'public' }, isOwn: true, lookMs: 60_000 } as const;

  it('[W4] get one message for all that happened meanwhile', async () => {
    const { garden, close } = await oneGarden(database());
    const written: string[] = [];
    let release = (): void => undefined;
    const stream = new WatchStream({
      ...{ ...watching, garden },
      write: ({ event, data }) => {
        if (event === 'hello') return Promise.resolve();
        written.push(data);
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      },
      cut: () => undefined,
    });
    const running = stream.run();
    while (written.length < 1) await wait(1);
    for (let i = 0; i < 30; i++) await garden.submit({ type: 'inject', by: 'test', text: `${i}` });
    expect(written).toHaveLength(1);
    release();
    while (written.length < 2) await wait(1);
    const { told = [], missed = 0 } = JSON.parse(written[1] ?? '');
    expect(told.length + missed).toBe(30);
    stream.end();
    release();
    await running;
    await close();
  });

  it('[W4] are cut when they take nothing at all', async () => {
    const { garden, close } = await oneGarden(database());
    let isCut = false;
    let fail = (): void => undefined;
    const stream = new WatchStream({
      ...{ ...watching, garden, writeMs: 20 },
      write: () =>
        new Promise<void>((_resolve, reject) => {
          fail = () => reject(new Error('cut'));
        }),
      cut: () => {
        isCut = true;
        fail();
      },
    });
    await stream.run();
    expect(isCut).toBe(true);
    await close();
  });
});
