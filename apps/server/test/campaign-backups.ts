// Campaigns played in servers of a test, given out as backups and taken in by others.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { databaseBackups } from '../src/backups/backups.ts';
import { LOCAL_OWNER } from '../src/borders/pass.ts';
import { openPlayed, type Played } from './play-scene.ts';

export const SELF = { owner: null };
let folder: string;

/** Two servers for the tests of one file: where it is played, and where it is restored. */
export function twoServers(): { here: Played; there: Played } {
  const servers = {} as { here: Played; there: Played };
  beforeAll(async () => {
    Object.assign(servers, { here: await openPlayed(), there: await openPlayed() });
    folder = await mkdtemp(join(tmpdir(), 'hakoniwa-campaigns-'));
  });
  afterAll(async () => {
    await servers.here.close();
    await servers.there.close();
    await rm(folder, { recursive: true });
  });
  return servers;
}

export async function aCharacter({ playing }: Played, scenario?: string) {
  const wanted = { name: 'アキ', pack: 'nexus', language: 'ja' as const, seed: 7, scenario };
  const { id } = await playing.cast.create(SELF, wanted);
  return id;
}

export async function turn({ playing }: Played, id: string, actionText: string) {
  return playing.plays.execute(SELF, { id, actionText, actionType: 'custom' });
}

/** A character whose session is played to a proposal and accepted. */
export async function ended(server: Played) {
  const characterId = await aCharacter(server, 'short_session');
  const { session } = await server.playing.plays.begin(SELF, { characterId });
  await turn(server, session.id, 'カナタに話しかける');
  while (!(await server.playing.plays.proposal(SELF, session.id)))
    await turn(server, session.id, '周りを見渡す');
  await server.playing.plays.accept(SELF, session.id);
  return { characterId, sessionId: session.id };
}

export async function resultOf({ playing }: Played, sessionId: string) {
  for (;;) {
    const read = await playing.afterwards.read(SELF, sessionId);
    if (read.state === 'ready') return read.result;
    await wait(20);
  }
}

export async function exported({ database }: Played, garden?: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await databaseBackups(database).write(LOCAL_OWNER, garden))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

let files = 0;
export async function restored(
  { database }: Played,
  bytes: Uint8Array,
  { keepsIds = false }: { keepsIds?: boolean } = {},
) {
  const file = join(folder, `${files++}.zip`);
  await writeFile(file, bytes);
  return databaseBackups(database).restore(LOCAL_OWNER, { file, keepsIds });
}

export async function gardenOf({ playing }: Played, id: string) {
  return (await playing.plays.character(SELF, id)).garden;
}

/** Without what may differ between two servers: ids, moments, and how far the graph is. */
export function stripped({ graphUpdates: _graph, sp: _sp, ...value }: Record<string, unknown>) {
  return JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\b(?:session|character|result|arc)-[0-9a-f-]+/g, '(id)')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(at)'),
  ) as unknown;
}
