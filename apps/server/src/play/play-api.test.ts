// Play over HTTP: what is asked for strictly, paged, and answered only to whoever plays.
import { playLimits } from '@hakoniwa/protocol/sessions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { openPlayed, type Played } from '../../test/play-scene.ts';
import { createApp } from '../app.ts';
import { PLAY_ROUTES } from '../routes/play/index.ts';

let played: Played;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  played = await openPlayed();
  const { database, gardens, playing } = played;
  app = createApp(appParts(database, { gardens, playing }));
});
afterAll(() => played.close());

interface Answer {
  readonly status: number;
  readonly body: Record<string, never> & Record<string, unknown>;
  readonly headers: Headers;
}

async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const answer = await app.request(`/v1/game${path}`, { method, ...init });
  return { status: answer.status, body: (await answer.json()) as never, headers: answer.headers };
}

/** A character and its first session. */
async function begin(name = 'アキ', more: object = {}) {
  await played.database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
  const character = await ask('POST', '/characters', { name, seed: 2, ...more });
  const characterId = String(character.body.id);
  const session = await ask('POST', '/sessions', { characterId });
  expect([character.status, session.status]).toEqual([201, 201]);
  return { characterId, id: String(session.body.id) };
}

const write = (id: string, actionText: string) =>
  ask('POST', `/sessions/${id}/execute`, { actionText, actionType: 'custom' });

