// Two people on one server: neither sees or changes what is the other's, on any route, by any way in.
import { once } from 'node:events';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_QUERIES, GOOD_REQUESTS } from '../../test/good-requests.ts';
import { closeCode } from '../../test/listening.ts';
import { PASSWORD, type Person } from '../../test/server-with-accounts.ts';
import { type Owner, twoPeople } from '../../test/two-people.ts';
import type { Route } from '../route.ts';
import { ROUTES } from '../routes/index.ts';

let running: Awaited<ReturnType<typeof twoPeople>>;
beforeAll(async () => {
  running = await twoPeople();
});
afterAll(() => running.close());

const UNKNOWN = {
  id: `garden-${'0'.repeat(20)}`,
  token: `token-${'0'.repeat(20)}`,
  invitation: `invitation-${'0'.repeat(20)}`,
  job: '00000000-0000-4000-8000-000000000000',
  pack: `pack-${'0'.repeat(20)}`,
  name: 'atlantis',
  character: `character-${'0'.repeat(20)}`,
  session: `session-${'0'.repeat(20)}`,
  log: 'log-0',
  run: '00000000-0000-4000-8000-000000000000',
};

const WRONG = 'wrong wrong wrong';
/** Bodies for what would end the asker's own account. */
const HARMLESS: Readonly<Record<string, object>> = {
  changePassword: { current: WRONG, next: PASSWORD },
  deleteAccount: { password: WRONG },
  signIn: { name: 'hana', password: WRONG },
  signUp: { name: 'hana', password: PASSWORD },
};

async function request(person: Person, route: Route, url: string) {
  const { method, operation } = route;
  const body = HARMLESS[operation.id] ?? GOOD_REQUESTS[operation.id];
  const answer = await fetch(`${person.url}${url}${GOOD_QUERIES[operation.id] ?? ''}`, {
    method: method.toUpperCase(),
    headers: {
      cookie: person.cookie,
      'x-hakoniwa-request': '1',
      ...(operation.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(operation.body ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  }
  return { status: answer.status, text: textOf(new Uint8Array(await answer.arrayBuffer())) };
}

/** What was answered, without the name of the request; of an archive everything in it. */
function textOf(bytes: Uint8Array): string {
  const decode = (one: Uint8Array) => new TextDecoder().decode(one);
  const isZip = decode(bytes.subarray(0, 2)) === 'PK';
  const texts = isZip ? Object.values(unzipSync(bytes)).map(decode) : [decode(bytes)];
  return texts.join('\n').replace(/"requestId":"[^"]*"/g, '');
}

const addressOf = ({ path }: Route, ids: Owner['ids']) =>
  path.replace(
    /:(id|token|invitation|job|pack|name|character|session|log|run)\b/g,
    (_all, name: keyof Owner['ids']) => ids[name],
  );

/** Everything an owner can see of their own. */
async function stateOf({ person, ids }: Owner) {
  const paths = [
    `/v1/gardens/${ids.id}`,
    `/v1/gardens/${ids.id}/events?as=director`,
    `/v1/gardens/${ids.id}/branches`,
    `/v1/gardens/${ids.id}/audit`,
    `/v1/game/characters/${ids.character}`,
    `/v1/game/sessions/${ids.session}/resume`,
    '/v1/gardens',
    '/v1/account',
    '/v1/account/tokens',
    `/v1/lab/runs/${ids.run}`,
  ];
  const seen = [];
  for (const path of paths) seen.push((await person.ask('GET', path)).body);
  return JSON.stringify(seen);
}

describe.each([
  ['a member', 'the keeper', 'member', 'keeper'],
  ['the keeper', 'a member', 'keeper', 'member'],
] as const)('%s and the things of %s', (_a, _b, asker, owner) => {
  it('[A11] every route answers for a foreign thing as for none, and nothing changes', async () => {
    const { [asker]: attacker, [owner]: victim } = running;
    const before = await stateOf(victim);
    for (const route of ROUTES) {
      const name = `${route.method} ${route.path}`;
      const foreign = await request(attacker.person, route, addressOf(route, victim.ids));
      for (const mark of victim.marks)
        expect([name, foreign.text.includes(mark)]).toEqual([name, false]);
      if (route.path.includes(':')) {
        const unknown = await request(attacker.person, route, addressOf(route, UNKNOWN));
        expect([name, foreign]).toEqual([name, unknown]);
        const refused = [403, 404, 426];
        expect([name, refused.includes(foreign.status)]).toEqual([name, true]);
      }
      if (/\/v1\/sessions?$/.test(route.path) && route.method === 'delete') {
        const body = { name: attacker.name, password: PASSWORD };
        expect((await attacker.person.ask('POST', '/v1/session', { body })).status).toBe(200);
      }
    }
    expect(await stateOf(victim)).toBe(before);
  });

  it('[A11] streams and sockets of a foreign garden or game are those of none', async () => {
    const { [asker]: attacker, [owner]: victim } = running;
    const { cookie } = attacker.person;
    for (const as of ['public', 'director']) {
      const [foreign, unknown] = await Promise.all(
        [victim.ids.id, UNKNOWN.id].map((id) =>
          attacker.person.ask('GET', `/v1/gardens/${id}/watch?as=${as}`),
        ),
      );
      expect([foreign?.status, foreign?.body.error?.code]).toEqual([404, 'UNKNOWN_GARDEN']);
      expect(foreign?.body.error?.message).toBe(unknown?.body.error?.message);
    }
    const socket = (id: string) =>
      running.server.socket(`/v1/game/sessions/${id}/socket`, { cookie });
    for (const id of [victim.ids.session, UNKNOWN.session])
      expect(await closeCode(socket(id))).toBe(4404);
    const own = socket(attacker.ids.session);
    await once(own, 'open');
    own.terminate();
  });
});

describe('each for themselves', () => {
  it('[A11] histories of the GM are apart although their sessions have one name', async () => {
    running.judged.length = 0;
    for (const { person } of [running.keeper, running.member])
      await person.ask('POST', '/v1/gm/step', { body: GOOD_REQUESTS.gmStep });
    expect(new Set(running.judged).size).toBe(2);
  });

  it('[A13] the audit tells the owner who did what, by what they were let in, and what came of it', async () => {
    const { person, ids } = running.member;
    const path = `/v1/gardens/${ids.id}`;
    const { body: made } = await person.ask('POST', '/v1/account/tokens', {
      body: { name: 'editor', scope: 'write' },
    });
    const bearer = { authorization: `Bearer ${String(made.token)}` };
    const edit = { patch: [{ op: 'replace', path: '/weather', value: 'fog' }] };
    const forbidden = { patch: [{ op: 'replace', path: '/no/such/thing', value: 1 }] };
    await person.ask('POST', `${path}/edits`, { body: edit });
    await new (person.constructor as typeof Person)(person.url).ask('POST', `${path}/edits`, {
      body: forbidden,
      headers: bearer,
    });
    const { body } = await person.ask('GET', `${path}/audit?limit=2`);
    expect(body.lines).toMatchObject([
      { who: 'sora', by: 'token', what: 'edit', detail: forbidden },
      { who: 'sora', by: 'session', what: 'edit', detail: edit, outcome: 'done' },
    ]);
    const [second, first] = body.lines as { id: number; outcome: string; seq: number }[];
    expect(second?.outcome).toMatch(/^(denied|failed)$/);
    expect(first?.seq).toBeGreaterThan(1);
    const older = await person.ask('GET', `${path}/audit?before=${first?.id}`);
    expect(older.body.lines).toMatchObject([{ what: 'inject', outcome: 'done' }]);
  });
});
