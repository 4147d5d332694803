// A watched session against the real server: over a real socket, through a line that breaks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HakoniwaProcess, startHakoniwa } from '@hakoniwa/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type BreakableLine, breakableLine } from '../../test/breakable-line.ts';
import { type Api, createApi } from '../api.ts';
import type { ShownPlay } from './play-state.ts';
import { SessionWatch } from './session-watch.ts';

const data = mkdtempSync(join(tmpdir(), 'hakoniwa-client-'));
const socket = WebSocket as unknown as typeof globalThis.WebSocket;
let server: HakoniwaProcess;
let line: BreakableLine;
let api: Api;

beforeAll(async () => {
  server = await startHakoniwa({ data });
  line = await breakableLine(server.port);
  api = createApi({ base: server.url });
});
afterAll(async () => {
  await line.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

function until(watch: SessionWatch, isThere: (state: ShownPlay) => boolean): Promise<ShownPlay> {
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

const numbers = ({ messages }: ShownPlay) => messages.map(({ sequence }) => sequence);

it('[CL6] holds every message once and in order through breaks, and what can be done next', async () => {
  const { id: characterId } = await api.characters.create({
    name: 'アキ',
    language: 'ja',
    seed: 3,
  });
  const { id } = await api.sessions.begin({ characterId });
  const watch = new SessionWatch({ base: line.url, session: id, socket, random: () => 0 });
  const first = await until(watch, ({ phase }) => phase === 'live');
  const known = numbers(first).length;
  const act = async (key: string) => {
    const [choice] = (await api.sessions.scene(id)).choices;
    if (!choice) throw new Error('nothing is offered');
    const { id: choiceId, text: actionText } = choice;
    return api.sessions.execute(id, { actionText, actionType: 'choice', choiceId, key });
  };
  await act('one');
  await until(watch, (state) => numbers(state).length === known + 2);
  line.cut();
  await act('two');
  await act('three');
  const last = await until(
    watch,
    (state) => state.phase === 'live' && numbers(state).length === known + 6,
  );
  expect(numbers(last)).toEqual(Array.from({ length: known + 6 }, (_, i) => i + 1));
  const { choices, session } = await api.sessions.scene(id);
  const shown = await until(watch, ({ scene }) => scene?.session.turnCount === session.turnCount);
  expect(shown.scene?.choices).toEqual(choices);
  watch.close();
});

it('[CL8] reads the scene again when a reading failed and nothing more is told', async () => {
  const { id: characterId } = await api.characters.create({
    name: 'ハル',
    language: 'ja',
    seed: 5,
  });
  const { id } = await api.sessions.begin({ characterId });
  let isDown = false;
  let refused = 0;
  const fetch: typeof globalThis.fetch = (...asked) => {
    if (!isDown) return globalThis.fetch(...asked);
    refused += 1;
    return Promise.reject(new Error('down'));
  };
  const watch = new SessionWatch({ base: server.url, session: id, socket, fetch });
  await until(watch, ({ phase }) => phase === 'live');
  isDown = true;
  const [choice] = (await api.sessions.scene(id)).choices;
  const { id: choiceId, text: actionText } = choice ?? { id: '', text: '' };
  await api.sessions.execute(id, { actionText, actionType: 'choice', choiceId, key: 'one' });
  await until(watch, ({ error }) => error?.code === 'OFFLINE');
  isDown = false;
  const shown = await until(watch, ({ scene }) => scene?.session.turnCount === 1);
  expect(refused).toBeGreaterThan(0);
  expect(shown.error).toBeUndefined();
  watch.close();
});

it('[CL7] says so when there is no such session', async () => {
  const watch = new SessionWatch({ base: line.url, session: 'session-none', socket });
  const state = await until(watch, ({ phase }) => phase === 'refused');
  expect(state.error).toMatchObject({ code: 'UNKNOWN_SESSION', status: 404 });
  watch.close();
});
