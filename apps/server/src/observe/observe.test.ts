// What is written down about requests: names, lines, figures, spans, and an orderly end.

import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseOfFile } from '@hakoniwa/database/test-database';
import { ERROR_CODES } from '@hakoniwa/protocol';
import { type Span, trace } from '@opentelemetry/api';
import { describe, expect, it } from 'vitest';
import { listening } from '../../test/listening.ts';
import { errorCodeOf } from '../answer-error.ts';
import { BodyTooLarge, RequestInvalid } from '../errors.ts';
import { Refused } from '../refused.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { openLog } from './log.ts';
import { prettyStream } from './pretty-stream.ts';

const database = databaseOfFile(SERVER_TABLES);

function aLog() {
  const lines: string[] = [];
  const log = openLog({ level: 'debug', stream: { write: (line) => void lines.push(line) } });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line)) };
}

describe('names', () => {
  it('[O1] the caller may name a request, sanely', async () => {
    const { log, parsed } = aLog();
    const server = await listening(database(), { log });
    const ask = (name: string, path = '/healthz') =>
      fetch(`${server.url}${path}`, { headers: { 'x-request-id': name } });
    expect((await ask('trace-me-12345')).headers.get('x-request-id')).toBe('trace-me-12345');
    for (const bad of ['short', 'a b c d e f g', '"}{<script>', 'x'.repeat(65)]) {
      const given = (await ask(bad)).headers.get('x-request-id') ?? '';
      expect(given).toMatch(/^[\w-]{36}$/);
    }
    const missing = await ask('looking-for-it', '/nowhere');
    expect(await missing.json()).toMatchObject({ error: { requestId: 'looking-for-it' } });
    await server.close();
    expect(parsed().filter(({ msg }) => msg === 'request').length).toBe(6);
    for (const line of parsed()) expect(line.requestId).toMatch(/^[\w.-]{8,64}$/);
  });
});

describe('log', () => {
  it('[O2] no secret is written, wherever it stands', async () => {
    const { log, lines } = aLog();
    const token = 'sesame-open-the-door';
    const server = await listening(database(), { log, borders: { token } });
    await fetch(`${server.url}/v1/gardens`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${server.url}/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    await server.close();
    log.warn({
      token,
      headers: { authorization: token, cookie: token },
      a: { b: { apiKey: token } },
    });
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join('')).not.toContain(token);
    expect(lines.at(-1)).toContain('(hidden)');
  });

  it('[O2] what was gathered goes out when the process ends', () => {
    const program = `
      import { openLog } from './log.ts';
      openLog().info('the last line');
      process.exit(0);`;
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    );
    expect(JSON.parse(stdout)).toMatchObject({ level: 'info', msg: 'the last line' });
  });

  it('[O2] reads well at a terminal', () => {
    const out: string[] = [];
    const stream = prettyStream({ write: (text) => out.push(text) });
    stream.write(
      '{"level":"warn","time":"2026-11-15T10:20:30.000Z","msg":"slow","ms":12,"to":"x"}\n',
    );
    stream.write(
      '{"level":"error","time":"","msg":"oh","err":{"stack":"Error: oh\\n  at here"}}\n',
    );
    stream.write('plain\n');
    expect(out).toEqual([
      '10:20:30 WARN slow · ms=12 to=x\n',
      'ERROR oh\nError: oh\n  at here\n',
      'plain\n',
    ]);
  });
});

