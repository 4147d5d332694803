// The client against the real server: over real sockets, through a line that breaks.
import { type HakoniwaProcess, startHakoniwa } from '@hakoniwa/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BreakableLine, breakableLine } from '../test/breakable-line.ts';
import { type Api, createApi } from './api.ts';
import { GardenWatch, type WatchState } from './garden-watch.ts';
import { readSse } from './sse-reader.ts';

let server: HakoniwaProcess;
let line: BreakableLine;
let api: Api;

beforeAll(async () => {
  server = await startHakoniwa();
  line = await breakableLine(server.port);
  api = createApi({ base: server.url });
});
afterAll(async () => {
  await line.close();
  await server.stop();
});

/** Waits until a watch is in a state. */
function until(watch: GardenWatch, isThere: (state: WatchState) => boolean): Promise<WatchState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere(watch.state)) return;
      leave();
      resolve(watch.state);
    };
    const leave = watch.subscribe(look);
    look();
  });
}

const textsOf = ({ told }: WatchState) =>
  told.filter(({ kind }) => kind === 'happening').map(({ text }) => text);
const newKitchen = () => api.gardens.create({ pack: 'kitchen', language: 'en', seed: 7 });

describe('a watched garden', () => {
  it('[CL1] is what the server would show, and tells everything once', async () => {
    const { id } = await newKitchen();
    const watch = new GardenWatch({ base: server.url, garden: id, as: 'director' });
    const first = await until(watch, ({ view }) => view !== undefined);
    expect(first.watched).toMatchObject({ kind: 'scene', isOwn: true, clock: { state: 'paused' } });
    for (const text of ['rain', 'wind', 'sun']) await api.gardens.inject(id, { text });
    await api.gardens.edit(id, {
      patch: [{ op: 'replace', path: '/props/mug/name', value: 'blue mug' }],
    });
    const state = await until(watch, ({ view }) => view?.props.mug?.name === 'blue mug');
    expect(textsOf(state)).toEqual(['rain', 'wind', 'sun']);
    const seen = await api.gardens.view(id, 'director');
    expect(Object.keys(state.view?.props ?? {}).sort()).toEqual(
      seen.props.map((one) => one.id).sort(),
    );
    watch.close();
  });

  it('[CL2] comes back after every break without losing or repeating', async () => {
    const { id } = await newKitchen();
    const watch = new GardenWatch({ base: line.url, garden: id, random: () => 0 });
    await until(watch, ({ view }) => view !== undefined);
    const texts = Array.from({ length: 12 }, (_, index) => `happening ${index}`);
    for (const [index, text] of texts.entries()) {
      await api.gardens.inject(id, { text });
      if (index % 3 === 1) {
        line.cut();
        await until(watch, ({ phase }) => phase === 'broken');
      }
    }
    const state = await until(watch, (now) => textsOf(now).includes('happening 11'));
    expect(textsOf(state)).toEqual(texts);
    watch.close();
  });

  it('[CL2] hears of the clock, and stands elsewhere after an undo', async () => {
    const { id } = await newKitchen();
    const watch = new GardenWatch({ base: server.url, garden: id });
    await api.gardens.inject(id, { text: 'a cat' });
    await until(watch, (state) => textsOf(state).length === 1);
    await api.gardens.undo(id, 1);
    await until(watch, (state) => textsOf(state).length === 0);
    await api.gardens.clock(id, { state: 'running', speed: 50 });
    await until(watch, ({ watched }) => watched?.clock.state === 'running');
    watch.close();
  });
});

