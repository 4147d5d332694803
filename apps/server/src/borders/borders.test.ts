// The borders, attacked over real sockets with what no well-behaved client sends.

import { once } from 'node:events';
import { connect } from 'node:net';
import { databaseOfFile } from '@hakoniwa/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearAll, type Listening, listening, rawPost } from '../../test/listening.ts';
import { limits } from '../limits.ts';
import { SERVER_TABLES } from '../server-tables.ts';

const database = databaseOfFile(SERVER_TABLES);

let server: Listening;
beforeAll(async () => {
  server = await listening(database());
});
afterAll(() => server.close());

const turn = JSON.stringify({ type: 'act', act: { verb: 'take', actor: 'yana', object: 'mug' } });
const turnPath = () => `/v1/gardens/${server.id}/turns`;
const seq = () => server.garden.head.seq;

describe('host', () => {
  it.each([
    'evil.example',
    'evil.example:4649',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '169.254.1.1',
    '192.168.0.7',
    '[::2]',
  ])('[B1] %j is not our name', async (host) => {
    for (const path of ['/', '/healthz', '/v1/gardens', '/v1/gardens/front/watch', '/nowhere']) {
      const { status, body } = await server.raw([`GET ${path} HTTP/1.1`, `host: ${host}`]);
      expect([path, status]).toEqual([path, 421]);
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'FOREIGN_HOST' } });
    }
  });

  it.each(['localhost@evil.example', 'local host', '', 'localhost/..'])(
    '[B1] %j is no name at all',
    async (host) => {
      const { status, body } = await server.raw(['GET /v1/gardens HTTP/1.1', `host: ${host}`]);
      expect([400, 421]).toContain(status);
      expect(body).not.toContain(server.id);
    },
  );

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]:4649', 'localhost.'])(
    '[B1] %s is',
    async (host) => {
      expect((await server.raw(['GET /healthz HTTP/1.1', `host: ${host}`])).status).toBe(200);
    },
  );

  it('[B1] a forged X-Forwarded-Host or an absolute address does not help', async () => {
    const forged = ['GET /healthz HTTP/1.1', 'host: evil.example', 'x-forwarded-host: localhost'];
    expect((await server.raw(forged)).status).toBe(421);
    const absolute = ['GET http://localhost/healthz HTTP/1.1', 'host: evil.example'];
    expect((await server.raw(absolute)).status).toBe(421);
  });

  it('[B1] a socket by another name is refused before it opens', async () => {
    const socket = server.socket('/v1/game/sessions/session-1/socket', { host: 'evil.example' });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('421');
  });
});