it('[O3] tells its figures by route, never by what a client wrote', async () => {
  const server = await listening(database());
  for (const path of ['/healthz', '/healthz', '/v1/gardens/garden-x', '/<script>', '/a"b\\c'])
    await fetch(`${server.url}${path}`);
  await server.garden.submit({ type: 'inject', by: 'test', text: 'It rains.' });
  const page = await (await fetch(`${server.url}/metrics`)).text();
  await server.close();
  expect(page).toContain(
    'hakoniwa_http_requests_total{method="GET",route="/healthz",status="200"} 2',
  );
  expect(page).toContain('{method="GET",route="/v1/gardens/:id",status="404"} 1');
  expect(page).toContain('{method="GET",route="(none)",status="404"} 2');
  expect(page).toContain('hakoniwa_http_request_seconds_bucket{route="/healthz",le="+Inf"} 2');
  expect(page).toMatch(/hakoniwa_gardens 1\n/);
  for (const name of ['viewers{kind="socket"}', 'queue_depth{queue="commands"}', 'commands_total'])
    expect(page).toContain(`hakoniwa_${name} `);
  expect(page).toContain('hakoniwa_model_calls_total 0');
  expect(page).toContain('hakoniwa_commands_total{type="inject",allowed="true"} 1');
  expect(page).toMatch(/hakoniwa_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+\n/);
  expect(page).toMatch(/process_resident_memory_bytes \d{7,}\n/);
  expect(page).not.toMatch(/script|garden-x/);
  for (const line of page.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
});

it('[O4] is a span when a tracer is registered', async () => {
  const spans: { name: string; attributes: object; isEnded: boolean }[] = [];
  const context = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 };
  const open = (name: string) => {
    const told = { name, attributes: {}, isEnded: false };
    spans.push(told);
    return {
      spanContext: () => context,
      updateName: (next: string) => Object.assign(told, { name: next }),
      setAttributes: (attributes: object) => Object.assign(told, { attributes }),
      setStatus: () => undefined,
      end: () => Object.assign(told, { isEnded: true }),
    } as unknown as Span;
  };
  const startActiveSpan = (name: string, _options: object, work: (span: Span) => unknown) =>
    work(open(name));
  trace.setGlobalTracerProvider({ getTracer: () => ({ startActiveSpan }) } as never);
  const { log, parsed } = aLog();
  const server = await listening(database(), { log });
  await fetch(`${server.url}/v1/gardens/garden-0/view`);
  await server.close();
  trace.disable();
  expect(spans).toEqual([
    {
      name: 'GET /v1/gardens/:id/view',
      isEnded: true,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/v1/gardens/:id/view',
        'http.response.status_code': 404,
      },
    },
  ]);
  expect(parsed()[0]).toMatchObject({ traceId: context.traceId });
});

describe('the end', () => {
  it('[O5] viewers are told, what was begun is finished, nobody else is let in', async () => {
    const server = await listening(database());
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.app.get('/slow', async (context) => {
      await gate;
      return context.text('done');
    });
    const stream = await fetch(`${server.url}/v1/gardens/front/watch`);
    const slow = fetch(`${server.url}/slow`);
    while (server.parts.gate.inside === 0) await wait(5);
    const closing = server.server.close({ drainMs: 20_000 });
    expect(await stream.text()).toMatch(/event: bye\ndata: .*stopping/);
    expect(server.parts.gate.isClosing).toBe(true);
    expect((await server.app.request('/healthz')).status).toBe(503);
    finish();
    expect(await (await slow).text()).toBe('done');
    await closing;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    await server.leave();
  });

  it('[O5] at the deadline it goes, whoever still waits', async () => {
    const server = await listening(database());
    server.app.get('/never', () => new Promise<Response>(() => undefined));
    const never = fetch(`${server.url}/never`).catch(() => 'cut');
    while (server.parts.gate.inside === 0) await wait(5);
    await server.server.close({ drainMs: 50 });
    expect(await never).toBe('cut');
    await server.leave();
  });
});

it.each([
  [new Refused('BUSY', ''), 'BUSY'],
  [new RequestInvalid([]), 'VALIDATION'],
  [new BodyTooLarge(1), 'TOO_LARGE'],
  [new Error('whatever'), 'INTERNAL'],
  ['thrown text', 'INTERNAL'],
])('[O6] %s is %s', (error, code) => {
  expect(errorCodeOf(error)).toBe(code);
  expect(ERROR_CODES).toContain(code);
});
