// The one door out: which servers, which addresses, and who gets a key.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readText } from '../src/http/read-text.ts';
import { ollamaModel } from '../src/ollama/ollama-model.ts';
import { ipKind } from '../src/outbound/ip-kind.ts';
import { type OutboundDoor, outboundDoor } from '../src/outbound/outbound-door.ts';
import { originOf, serverUrl } from '../src/outbound/server-url.ts';
import { aRequest, codeOf } from './servers.ts';
import { loopbackSpelling } from './url-spellings.ts';

const limitBytes = 10_000;
/** Names lead to this machine in tests, and nobody is asked about them. */
const resolve = async () => ['127.0.0.1'];

/** Two servers on this machine: one that is known and has a key, one that must not hear of it. */
const seen = { known: [] as IncomingMessage[], other: [] as IncomingMessage[] };
const servers = {
  known: createServer((request, response) => {
    seen.known.push(request);
    response.end('{}');
  }),
  other: createServer((request, response) => {
    seen.other.push(request);
    response.end('{}');
  }),
};
const portOf = (name: keyof typeof servers) => (servers[name].address() as AddressInfo).port;
const urlOf = (name: keyof typeof servers) => `http://127.0.0.1:${portOf(name)}`;

beforeAll(async () => {
  for (const server of Object.values(servers))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  seen.known = [];
  seen.other = [];
});
afterAll(() => {
  for (const server of Object.values(servers)) {
    server.close();
    server.closeAllConnections();
  }
});

const REFUSED = 'MODEL_ADDRESS';

/** Calls and reads to the end; what cannot be connected to ends too. */
async function sent(door: OutboundDoor, url: string): Promise<void> {
  const answer = await door.send({ url, limitBytes }).catch(() => undefined);
  if (answer) await readText(answer);
}