describe('origin', () => {
  const foreign = [
    'http://evil.example',
    'https://localhost.evil.example',
    'http://localhost:9999',
    'null',
    'file://',
    'not an origin',
  ];

  it.each(foreign)('[B2] %s may not act', async (origin) => {
    const before = seq();
    const lines = rawPost(turnPath(), turn, [`origin: ${origin}`]);
    const { status, body } = await server.raw(lines, turn);
    expect([status, JSON.parse(body).error.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(seq()).toBe(before);
  });

  it.each(foreign)('[B2] %s may neither stream nor open a socket', async (origin) => {
    const stream = [
      'GET /v1/gardens/front/watch HTTP/1.1',
      'host: localhost',
      'accept: text/event-stream',
    ];
    expect((await server.raw([...stream, `origin: ${origin}`])).status).toBe(403);
    const socket = server.socket('/v1/game/sessions/session-1/socket', { origin });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it.each(['cross-site', 'same-site'])('[B2] a %s form that hides its origin', async (site) => {
    const headers = [`sec-fetch-site: ${site}`];
    expect((await server.raw(rawPost(turnPath(), turn, headers), turn)).status).toBe(403);
    const form = rawPost(turnPath(), turn, headers).map((line) =>
      line.replace('application/json', 'text/plain'),
    );
    expect((await server.raw(form, turn)).status).toBe(403);
  });

  it('[B2] our own page and plain programs may', async () => {
    const own = [`host: localhost:${server.port}`, `origin: http://localhost:${server.port}`];
    expect((await server.raw(rawPost(turnPath(), turn, own), turn)).status).toBe(200);
    expect((await server.raw(rawPost(turnPath(), turn), turn)).status).toBe(200);
  });
});

it('[B6] every answer is safe to open, and none lets another origin read it', async () => {
  const paths = ['/', '/sign-in', '/docs', '/v1/gardens', '/nowhere', '/v1/gardens/front/view'];
  for (const path of paths) {
    const { head } = await server.raw([
      `GET ${path} HTTP/1.1`,
      `host: localhost:${server.port}`,
      `origin: http://localhost:${server.port}`,
    ]);
    for (const wanted of [
      /content-security-policy: default-src '(none|self)'/,
      /frame-ancestors 'none'/,
      /x-content-type-options: nosniff/,
      /referrer-policy: no-referrer/,
      /cross-origin-resource-policy: same-origin/,
    ])
      expect([path, head]).toEqual([path, expect.stringMatching(wanted)]);
    expect(head).not.toContain('access-control-');
    expect(head).not.toMatch(/unsafe-(inline|eval)/);
  }
  const preflight = await server.raw([
    `OPTIONS ${turnPath()} HTTP/1.1`,
    'host: localhost',
    'origin: http://evil.example',
    'access-control-request-method: POST',
  ]);
  expect([preflight.status, preflight.head.includes('access-control-')]).toEqual([403, false]);
});

describe('bodies', () => {
  const bad: readonly [name: string, body: string, status: number][] = [
    ['a bomb of brackets', '['.repeat(100_000), 422],
    ['a bomb of objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 422],
    ['__proto__', '{"type":"act","act":{"verb":"take","actor":"yana"},"__proto__":{"x":1}}', 422],
    ['constructor', '{"type":"act","act":{"verb":"x","actor":"y","constructor":{}}}', 422],
    ['no JSON', '{"type":', 400],
    ['too large', ' '.repeat(limits.bodyBytes + 1), 413],
    ['unknown fields', '{"type":"perform","actor":"yana","text":"","isAdmin":true}', 422],
  ];

  it.each(bad)('[B8] %s', async (_name, body, status) => {
    const before = seq();
    const answer = await fetch(`${server.url}${turnPath()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, seq()]).toEqual([status, before]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it.each(['/__proto__/x', '/constructor/prototype/x', '/props/mug/__proto__/x'])(
    '[B8] an edit of %s is denied and pollutes nothing',
    async (path) => {
      const body = JSON.stringify({ patch: [{ op: 'add', path, value: 'polluted' }] });
      const lines = rawPost(`/v1/gardens/${server.id}/edits`, body);
      const answer = await server.raw(lines, body);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body)).toMatchObject({ allowed: false });
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  it('[B8] a value with prototype keys never reaches the world', async () => {
    const body = `{"patch":[{"op":"replace","path":"/props/mug","value":{"__proto__":{"x":1}}}]}`;
    const answer = await server.raw(rawPost(`/v1/gardens/${server.id}/edits`, body), body);
    expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('__proto__')]);
  });

  it.each([
    ['in a list', 'patch', `{"patch":[${'0,'.repeat(limits.bodyValues)}0]}`],
    [
      'in many lists',
      'patch.0.value',
      `{"patch":[{"value":[${'0,'.repeat(limits.bodyValues - 9)}0]},{"value":[0,0,0,0,0,0,0,0,0]}]}`,
    ],
  ])('[J8] more values than a body may hold are refused at once, %s', async (_name, path, body) => {
    const answer = await fetch(`${server.url}/v1/gardens/${server.id}/edits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        error: {
          problems: [{ path, message: expect.stringContaining(`${limits.bodyValues} values`) }],
        },
      },
    ]);
  });

  it('[B8] a body without a length is counted while it arrives', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const heard = hearAll(socket);
    socket.write(
      `POST ${turnPath()} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
    );
    const chunk = ' '.repeat(65_536);
    for (let sent = 0; sent <= limits.bodyBytes && socket.writable; sent += chunk.length)
      socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    socket.end('0\r\n\r\n');
    expect((await heard).status).toBe(413);
  });
});

describe('names', () => {
  const hostile = [
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f',
    '..',
    '.',
    '....//',
    '%00',
    '__proto__',
    'constructor',
    'a%5c..%5cb',
    'main/../../x',
    'x'.repeat(300),
  ];

  it.each(hostile)('[B10] %s is no garden, in any route', async (name) => {
    const tails = ['', '/view', '/events', '/branches'];
    for (const tail of tails) {
      const { status } = await server.raw([
        `GET /v1/gardens/${name}${tail} HTTP/1.1`,
        'host: localhost',
      ]);
      expect([tail, status]).toEqual([tail, 404]);
    }
    for (const tail of ['turns', 'undo', 'redo', 'switch', 'fork', 'edits', 'locks', 'clock']) {
      const { status } = await server.raw(rawPost(`/v1/gardens/${name}/${tail}`, '{}'), '{}');
      expect([tail, status]).toEqual([tail, 404]);
    }
    const watching = [
      `GET /v1/gardens/${encodeURIComponent(name)}/watch HTTP/1.1`,
      'host: localhost',
    ];
    expect((await server.raw(watching)).status).toBe(404);
  });

  it.each(hostile)(
    '[B10] %s is no branch, no reader, no pack and no file of ours',
    async (name) => {
      const word = decodeURIComponent(name);
      const post = async (tail: string, body: object) => {
        const text = JSON.stringify(body);
        return (await server.raw(rawPost(`/v1/gardens/${server.id}/${tail}`, text), text)).status;
      };
      expect([404, 422]).toContain(await post('switch', { branch: word }));
      expect([404, 422]).toContain(await post('fork', { at: { branch: word, seq: 0 } }));
      const query = encodeURIComponent(word);
      const get = async (path: string) =>
        (await server.raw([`GET ${path} HTTP/1.1`, 'host: localhost'])).status;
      const garden = `/v1/gardens/${server.id}`;
      expect([404, 422]).toContain(await get(`${garden}/view?as=character:${query}`));
      expect([404, 422]).toContain(await get(`${garden}/events?branch=${query}`));
      if (name.length < 100)
        for (const path of [`/${name}`, `/docs/${name}`, `/page/${name}`])
          expect([path, [200, 404]]).toEqual([path, expect.arrayContaining([await get(path)])]);
    },
  );
});

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</title><svg onload=1>'])(
  '[B11] %s is only ever text',
  async (text) => {
    const body = JSON.stringify({ text });
    await server.raw(rawPost(`/v1/gardens/${server.id}/injections`, body), body);
    const rename = JSON.stringify({
      patch: [{ op: 'replace', path: '/characters/yana/name', value: text }],
    });
    const renamed = await server.raw(rawPost(`/v1/gardens/${server.id}/edits`, rename), rename);
    expect(JSON.parse(renamed.body)).toMatchObject({ allowed: true });
    const garden = `/v1/gardens/${server.id}`;
    const paths = [`${garden}/view?as=director`, `${garden}/events`, garden];
    for (const path of [...paths, `/${encodeURIComponent(text)}`]) {
      const { head } = await server.raw([`GET ${path} HTTP/1.1`, 'host: localhost']);
      expect(head).toMatch(/content-type: application\/json/);
      expect(head).toMatch(/x-content-type-options: nosniff/);
    }
  },
);