it('[C1] every route of play is closed to whoever shows nothing', async () => {
  const { database, gardens, playing } = played;
  const borders = { token: 'a token that nobody guesses' };
  const guarded = createApp(appParts(database, { gardens, playing, borders }));
  for (const { method, path, isOpen } of PLAY_ROUTES) {
    if (isOpen) continue;
    const url = path.replace(/:\w+/g, 'x');
    const { status } = await guarded.request(url, { method: method.toUpperCase() });
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});

it.each(['', '   ', 'あ'.repeat(2_001)])(
  '[C18] an action of %j is refused and leaves nothing',
  async (text) => {
    const { id } = await begin();
    expect((await write(id, text)).status).toBe(422);
    const { body } = await ask('GET', `/sessions/${id}`);
    expect(body).toMatchObject({ turnCount: 0, messageCount: 2 });
  },
);

it('[C55] [C58] the history has pages, newest first, and is no session called history', async () => {
  const { characterId } = await begin();
  await played.database.pool.query(
    `insert into hakoniwa.play_sessions (id, character_id, number, status, is_first, initial_place, start_seq)
     select 'old-' || n, $1, n, case when n % 2 = 0 then 'ABANDONED' else 'COMPLETED' end, false, 'x', 0
     from generate_series(2, 25) n`,
    [characterId],
  );
  const page = async (query: string) => {
    const { body, headers, status } = await ask(
      'GET',
      `/sessions/history?character_id=${characterId}${query}`,
    );
    const flags = ['x-total-count', 'x-has-next', 'x-has-previous'].map((name) =>
      headers.get(name),
    );
    return {
      status,
      flags,
      numbers: (body as unknown as { sessionNumber: number }[]).map((one) => one.sessionNumber),
    };
  };
  const first = await page('');
  expect(first.flags).toEqual(['25', 'true', 'false']);
  expect(first.numbers).toEqual(
    Array.from({ length: playLimits.historyPage.usual }, (_, i) => 25 - i),
  );
  expect(await page('&page=2&per_page=10')).toMatchObject({
    flags: ['25', 'true', 'true'],
    numbers: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
  });
  expect((await page('&status=abandoned')).numbers).toEqual([
    24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2,
  ]);
  expect((await page('&status=active')).numbers).toEqual([1]);
  expect((await page('&page=9')).numbers).toEqual([]);
  const active = await ask('GET', `/sessions/active?character_id=${characterId}`);
  expect(active.body).toMatchObject({ session: { sessionNumber: 1 } });
});

it.each(['page=0', 'per_page=0', 'per_page=101', 'status=lost', 'page=x'])(
  '[C56] a page by %s is refused',
  async (query) => {
    const { characterId } = await begin();
    expect(
      (await ask('GET', `/sessions/history?character_id=${characterId}&${query}`)).status,
    ).toBe(422);
  },
);

it('[C57] paging by cursor while turns arrive shows nothing twice and leaves nothing out', async () => {
  const { id } = await begin();
  for (let turn = 0; turn < 6; turn++) await write(id, '荷物を確かめる');
  const seen: number[] = [];
  let cursor: unknown;
  for (let page = 0; page < 10; page++) {
    const query = cursor === undefined ? '?limit=5' : `?limit=5&before=${cursor}`;
    const { body } = await ask('GET', `/sessions/${id}/messages${query}`);
    seen.unshift(
      ...(body.messages as unknown as { sequence: number }[]).map((one) => one.sequence),
    );
    cursor = body.before;
    if (cursor === null) break;
    await write(id, '荷物を確かめる');
  }
  expect(seen).toEqual(seen.map((_, i) => i + 1));
  const later = await ask('GET', `/sessions/${id}/messages?after=${seen.length}&limit=200`);
  const more = (later.body.messages as unknown as { sequence: number }[]).map(
    (one) => one.sequence,
  );
  expect(more).toEqual(more.map((_, i) => seen.length + i + 1));
  expect(more.length).toBeGreaterThan(0);
});

it('[C23] a lack of story points is answered with balance and cost', async () => {
  const { id } = await begin();
  await played.database.pool.query('update hakoniwa.sp_wallets set balance = 2');
  const { status, body } = await write(id, '荷物を確かめる');
  await played.database.pool.query('update hakoniwa.sp_wallets set balance = 10000');
  expect([status, body.error]).toMatchObject([
    409,
    { code: 'SP_SHORT', details: { balance: 2, cost: 3 } },
  ]);
});

it('[C58] the addresses of the specification lead to the same place', async () => {
  const { id, characterId } = await begin();
  const paths = [`/sessions/${id}`, `/sessions/history?character_id=${characterId}`];
  for (const path of [...paths, `/sessions/${id}/ending-proposal`]) {
    const answer = await app.request(`/api/v1/game${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.json()).toEqual((await ask('GET', path)).body);
  }
  const nothing = await app.request(`/api/v1/game/sessions/${id}/accept-ending`, {
    method: 'POST',
  });
  expect(nothing.status).toBe(409);
});

it('[C54] [C43] an ending is accepted, the result comes, and the history has its summary', async () => {
  const { id, characterId } = await begin();
  await write(id, '来訪の白石を調べる');
  const turn = await write(id, '欠片を手に収める');
  const proposal = turn.body.proposal as unknown as {
    rewardsPreview: { experience: number; skills: object };
  };
  const accepted = await ask('POST', `/sessions/${id}/accept-ending`);
  expect(accepted.body).toMatchObject({ processingStatus: 'processing' });
  let result = await ask('GET', `/sessions/${id}/result`);
  while (result.status === 202) result = await ask('GET', `/sessions/${id}/result`);
  expect(result.body).toMatchObject({
    id: accepted.body.resultId,
    experienceGained: proposal.rewardsPreview.experience,
    skillsImproved: proposal.rewardsPreview.skills,
  });
  const history = await ask('GET', `/sessions/history?character_id=${characterId}`);
  expect(history.body).toMatchObject([
    { id, status: 'completed', summary: result.body.storySummary },
  ]);
  const wanted = { characterId, previousSessionId: id };
  const next = await Promise.all([
    ask('POST', '/sessions/continue', wanted),
    ask('POST', '/sessions/continue', wanted),
  ]);
  expect(next[0]?.body).toMatchObject({
    sessionNumber: 2,
    previousSessionId: id,
    isFirstSession: false,
  });
  expect(next[1]?.body.id).toBe(next[0]?.body.id);
});
