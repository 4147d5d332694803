// Who is let in: bindings, tokens, cookies, proxies.

import { databaseOfFile } from '@hakoniwa/database/test-database';
import { REQUEST_HEADER } from '@hakoniwa/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCode, type Listening, listening } from '../../test/listening.ts';
import { ROUTES } from '../routes/index.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { accessBy } from './access.ts';
import { BindingRefused, decideBinding } from './binding.ts';
import { clientReader } from './client-of.ts';

const database = databaseOfFile(SERVER_TABLES);

const token = 'a token that nobody guesses';

describe('binding', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'my-machine', '::ffff:8.8.8.8'])(
    '[B4] %s needs a token, and the refusal brings a fresh one',
    (host) => {
      const messages = [1, 2].map(() => {
        try {
          return String(decideBinding({ host }));
        } catch (error) {
          expect(error).toBeInstanceOf(BindingRefused);
          return (error as Error).message;
        }
      });
      const made = messages.map((text) => /HAKONIWA_TOKEN=(\S{32})/.exec(text)?.[1]);
      expect(made[0]).toBeDefined();
      expect(made[0]).not.toBe(made[1]);
      expect(decideBinding({ host, token })).toMatchObject({ isLocal: false, isNewToken: false });
    },
  );

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('[B4] %s needs none', (host) =>
    expect(decideBinding({ host })).toEqual({ isLocal: true, token: undefined, isNewToken: false }),
  );

  it('[B4] accounts guard it as well, and the server’s token is then no way in', () =>
    expect(decideBinding({ host: '0.0.0.0', token, hasAccounts: true })).toEqual({
      ...{ isLocal: false, token: undefined, isNewToken: false },
    }));

  it('[B4] a short token is refused, and `new` makes one', () => {
    expect(() => decideBinding({ host: '0.0.0.0', token: 'secret' })).toThrow(BindingRefused);
    const made = decideBinding({ host: '0.0.0.0', token: 'new' });
    expect([made.isNewToken, made.token?.length]).toEqual([true, 32]);
  });
});

describe('token', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listening(database(), { borders: { token } });
  });
  afterAll(() => server.close());

  const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);
  const bearer = { authorization: `Bearer ${token}` };

  it('[B5] no route that shows or changes anything is open', async () => {
    const closed = ROUTES.filter(({ isOpen }) => !isOpen);
    expect(closed.length).toBeGreaterThan(20);
    for (const { method, path } of closed) {
      const wrong = { authorization: 'Bearer another token, quite wrong' };
      for (const headers of [{}, wrong, { cookie: 'hakoniwa=1.2.3' }]) {
        const answer = await ask(path.replace(':id', server.id), {
          method: method.toUpperCase(),
          headers,
        });
        expect([path, answer.status]).toEqual([path, 401]);
        expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      }
    }
    expect((await ask('/v1/gardens', { headers: bearer })).status).toBe(200);
  });

  it('[B5] the page, health and documents are open, and tell nothing of gardens', async () => {
    for (const path of ['/sign-in', '/sign-in.js', '/docs', '/openapi.json', '/healthz']) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).not.toContain(server.id);
    }
  });

  it('[B5] health counts for whoever may see the figures, and for nobody else', async () => {
    const told = async (headers: Record<string, string>) =>
      (await (await ask('/healthz', { headers })).json()) as Record<string, unknown>;
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { cookie: 'hakoniwa=1.2.3' }])
      expect(await told(headers)).toEqual({
        ...{ status: 'ok', storage: 'ok', gm: { ready: expect.any(Boolean) } },
      });
    expect(await told(bearer)).toMatchObject({ gardens: 1, gm: { sessions: 0 } });
  });

  it('[B5] a cookie lets one look; to act it needs the header another site cannot set', async () => {
    const signIn = (given: string) =>
      ask('/v1/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: given }),
      });
    expect((await signIn('wrong')).status).toBe(401);
    const signed = await signIn(token);
    const set = signed.headers.get('set-cookie') ?? '';
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(set).toContain(flag);
    expect(set).not.toContain(token);
    const cookie = set.split(';')[0] ?? '';
    expect((await ask('/v1/gardens', { headers: { cookie } })).status).toBe(200);
    const act = (headers: Record<string, string>) =>
      ask(`/v1/gardens/${server.id}/injections`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ text: 'It rains.' }),
      });
    const forged = await act({ cookie });
    expect([forged.status, await forged.json()]).toMatchObject([403, { error: { code: 'CSRF' } }]);
    expect((await act({ cookie, [REQUEST_HEADER]: '1' })).status).toBe(200);
    expect((await act({ cookie: `${cookie}x`, [REQUEST_HEADER]: '1' })).status).toBe(401);
    expect((await act(bearer)).status).toBe(200);
    expect((await ask('/v1/session', { method: 'DELETE' })).headers.get('set-cookie')).toContain(
      'Max-Age=0',
    );
  });

  it('[B5] guessing is slow', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        ask('/v1/session', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token: `guess ${i}` }),
        }),
      ),
    );
    const limited = guesses.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThanOrEqual(15);
    expect(limited.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true);
  });

  it('[C6] a socket without the token is closed with 4401', async () => {
    const path = '/v1/game/sessions/session-none/socket';
    expect(await closeCode(server.socket(path))).toBe(4401);
  });

  it('[B5] a cookie ends, and one of another token is none', async () => {
    const cookieOf = (from: string, at: number) => accessBy(from, () => at).signIn(from);
    const check = (cookie: string, at: number) =>
      accessBy(token, () => at).admit({
        req: {
          header: () => undefined,
          method: 'GET',
          raw: { headers: new Headers({ cookie: `hakoniwa=${cookie}` }) },
        },
      } as never);
    await expect(check(cookieOf(token, 0), 1_000)).resolves.toMatchObject({ by: 'house' });
    await expect(check(cookieOf(token, 0), 40 * 86_400_000)).rejects.toThrow('token');
    const foreign = cookieOf('another one, as long as it', 0);
    await expect(check(foreign, 1_000)).rejects.toThrow('token');
  });
});

describe('forwarded', () => {
  const read = (proxies: string[], peer: string, headers: Record<string, string>) =>
    clientReader(proxies)({
      env: { incoming: { socket: { remoteAddress: peer } } },
      req: { header: (name: string) => headers[name], url: 'http://localhost/' },
    } as never);
  const forged = {
    host: 'localhost',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  };

  it('[B3] a stranger is who the socket says', () => {
    for (const proxies of [[], ['10.0.0.0/8']])
      expect(read(proxies, '::ffff:192.0.2.9', forged)).toEqual({
        address: '192.0.2.9',
        host: 'localhost',
        isSecure: false,
      });
  });

  it('[B3] a listed proxy is believed, but not what others wrote before it', () => {
    const chain = { ...forged, 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.0.0.2' };
    expect(read(['10.0.0.0/8'], '10.0.0.1', chain)).toEqual({
      address: '198.51.100.7',
      host: 'evil.example',
      isSecure: true,
    });
    expect(read(['10.0.0.0/8'], '10.0.0.1', { ...forged, 'x-forwarded-for': 'x' }).address).toBe(
      '10.0.0.1',
    );
  });
});