describe('addresses', () => {
  it.each([
    ['http://127.0.0.1:11434', 'http://127.0.0.1:11434'],
    ['https://example.org/api/v1/', 'https://example.org/api/v1'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['http:127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
    ['http:/127.0.0.1/v1', 'http://127.0.0.1/v1'],
    ['http:\\\\127.0.0.1\\v1', 'http://127.0.0.1/v1'],
    ['HTTP://2130706433:80/', 'http://127.0.0.1'],
    ['http://017700000001/a/../v1//', 'http://127.0.0.1/v1'],
    [' http://LocalHost.:1 ', 'http://localhost.:1'],
  ])('[M3] %s is kept and called as %s', (address, base) => expect(serverUrl(address)).toBe(base));

  it.each([
    'ftp://x',
    'file:///etc/passwd',
    'x',
    'javascript:1',
    'http://u:hunter2@x',
    'http://x?a=1',
  ])('[M3] %s is no address of a server, and no secret is repeated', (address) => {
    const call = () => serverUrl(address);
    expect(call).toThrowError(expect.objectContaining({ code: 'MODEL_ADDRESS' }) as Error);
    expect(call).not.toThrowError(/hunter2/);
  });

  it.each([
    ['8.8.8.8', 'public'],
    ['2606:4700:4700::1111', 'public'],
    ['64:ff9b::808:808', 'public'],
    ['127.9.9.9', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['::ffff:7f00:1', 'loopback'],
    ['64:ff9b::7f00:1', 'loopback'],
    ['2002:7f00:1::', 'loopback'],
    ['2001:0:1:2:3:4:80ff:fffe', 'loopback'],
    ['10.0.0.1', 'private'],
    ['172.16.9.9', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['fd00::1', 'private'],
    ['::ffff:10.1.1.1', 'private'],
    ['64:ff9b:1::a00:1', 'private'],
    ['169.254.169.254', 'forbidden'],
    ['::ffff:169.254.169.254', 'forbidden'],
    ['fd00:ec2::254', 'forbidden'],
    ['100.100.100.200', 'forbidden'],
    ['168.63.129.16', 'forbidden'],
    ['0.0.0.0', 'forbidden'],
    ['::', 'forbidden'],
    ['224.0.0.1', 'forbidden'],
    ['255.255.255.255', 'forbidden'],
    ['fe80::1%eth0', 'forbidden'],
    ['nonsense', 'forbidden'],
  ])('[M3] %s is %s', (ip, kind) => expect(ipKind(ip)).toBe(kind));
});

describe('the door', () => {
  it.each(['127.0.0.1', 'localhost'])('[M3] may forbid this machine, called %s', async (host) => {
    const door = outboundDoor({ kinds: ['public'], resolve });
    const baseUrl = urlOf('other').replace('127.0.0.1', host);
    const model = ollamaModel({ baseUrl, model: 'm', door });
    expect(await codeOf(model.generate(aRequest()))).toBe('MODEL_ADDRESS');
    expect(seen.other).toEqual([]);
  });

  it('[M3] a name is called at an address that was checked, whatever else it stands for', async () => {
    const names: string[] = [];
    const door = outboundDoor({
      kinds: ['loopback'],
      resolve: async (name) => {
        names.push(name);
        return ['169.254.169.254', '10.0.0.1', '127.0.0.1'];
      },
    });
    const url = `http://model.example:${portOf('known')}/`;
    expect((await door.send({ url, limitBytes })).status).toBe(200);
    expect([names, seen.known.length]).toEqual([['model.example'], 1]);
    const outside = outboundDoor({ kinds: ['public'], resolve });
    expect(await codeOf(outside.send({ url, limitBytes }))).toBe('MODEL_ADDRESS');
    expect(seen.known).toHaveLength(1);
  });

  it('[M37] a key goes to the origin it was configured for, and to no other', async () => {
    const door = outboundDoor({ keys: [{ origin: urlOf('known'), key: 'sesame' }], resolve });
    for (const name of ['known', 'other'] as const)
      await door.send({ url: `${urlOf(name)}/v1/chat`, body: {}, limitBytes });
    await door.withoutKeys().send({ url: urlOf('known'), limitBytes });
    // Another name of the same machine is another origin.
    await door.send({ url: `http://localhost:${portOf('known')}`, limitBytes });
    expect(seen.known.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer sesame',
      undefined,
      undefined,
    ]);
    expect(seen.other.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('[M38] a closed door lets calls to known servers through, however anything is spelled', async () => {
    const known = urlOf('known');
    const keys = [{ origin: known, key: 'sesame' }];
    const closed = outboundDoor({ servers: [known], keys, resolve });
    const open = outboundDoor({ kinds: ['loopback'], keys, resolve });
    const tried = { known: 0, refused: 0, sent: 0 };
    const check = async (spelling: string) => {
      const { origin, username, password, search, hash } = new URL(spelling);
      const isPlain = [username, password, search, hash].every((part) => part === '');
      // What the parser makes of it and what the door makes of it are the same server.
      if (isPlain) expect(originOf(spelling)).toBe(origin);
      else expect(() => originOf(spelling)).toThrow();
      const isKnown = isPlain && origin === known;
      tried[isKnown ? 'known' : 'refused'] += 1;
      if (!isKnown) expect(await codeOf(closed.send({ url: spelling, limitBytes }))).toBe(REFUSED);
      else expect(closed.mayCall(spelling)).toBe(true);
      // Every fiftieth really goes out, by an open door: the key still knows its own server alone.
      if (!isPlain || (tried.known + tried.refused) % 50 !== 0) return;
      tried.sent += 1;
      for (const door of isKnown ? [closed, open] : [open]) await sent(door, spelling);
    };
    const ports = [portOf('known'), portOf('other')];
    await fc.assert(fc.asyncProperty(loopbackSpelling(ports), check), { numRuns: 10_000 });
    expect(tried.known + tried.refused).toBeGreaterThanOrEqual(10_000);
    // The set holds both: spellings of the known server, and of everything else.
    expect(Math.min(tried.known, tried.refused)).toBeGreaterThan(500);
    expect(Math.min(tried.sent, seen.known.length, seen.other.length)).toBeGreaterThan(5);
    const { host } = new URL(known);
    for (const { headers } of [...seen.known, ...seen.other])
      expect(headers.authorization).toBe(headers.host === host ? 'Bearer sesame' : undefined);
  });

  it('[M3] a server that redirects elsewhere is not followed', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: urlOf('other') }).end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await codeOf(outboundDoor().send({ url, limitBytes }))).toBe('MODEL_REDIRECT');
    server.close();
    expect([asked, seen.other.length]).toEqual([1, 0]);
  });
});
