// Accounts, attacked over a real socket: making them, guessing them, stealing and outliving sessions.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening } from '../../test/listening.ts';
import {
  PASSWORD,
  Person,
  pairOf,
  type ServerWithAccounts,
  serverWithAccounts,
} from '../../test/server-with-accounts.ts';
import { limits } from '../limits.ts';
import { type Hashing, SCRYPT } from './auth.ts';
import { cookieSecret, hashOf } from './secrets.ts';
import { setupCode } from './setup-code.ts';

/** How often a password was hashed, for a new account or to check one. */
let hashed = 0;
const counted: Hashing = {
  hash: (password) => {
    hashed += 1;
    return SCRYPT.hash(password);
  },
  verify: (given) => {
    hashed += 1;
    return SCRYPT.verify(given);
  },
};

let running: ServerWithAccounts;
beforeAll(async () => {
  running = await serverWithAccounts();
});
afterAll(() => running.close());

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('making an account', () => {
  it('[A2] the setup code makes one keeper, however many come with it at once', async () => {
    // Two processes of one server tell a code each.
    const codes = [running.code, running.code, (await setupCode(running.database)) ?? ''];
    const tries = await Promise.all(
      codes.map((invitation, i) => {
        const body = { name: `one${i}`, password: PASSWORD, invitation };
        return running.stranger().ask('POST', '/v1/account', { body });
      }),
    );
    const made = tries.filter(({ status }) => status === 201);
    expect(made.map(({ body }) => body.role)).toEqual(['keeper']);
    expect(tries.filter(({ status }) => status !== 201).map(codeOf)).toEqual([
      [403, 'INVITATION'],
      [403, 'INVITATION'],
    ]);
    expect(await setupCode(running.database)).toBeUndefined();
    const { rows } = await running.database.pool.query('select name, role from hakoniwa.users');
    expect(rows).toEqual([{ name: made[0]?.body.name, role: 'keeper' }]);
  });

  it('[A3] without a good invitation the answer is the same for every name', async () => {
    const { rows } = await running.database.pool.query('select name from hakoniwa.users');
    const ask = (name: string, more: object) =>
      running
        .stranger()
        .ask('POST', '/v1/account', { body: { name, password: PASSWORD, ...more } });
    for (const more of [{}, { invitation: 'invite_wrong' }, { invitation: running.code }]) {
      const [taken, free] = await Promise.all([ask(rows[0].name, more), ask('nobody', more)]);
      expect(codeOf(taken)).toEqual([403, 'INVITATION']);
      expect(codeOf(free)).toEqual(codeOf(taken));
      expect(free.body.error?.message).toBe(taken.body.error?.message);
    }
  });
});

