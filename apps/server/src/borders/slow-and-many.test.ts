// Clients that take their time, and clients that come in crowds.

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseOfFile } from '@hakoniwa/database/test-database';
import { describe, expect, it } from 'vitest';
import { hearAll, listening, rawPost } from '../../test/listening.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { rateBorder } from './rate-border.ts';

const database = databaseOfFile(SERVER_TABLES);

const PATIENT = { headersMs: 600_000, requestMs: 600_000 };
const QUICK = { headersMs: 300, requestMs: 600, checkMs: 50, headerBytes: 4_096 };

/** Writes piece after piece with a breath in between until the server has had enough. */
async function drip(port: number, pieces: Iterable<string>) {
  const socket = connect(port, '127.0.0.1');
  const heard = hearAll(socket);
  await once(socket, 'connect');
  for (const piece of pieces) {
    if (!socket.writable || socket.destroyed) break;
    socket.write(piece);
    await Promise.race([wait(40), heard]);
  }
  return heard;
}

function* forever(first: string, more: string) {
  yield first;
  for (let i = 0; i < 2_000; i++) yield more;
}

describe('slow', () => {
  it('[B7] headers that drip are cut', async () => {
    const server = await listening(database(), { connection: QUICK });
    const answer = await drip(server.port, forever('GET / HTTP/1.1\r\nhost: localhost\r\n', 'x'));
    expect([answer.status, answer.body]).toEqual([408, expect.stringContaining('BODY_SLOW')]);
    await server.close();
  });

  it('[B7] a body that drips is cut, and others are served meanwhile', async () => {
    const server = await listening(database(), { connection: QUICK });
    const head = `${rawPost(`/v1/gardens/${server.id}/turns`, 'x'.repeat(5_000)).join('\r\n')}\r\n\r\n`;
    const slow = drip(server.port, forever(head, ' '));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await slow).status).toBe(408);
    expect(server.garden.head.seq).toBe(0);
    await server.close();
  });

  it('[B7] long headers and nonsense are answered in a word', async () => {
    const server = await listening(database(), { connection: { ...QUICK, ...PATIENT } });
    const long = ['GET / HTTP/1.1', 'host: localhost', `x: ${'x'.repeat(8_000)}`];
    expect(await server.raw(long)).toMatchObject({ status: 431 });
    expect(await server.raw(['\u0000\u0001 not http'])).toMatchObject({ status: 400 });
    await server.close();
  });
});

describe('many', () => {
  it('[B9] a client that comes too often is told when to come again', async () => {
    const rate = { burst: 5, perSecond: 1e-6 };
    const rates = { request: rate, signIn: rate, limitsLoopback: true };
    const server = await listening(database(), { borders: { rates } });
    const ask = () => fetch(`${server.url}/healthz`);
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(await answer.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } });
    }
    await server.close();
  });

  it('[B9] waiting helps, and addresses do not pay for each other', () => {
    let now = 0;
    const rate = { burst: 2, perSecond: 1 };
    const rates = { request: rate, signIn: rate, limitsLoopback: true };
    const border = rateBorder({ rates }, () => now);
    const isLet = (address: string) => {
      try {
        border.request(address);
        return true;
      } catch {
        return false;
      }
    };
    expect([1, 2, 3].map(() => isLet('10.0.0.1'))).toEqual([true, true, false]);
    expect(isLet('10.0.0.2')).toBe(true);
    now = 1_000;
    expect([1, 2].map(() => isLet('10.0.0.1'))).toEqual([true, false]);
    // One IPv6 network is one client, however many addresses it has.
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(isLet)).toEqual([true, true, false]);
    expect(isLet('2001:db8:0:1::1')).toBe(true);
  });

  it('[B9] more at once than can be worked on is turned away with 503', async () => {
    const server = await listening(database(), { borders: { inFlight: 2 } });
    const path = `/v1/gardens/${server.id}/turns`;
    const half = connect(server.port, '127.0.0.1');
    const other = connect(server.port, '127.0.0.1');
    for (const socket of [half, other])
      socket.write(`${rawPost(path, 'x'.repeat(100)).join('\r\n')}\r\n\r\n{`);
    while (server.parts.gate.inside < 2) await wait(5);
    const answer = await fetch(`${server.url}/healthz`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    half.destroy();
    other.destroy();
    while (server.parts.gate.inside > 0) await wait(5);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.close();
  });

  it('[B9] a garden with too much to do says so, and loses nothing it took', async () => {
    const server = await listening(database(), { queue: 3 });
    const body = JSON.stringify({ text: 'It rains.' });
    const inject = () =>
      fetch(`${server.url}/v1/gardens/${server.id}/injections`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    const answers = await Promise.all(Array.from({ length: 40 }, inject));
    const done = answers.filter(({ status }) => status === 200).length;
    expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    expect(server.garden.head.seq).toBe(done);
    for (const { status, headers } of answers)
      if (status !== 200) expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    await server.close();
  });
});