it('[CL9] three turns are three requests, and whoever looks on makes none', async () => {
  const { id } = await newKitchen();
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (address, init) => {
    asked.push(`${init?.method} ${new URL(String(address)).pathname.split('/').at(-1)}`);
    return globalThis.fetch(address, init);
  };
  const counted = createApi({ base: server.url, fetch });
  const own = new GardenWatch({ base: server.url, garden: id, as: 'director', fetch });
  const other = new GardenWatch({ base: server.url, garden: id, as: 'director', fetch });
  for (const watch of [own, other]) await until(watch, ({ view }) => view !== undefined);
  for (let i = 0; i < 3; i++) {
    const answer = await counted.gardens.perform(id);
    own.take(answer);
    expect(own.state.view?.point.seq).toBeGreaterThanOrEqual(answer.head.seq);
    expect(own.state.view?.scene?.events.slice(-answer.events.length)).toEqual(answer.events);
  }
  const last = own.state.view?.point.seq ?? 0;
  for (const watch of [own, other])
    await until(watch, ({ view }) => (view?.point.seq ?? 0) >= last);
  const { events } = await api.gardens.events(id, { as: 'director', after: 0 });
  const [scene, theirs] = [own, other].map(({ state }) => state.view?.scene);
  expect(scene).toMatchObject({ since: 0, events: events.slice(0, scene?.events.length) });
  expect(scene?.view).toEqual(await api.gardens.view(id, 'director'));
  expect(scene?.story).toEqual(await api.gardens.story(id));
  expect(theirs).toEqual(scene);
  const turns = Array.from({ length: 3 }, () => 'POST performances');
  expect(asked).toEqual(['GET watch', 'GET watch', ...turns]);
  for (const watch of [own, other]) watch.close();
});

it('[CL3] a message that does not follow makes it ask for the whole view again', async () => {
  const point = (seq: number) => ({ branch: 'main', seq });
  const lost = { type: 'diff', version: 1, from: point(5), point: point(6), now: 1 };
  const view = { type: 'view', version: 1, point: point(1), now: 0, told: [], people: {} };
  const asked: (string | null)[] = [];
  const fetch = (async (_address: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('last-event-id'));
    const hello = { garden: { id: 'g' }, kind: 'scene', clock: {}, isOwn: true };
    const rest =
      asked.length === 1
        ? [
            ['view', view],
            ['diff', lost],
          ]
        : [['view', view]];
    const blocks = [['hello', hello], ...rest].map(
      ([event, data]) => `event: ${event as string}\ndata: ${JSON.stringify(data)}\n\n`,
    );
    return new Response(blocks.join(''));
  }) as typeof globalThis.fetch;
  const watch = new GardenWatch({ base: '', garden: 'g', fetch, random: () => 0 });
  await until(watch, () => asked.length > 2);
  expect(asked.slice(0, 3)).toEqual([null, null, '1@main']);
  watch.close();
});

it('[CL4] tells refusals from a server that is not there', async () => {
  await expect(api.gardens.show('garden-none')).rejects.toMatchObject({
    code: 'UNKNOWN_GARDEN',
    status: 404,
  });
  await expect(api.gardens.create({ pack: '' })).rejects.toMatchObject({
    code: 'VALIDATION',
    problems: [{ path: 'pack' }],
  });
  const away = createApi({ base: 'http://127.0.0.1:1' });
  await expect(away.packs()).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
  const watch = new GardenWatch({ base: server.url, garden: 'garden-none' });
  expect((await until(watch, ({ phase }) => phase === 'refused')).error?.code).toBe(
    'UNKNOWN_GARDEN',
  );
  watch.close();
});

it('[CL5] reads events however they are cut', async () => {
  const bytes = new TextEncoder().encode(
    'event: one\r\nid: 1@main\r\ndata: あ\r\n\r\n: a comment\n\nevent: two\ndata: a\ndata: b\n\n',
  );
  for (const size of [1, 2, 7, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const heard = [];
    for await (const event of readSse(body)) heard.push(event);
    expect(heard.filter(({ event }) => event !== 'message')).toEqual([
      { event: 'one', id: '1@main', data: 'あ' },
      { event: 'two', id: undefined, data: 'a\nb' },
    ]);
  }
});