describe('with people', () => {
  let fresh: ServerWithAccounts;
  let aya: Person;
  beforeAll(async () => {
    fresh = await serverWithAccounts({ hashing: counted });
    await fresh.join('keeper');
    aya = await fresh.join('Aya');
  });
  afterAll(() => fresh.close());
  const signIn = (name: string, password: string, person = fresh.stranger()) =>
    person.ask('POST', '/v1/session', { body: { name, password } });

  it('[A3] an invitation works once, also after a name that was taken, and can be taken back', async () => {
    const keeper = fresh.stranger();
    await signIn('keeper', PASSWORD, keeper);
    const { body } = await keeper.ask('POST', '/v1/invitations');
    const use = (name: string) =>
      fresh
        .stranger()
        .ask('POST', '/v1/account', { body: { name, password: PASSWORD, invitation: body.code } });
    expect(codeOf(await use('aya'))).toEqual([409, 'NAME_TAKEN']);
    const both = await Promise.all([use('left'), use('right')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    const second = await keeper.ask('POST', '/v1/invitations');
    await keeper.ask('DELETE', `/v1/invitations/${String(second.body.id)}`);
    const late = await fresh.stranger().ask('POST', '/v1/account', {
      body: { name: 'late', password: PASSWORD, invitation: second.body.code },
    });
    expect(codeOf(late)).toEqual([403, 'INVITATION']);
    expect(codeOf(await aya.ask('POST', '/v1/invitations'))).toEqual([403, 'FORBIDDEN']);
  });

  it('[A4] a wrong name and a wrong password look alike and cost the same work', async () => {
    const names = ['aya', 'no.such.person', '\u0001\u202e not a name at all 💥', 'AYA'];
    const wrong = [];
    for (const name of names) {
      const before = hashed;
      wrong.push(await signIn(name, 'wrong wrong wrong'));
      expect([name, hashed - before]).toEqual([name, 1]);
    }
    const said = wrong.map(({ status, body, cookies }) => [
      status,
      body.error?.code,
      body.error?.message,
      cookies,
    ]);
    for (const one of said) expect(one).toEqual(said[0]);
    expect(said[0]).toEqual([401, 'UNAUTHORIZED', 'the name or the password is wrong', []]);
    expect((await signIn(' AYA ', PASSWORD)).status).toBe(200);
  });

  it('[A6] cookies are HttpOnly and Strict, new at each sign-in, and worth nothing when altered', async () => {
    const first = await signIn('aya', PASSWORD);
    const second = await signIn('aya', PASSWORD);
    for (const { cookies } of [first, second]) {
      const [session = ''] = cookies;
      for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
        expect(session.toLowerCase()).toContain(flag.toLowerCase());
    }
    expect(pairOf(first.cookies[0] ?? '')).not.toBe(pairOf(second.cookies[0] ?? ''));
    const [name = '', value = ''] = pairOf(first.cookies[0] ?? '').split('=');
    const forged = [
      `${name}=${value.slice(0, 8)}${value[8] === 'X' ? 'Y' : 'X'}${value.slice(9)}`,
      `${name}=${value.split('.')[0]}`,
      `${name}=`,
      `__Secure-${name}=${value}`,
      'hakoniwa=1.2.3',
    ];
    for (const cookie of forged) {
      const answer = await fresh.stranger().ask('GET', '/v1/account', { headers: { cookie } });
      expect(codeOf(answer)).toEqual([401, 'UNAUTHORIZED']);
    }
  });

  it('[A6] who reads the whole database, its cookie secret too, is nobody by it', async () => {
    const { cookies } = await signIn('aya', PASSWORD);
    const [name = '', value = ''] = pairOf(cookies[0] ?? '').split('=');
    const [token = ''] = decodeURIComponent(value).split('.');
    const secret = await cookieSecret(fresh.database);
    const signed = (text: string) => {
      const mark = createHmac('sha256', secret).update(text).digest('base64');
      return `${name}=${encodeURIComponent(`${text}.${mark}`)}`;
    };
    const statusOf = async (cookie: string) =>
      (await fresh.stranger().ask('GET', '/v1/account', { headers: { cookie } })).status;
    // This is how cookies are signed: with the token itself it works.
    expect([signed(token), await statusOf(signed(token))]).toEqual([`${name}=${value}`, 200]);
    const { rows } = await fresh.database.pool.query('select * from hakoniwa.sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map((row) => row.token)).toContain(hashOf(token));
    for (const row of rows)
      for (const cookie of [`${name}=${row.token}`, signed(row.token), signed(row.id)])
        expect(await statusOf(cookie)).toBe(401);
    const session = { ...rows[0], token };
    const cache = { session: { session, user: { id: session.user_id } }, expiresAt: 9e15 };
    const forged = Buffer.from(JSON.stringify(cache)).toString('base64url');
    const jar = `hakoniwa.session_data=${forged}; ${signed('x'.repeat(32))}`;
    expect(await statusOf(jar)).toBe(401);
  });

  it('[A6] a session somebody else planted is not taken over (fixation)', async () => {
    const attacker = await fresh.join('attacker');
    const planted = attacker.cookie;
    const victim = fresh.stranger();
    victim.cookie = planted;
    await signIn('aya', PASSWORD, victim);
    expect(victim.cookie).not.toBe(planted);
    expect((await victim.ask('GET', '/v1/account')).body.name).toBe('aya');
    attacker.cookie = planted;
    expect((await attacker.ask('GET', '/v1/account')).status).toBe(401);
  });

  it('[A6] behind a proxy that ends TLS the cookie is Secure', async () => {
    const proxied = await serverWithAccounts({ borders: { proxies: ['127.0.0.1'] } });
    const made = await proxied.stranger().ask('POST', '/v1/account', {
      body: { name: 'keeper', password: PASSWORD, invitation: proxied.code },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(made.cookies[0]).toMatch(/^__Secure-hakoniwa\.session_token=.*; Secure/);
    await proxied.close();
  });

  it('[A7] sign-out ends the session here, a new password ends it everywhere, sockets included', async () => {
    const nao = await fresh.join('nao');
    const other = fresh.stranger();
    await signIn('nao', PASSWORD, other);
    const kept = other.cookie;
    await other.ask('DELETE', '/v1/session');
    expect((await other.ask('GET', '/v1/account', { headers: { cookie: kept } })).status).toBe(401);
    await signIn('nao', PASSWORD, other);
    const before = nao.cookie;
    const change = (current: string, next: string) =>
      nao.ask('POST', '/v1/account/password', { body: { current, next } });
    expect(codeOf(await change('wrong wrong wrong', 'another long one'))).toEqual([
      403,
      'WRONG_PASSWORD',
    ]);
    expect((await other.ask('GET', '/v1/account')).status).toBe(200);
    expect((await change(PASSWORD, 'another long one')).status).toBe(200);
    expect((await nao.ask('GET', '/v1/account')).body.name).toBe('nao');
    expect((await other.ask('GET', '/v1/account')).status).toBe(401);
    expect((await nao.ask('GET', '/v1/account', { headers: { cookie: before } })).status).toBe(401);
    expect((await signIn('nao', PASSWORD)).status).toBe(401);
    expect((await signIn('nao', 'another long one', other)).status).toBe(200);
    await nao.ask('DELETE', '/v1/sessions');
    expect((await other.ask('GET', '/v1/account')).status).toBe(401);
  });

  it('[A8] a cookie alone changes nothing; foreign Origin and Host are refused in this mode too', async () => {
    const act = (headers: Record<string, string>, method = 'POST', path = '/v1/account/tokens') =>
      fetch(`${fresh.server.url}${path}`, {
        method,
        headers: { cookie: aya.cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name: 'stolen', scope: 'write' }),
      });
    const code = async (answer: Response) =>
      ((await answer.json()) as { error?: { code: string } }).error?.code;
    const sure = { 'x-hakoniwa-request': '1' };
    expect(await code(await act({}))).toBe('CSRF');
    expect(await code(await act({}, 'DELETE', '/v1/session'))).toBe('CSRF');
    expect(await code(await act({}, 'DELETE', '/v1/sessions'))).toBe('CSRF');
    expect(await code(await act({ ...sure, origin: 'http://evil.example' }))).toBe(
      'FOREIGN_ORIGIN',
    );
    expect(await code(await act({ ...sure, origin: 'null' }))).toBe('FOREIGN_ORIGIN');
    const rebound = await fresh.server.raw([
      'GET /v1/account HTTP/1.1',
      'host: evil.example',
      `cookie: ${aya.cookie}`,
    ]);
    expect([rebound.status, rebound.body]).toEqual([421, expect.not.stringContaining('aya')]);
    expect((await aya.ask('GET', '/v1/account/tokens')).body.tokens).toEqual([]);
  });

  it.each([
    ['short', 'ren', 'short'],
    ['too long', 'ren', 'x'.repeat(201)],
    ['half a character', 'ren', `${'x'.repeat(12)}\ud800`],
    ['a name with a slash', 'a/../b', PASSWORD],
    ['a name of somebody else in other letters', 'ａｙａ', PASSWORD],
    ['an empty name', '', PASSWORD],
    ['a long name', 'a'.repeat(41), PASSWORD],
    ['a name with markup', '<b>a</b>', PASSWORD],
    ['a name with a line break', 'aya\n', PASSWORD],
  ])('[A9] %s is refused field by field', async (_what, name, password) => {
    const body = { name, password, invitation: 'invite_x' };
    const answer = await fresh.stranger().ask('POST', '/v1/account', { body });
    expect(codeOf(answer)).toEqual([422, 'VALIDATION']);
    expect(JSON.stringify(answer.body)).not.toContain(password.slice(0, 20));
  });

  it('[A9] a password may hold anything, and is the same however it was composed', async () => {
    const password = 'がぎぐげご💥\u0001 spaces ';
    await fresh.join('kana', password);
    for (const typed of [password, password.normalize('NFD')])
      expect((await signIn('kana', typed)).status).toBe(200);
    expect((await signIn('kana', password.trim())).status).toBe(401);
    const long = { name: 'kana', password: 'x'.repeat(501) };
    const answer = await fresh.stranger().ask('POST', '/v1/session', { body: long });
    expect(codeOf(answer)).toEqual([422, 'VALIDATION']);
  });

  it('[A14] hashes are memory-hard and no secret is kept, logged or told again', async () => {
    const made = await aya.ask('POST', '/v1/account/tokens', {
      body: { name: 't', scope: 'read' },
    });
    const cookie = pairOf(aya.cookie).split('=')[1] ?? '?';
    const [session = '?'] = cookie.split('.');
    const secrets = [PASSWORD, String(made.body.token), cookie, session];
    await signIn('aya', `${PASSWORD}!`);
    const bearer = { authorization: `Bearer ${secrets[1]}` };
    await fresh.stranger().ask('GET', '/v1/account', { headers: bearer });
    const tables = [
      ...['users', 'credentials', 'api_tokens', 'invitations', 'audit_lines', 'sessions'],
    ];
    const kept = await Promise.all(
      tables.map((table) => fresh.database.pool.query(`select * from hakoniwa.${table}`)),
    );
    const told = [
      JSON.stringify(kept.map(({ rows }) => rows)),
      fresh.logged.join(''),
      JSON.stringify((await aya.ask('GET', '/v1/account/tokens')).body),
    ];
    for (const text of told) for (const secret of secrets) expect(text).not.toContain(secret);
    expect(fresh.logged.length).toBeGreaterThan(10);
    const { rows } = await fresh.database.pool.query('select password from hakoniwa.credentials');
    // scrypt with N = 16384 and r = 16: salt and 64 bytes of key.
    for (const { password } of rows) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(new Set(rows.map(({ password }) => password)).size).toBe(rows.length);
  });
});

describe('limits', () => {
  it('[A5] guessing is slow for one address, and for one name from anywhere', async () => {
    const rate = { burst: 4, perSecond: 1e-6 };
    const rates = { request: { burst: 500, perSecond: 50 }, signIn: rate, limitsLoopback: false };
    const slow = await serverWithAccounts({ borders: { rates, proxies: ['127.0.0.1'] } });
    const guess = (from: string, name: string) =>
      slow.stranger().ask('POST', '/v1/session', {
        body: { name, password: 'guess guess guess' },
        headers: { 'x-forwarded-for': from },
      });
    const sameAddress = [];
    for (let i = 0; i < 7; i++) sameAddress.push((await guess('192.0.2.1', `name${i}`)).status);
    expect(sameAddress).toEqual([401, 401, 401, 401, 429, 429, 429]);
    const sameName = [];
    for (let i = 0; i < 7; i++) sameName.push((await guess(`198.51.100.${i}`, 'Victim')).status);
    expect(sameName).toEqual([401, 401, 401, 401, 429, 429, 429]);
    expect((await guess('203.0.113.9', 'another')).status).toBe(401);
    await slow.close();
  });

  it('[A1] without accounts there are none: routes say so, and nobody has to sign in', async () => {
    const plain = await listening(running.database);
    const person = new Person(plain.url);
    expect((await person.ask('GET', '/v1/session')).body).toEqual({
      access: 'local',
      signedIn: true,
    });
    expect((await person.ask('GET', '/v1/gardens')).status).toBe(200);
    for (const path of ['/v1/account', '/v1/account/tokens', '/v1/invitations'])
      expect(codeOf(await person.ask('GET', path))).toEqual([404, 'NO_ACCOUNTS']);
    await plain.close();
  });

  it('[A3] an open server lets anyone make an account, and nobody becomes its keeper by that', async () => {
    const open = await serverWithAccounts({ signUp: 'open' });
    const body = { name: 'first', password: PASSWORD };
    const made = await open.stranger().ask('POST', '/v1/account', { body });
    expect([made.status, made.body.role]).toEqual([201, 'member']);
    await open.close();
  });

  it('[A16] an open server says that a name is taken, to few questions of one address', async () => {
    // As many as there may be, and no more of them while this takes its time.
    const { burst } = limits.rates.signIn;
    const open = await serverWithAccounts({
      signUp: 'open',
      borders: {
        rates: { ...limits.rates, signIn: { burst, perSecond: 1e-6 }, limitsLoopback: false },
      },
    });
    const ask = (name: string) =>
      open.stranger().ask('POST', '/v1/account', { body: { name, password: PASSWORD } });
    expect((await ask('aya')).status).toBe(201);
    const seen: unknown[] = [];
    for (let i = 0; i < 11; i++) seen.push(codeOf(await ask('Aya'))[1]);
    expect(seen).toEqual([...Array(9).fill('NAME_TAKEN'), 'RATE_LIMITED', 'RATE_LIMITED']);
    await open.close();
  });

  it('[A15] the page for signing in is open, strict and in both languages', async () => {
    const person = running.stranger();
    for (const path of ['/sign-in', '/sign-in.js', '/sign-in.css', '/sign-in-words.js']) {
      const answer = await fetch(`${person.url}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
    }
    const read = (name: string) =>
      readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');
    expect(read('sign-in.html')).not.toMatch(/\son\w+=|style=|https?:|<script>(?!<)/);
    expect(read('sign-in.js')).not.toMatch(/innerHTML|insertAdjacent|outerHTML|document\.write/);
    const wordsFile = new URL('../page/sign-in-words.js', import.meta.url).href;
    const { SIGN_IN_WORDS: WORDS } = (await import(wordsFile)) as {
      SIGN_IN_WORDS: Record<'ja' | 'en', Record<string, object>>;
    };
    expect(Object.keys(WORDS.ja)).toEqual(Object.keys(WORDS.en));
    expect(Object.keys(WORDS.ja.errors ?? {})).toEqual(Object.keys(WORDS.en.errors ?? {}));
  });
});
