// Tokens of programs, and what ends with them, with a session and with an account; over a real socket.

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { PROTOCOL_VERSION } from '@hakoniwa/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeCode } from '../../test/listening.ts';
import { PASSWORD, Person } from '../../test/server-with-accounts.ts';
import { twoPeople } from '../../test/two-people.ts';
import { completeApp } from '../app-parts.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import type { Accounts } from './accounts.ts';

let running: Awaited<ReturnType<typeof twoPeople>>;
beforeAll(async () => {
  running = await twoPeople();
});
afterAll(() => running.close());

async function makeToken(scope: 'read' | 'write', person = running.member.person) {
  const { body } = await person.ask('POST', '/v1/account/tokens', { body: { name: 'p', scope } });
  const secret = String(body.token);
  const program = new Person(person.url);
  const headers = { authorization: `Bearer ${secret}` };
  const ask = (method: string, path: string, sent?: unknown) =>
    program.ask(method, path, { headers, ...(sent === undefined ? {} : { body: sent }) });
  return { id: String(body.id), secret, headers, ask };
}

/** A socket that has been welcomed to one's own game. */
async function welcomed(headers: Record<string, string>) {
  const path = `/v1/game/sessions/${running.member.ids.session}/socket`;
  const socket = running.server.socket(path, headers);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  expect(String((await once(socket, 'message'))[0])).toContain(':welcome"');
  return socket;
}

it('[A10] a token that reads looks everywhere and changes nothing; one that writes acts', async () => {
  const { id } = running.member.ids;
  const [reader, writer] = [await makeToken('read'), await makeToken('write')];
  const rain = { text: 'It rains.' };
  expect((await reader.ask('GET', `/v1/gardens/${id}`)).status).toBe(200);
  const refused = await reader.ask('POST', `/v1/gardens/${id}/injections`, rain);
  expect([refused.status, refused.body.error?.code]).toEqual([403, 'FORBIDDEN']);
  expect((await writer.ask('POST', `/v1/gardens/${id}/injections`, rain)).status).toBe(200);
  (await welcomed(reader.headers)).terminate();
  expect((await reader.ask('GET', '/v1/account')).body).toEqual({
    ...{ name: 'sora', role: 'member', by: 'token', scope: 'read' },
  });
});

it('[A10] a token makes no tokens, changes no password, deletes no account and invites nobody', async () => {
  const { ask } = await makeToken('write', running.keeper.person);
  const tries = [
    await ask('GET', '/v1/account/tokens'),
    await ask('POST', '/v1/account/tokens', { name: 'more', scope: 'write' }),
    await ask('POST', '/v1/account/password', { current: PASSWORD, next: 'another long one' }),
    await ask('DELETE', '/v1/account', { password: PASSWORD }),
    await ask('DELETE', '/v1/sessions'),
    await ask('POST', '/v1/invitations'),
  ];
  for (const { status, body } of tries)
    expect([status, body.error?.code]).toEqual([403, 'FORBIDDEN']);
  expect((await ask('GET', '/metrics')).status).toBe(200);
  expect((await (await makeToken('write')).ask('GET', '/metrics')).status).toBe(403);
});

it('[A10] it is told once, shown with the time of its last use, and kept as a hash', async () => {
  const token = await makeToken('read');
  const find = async () => {
    const { body } = await running.member.person.ask('GET', '/v1/account/tokens');
    return (body.tokens as { id: string; lastUsedAt: string | null }[]).find(
      ({ id }) => id === token.id,
    );
  };
  expect(await find()).toMatchObject({ lastUsedAt: null });
  await token.ask('GET', '/v1/gardens');
  expect((await find())?.lastUsedAt).toMatch(/^\d{4}-/);
  const { rows } = await running.database.pool.query('select * from hakoniwa.api_tokens');
  expect(JSON.stringify(rows)).not.toContain(token.secret.slice(4));
});

it('[A10] wrong, revoked and expired tokens let nobody in, whatever else is shown', async () => {
  const { person } = running.member;
  const revoked = await makeToken('write');
  const socket = await welcomed(revoked.headers);
  const closed = closeCode(socket);
  await person.ask('DELETE', `/v1/account/tokens/${revoked.id}`);
  expect(await closed).toBeGreaterThanOrEqual(1_000);
  const expired = await makeToken('write');
  const past =
    "update hakoniwa.api_tokens set expires_at = now() - interval '1 second' where id = $1";
  await running.database.pool.query(past, [expired.id]);
  const wrong = { authorization: `Bearer hkw_${'x'.repeat(32)}` };
  for (const headers of [revoked.headers, expired.headers, wrong])
    expect((await person.ask('GET', '/v1/gardens', { headers })).status).toBe(401);
  expect((await person.ask('GET', '/v1/gardens')).status).toBe(200);
});

