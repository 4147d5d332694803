// What version 0.1 kept opens, is what it was, and goes on.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { databaseBackups } from '../src/backups/backups.ts';
import { LOCAL_OWNER } from '../src/borders/pass.ts';
import { appParts } from './app-parts.ts';
import { openPlayed, type Played } from './play-scene.ts';

const FILE = fileURLToPath(new URL('../fixtures/made-by-0-1/everything.zip', import.meta.url));
const SELF = { owner: null };
/** The gardens of the file, with how far each had come. */
const GARDENS = [
  ['kitchen', 'ふたりの台所', 53],
  ['kitchen', "The Sisters' Kitchen", 30],
  ['town', 'Days in Yuzuki', 229],
  ['own', '黄昏の洋館', 12],
] as const;

let played: Played;
let character = '';
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  played = await openPlayed();
  const { database, gardens, own, playing } = played;
  // Every hash and every world of the file is checked against its log on the way in.
  const restored = await databaseBackups(database).restore(LOCAL_OWNER, {
    file: FILE,
    keepsIds: false,
  });
  character = restored.characters[0]?.id ?? '';
  app = createApp(appParts(database, { gardens, packs: own, playing }));
});
afterAll(() => played.close());

const ask = async (method: string, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const answer = await app.request(path, { method, ...init });
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()) as Record<string, unknown>;
};

async function idOf(name: string, seq: number): Promise<string> {
  const { gardens } = (await ask('GET', '/v1/gardens')) as {
    gardens: { id: string; name: string; seq: number }[];
  };
  const found = gardens.find((one) => one.name === name && one.seq === seq);
  expect(found, `${name} at ${seq}`).toBeDefined();
  return found?.id ?? '';
}

it.each(GARDENS)('[X11] a garden of %s called %s goes on', async (kind, name, seq) => {
  const id = await idOf(name, seq);
  const wish = kind === 'town' ? { advanceMinutes: 30 } : undefined;
  if (wish) await ask('POST', `/v1/gardens/${id}/clock`, wish);
  else await ask('POST', `/v1/gardens/${id}/performances`, {});
  const after = (await ask('GET', `/v1/gardens/${id}`)) as { head: { seq: number } };
  expect(after.head.seq).toBeGreaterThan(seq);
  expect(await ask('GET', `/v1/gardens/${id}/view?as=director`)).toHaveProperty('time');
  if (kind === 'town') return;
  const undone = (await ask('POST', `/v1/gardens/${id}/undo`, { turns: 1 })) as {
    head: { seq: number };
  };
  expect(undone.head.seq).toBeLessThan(after.head.seq);
});

it('[X11] a session goes on with its next turn', async () => {
  const { plays } = played.playing;
  const session = await plays.active(SELF, character);
  const id = session?.id ?? '';
  const before = await plays.scene(SELF, id);
  expect(before.messages.length).toBeGreaterThan(4);
  const [choice] = before.choices;
  const wanted = { actionText: choice?.text ?? '', actionType: 'choice' as const };
  const turn = await plays.execute(SELF, { id, ...wanted });
  expect(turn.narrative).not.toBe('');
  expect((await plays.scene(SELF, id)).messages.length).toBeGreaterThan(before.messages.length);
});

it('[X11] a copied pack is there in the state it was in', async () => {
  const { packs } = (await ask('GET', '/v1/packs/own')) as { packs: { id: string }[] };
  expect(packs).toHaveLength(1);
});
