// Campaigns in backups: played here, restored in another server, and gone on with there.
// Slow because campaigns are played to their results, in up to three servers.
import { readPackFolder } from '@hakoniwa/garden';
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
import { openPlayed, type Played } from '../../test/play-scene.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

const KITCHEN = new URL('../../../../packs/kitchen', import.meta.url).pathname;
const servers = twoServers();

it('[X5] everything of a person goes along: results, what follows them, graph, points, own packs', async () => {
  const own = await servers.here.own.create({ files: await readPackFolder(KITCHEN) }, LOCAL_OWNER);
  const kitchen = { pack: own, language: 'ja', seed: 1 } as const;
  const lived = await servers.here.gardens.create(kitchen, LOCAL_OWNER);
  await servers.here.own.change(own, { ...(await packEdit(own)), revision: 1 }, LOCAL_OWNER);
  const { characterId, sessionId } = await ended(servers.here);
  const result = await resultOf(servers.here, sessionId);
  const { session: second } = await servers.here.playing.afterwards.continue(SELF, {
    ...{ characterId, previousSessionId: sessionId },
  });
  const unplayed = await aCharacter(servers.here);
  // Three are as many as fit once, and too many twice.
  await aCharacter(servers.here);
  const points = await servers.here.playing.plays.ledger(SELF, 100);
  const fresh = await openPlayed();
  try {
    const bytes = await exported(servers.here);
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
    const met = async (server: Played, id: string) =>
      server.playing.graph.met(SELF, { characterId: id });
    await expect.poll(() => met(fresh, mine)).toEqual(await met(servers.here, characterId));
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
  const { files } = await servers.here.own.find(id, LOCAL_OWNER);
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
  const { characters } = await restored(servers.there, bytes, { keepsIds: true });
  const mine = characters[0]?.id ?? '';
  expect(mine).toBe(characterId);
  const text = 'select id from hakoniwa.play_sessions where character_id = $1';
  const { rows } = await servers.there.database.pool.query<{ id: string }>(text, [mine]);
  const sessionId = rows[0]?.id ?? '';
  expect((await resultOf(servers.there, sessionId)).experienceGained).toBeGreaterThan(0);
  const from = { characterId: mine, previousSessionId: sessionId };
  expect((await servers.there.playing.afterwards.continue(SELF, from)).session.sessionNumber).toBe(
    2,
  );
});

type Rows = Record<string, unknown>[];
const of = (rows: Rows, row: string) => rows.filter((one) => one.row === row);

function _set(rows: Rows, row: string, change: object): Rows {
  const [first] = of(rows, row);
  return rows.map((one) => (one === first ? { ...one, ...change } : one));
}