it('[A7] what was opened with a session ends with it', async () => {
  const { person } = running.member;
  const body = { name: 'sora', password: PASSWORD };
  const same = { current: PASSWORD, next: PASSWORD };
  for (const end of [
    () => person.ask('DELETE', '/v1/session'),
    () => person.ask('DELETE', '/v1/sessions'),
    () => person.ask('POST', '/v1/account/password', { body: { ...same, tokens: 'keep' } }),
  ]) {
    const token = await makeToken('read');
    const [socket, programs] = [
      await welcomed({ cookie: person.cookie }),
      await welcomed(token.headers),
    ];
    const closed = closeCode(socket);
    expect((await end()).status).toBe(200);
    expect(await closed).toBeGreaterThanOrEqual(1_000);
    // A program goes on: its token was not touched.
    expect(programs.readyState).toBe(programs.OPEN);
    programs.terminate();
    await person.ask('POST', '/v1/session', { body });
  }
});

it('[A7] a new password ends the tokens too, unless they are to stay', async () => {
  const { person } = running.member;
  const token = await makeToken('write');
  const closed = closeCode(await welcomed(token.headers));
  const body = { current: PASSWORD, next: PASSWORD };
  expect((await person.ask('POST', '/v1/account/password', { body })).status).toBe(200);
  expect(await closed).toBeGreaterThanOrEqual(1_000);
  expect((await token.ask('GET', '/v1/gardens')).status).toBe(401);
});

it('[A7] whoever watches through another process is sent home as well', async () => {
  const { person } = running.member;
  const { rows } = await running.database.pool.query('select current_database() as name');
  const other = await openTestDatabase({ tables: SERVER_TABLES, name: rows[0]?.name });
  const accounts = { database: other } as unknown as Accounts;
  const elsewhere = completeApp({ ...running.server.parts, accounts });
  const sent: string[] = [];
  const owner = await running.database.pool.query(
    "select id from hakoniwa.users where name = 'sora'",
  );
  const home = new Promise<void>((resolve) => {
    const pass = { id: 'x', owner: String(owner.rows[0]?.id), by: 'session' as const };
    const close = (reason: string) => {
      sent.push(reason);
      resolve();
    };
    elsewhere.viewers.enter({ kind: 'socket', garden: running.member.ids.id, pass, close });
  });
  // The other process is connected once it has listened; then it hears everything.
  await other.pool.query('select 1');
  while (sent.length === 0) {
    await person.ask('DELETE', '/v1/sessions');
    await Promise.race([home, wait(200)]);
    await person.ask('POST', '/v1/session', { body: { name: 'sora', password: PASSWORD } });
  }
  expect(sent).toEqual(['signed out']);
  await other.close();
});

it('[A12] an account that is deleted takes its gardens, tokens and sessions along, and nobody else’s', async () => {
  const { person, ids } = running.member;
  const token = await makeToken('write');
  const socket = await welcomed({ cookie: person.cookie });
  const closed = closeCode(socket);
  const { cookie } = person;
  const wrong = await person.ask('DELETE', '/v1/account', { body: { password: 'wrong wrong' } });
  expect([wrong.status, wrong.body.error?.code]).toEqual([403, 'WRONG_PASSWORD']);
  expect((await person.ask('GET', `/v1/gardens/${ids.id}`)).status).toBe(200);
  const gone = await person.ask('DELETE', '/v1/account', { body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  await closed;
  expect((await token.ask('GET', '/v1/gardens')).status).toBe(401);
  expect((await person.ask('GET', '/v1/account', { headers: { cookie } })).status).toBe(401);
  const owned = `select owner_id as owner, split_part(name, '-', 1) as kind
    from hakoniwa.gardens where owner_id is not null order by kind`;
  const left = (await running.database.pool.query(owned)).rows;
  expect(left.map(({ kind }) => kind)).toEqual(['campaign', 'garden']);
  expect(new Set(left.map(({ owner }) => owner)).size).toBe(1);
  const { rows } = await running.database.pool.query('select name from hakoniwa.users');
  expect(rows).toEqual([{ name: 'hana' }]);
  const hers = await running.keeper.person.ask('GET', `/v1/gardens/${running.keeper.ids.id}`);
  expect(hers.status).toBe(200);
  const again = await running.join('sora');
  expect((await again.ask('GET', '/v1/gardens')).body.gardens).toEqual([]);
  expect(running.failures).toEqual([]);
});
