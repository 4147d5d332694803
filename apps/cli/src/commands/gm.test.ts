// hakoniwa gm as a pipe meets it: one request, many lines, bad lines, and a reader that is slow.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { run } from '../run.ts';

const WORLD = {
  location: { current: 'キッチン' },
  characters: { やな: { location: 'キッチン' }, あゆ: { location: 'キッチン' } },
  props: { マグカップ: { location: 'キッチン' } },
};

const request = (changes: object = {}) => ({
  session_id: 's',
  speaker: 'やな',
  raw_output: 'おはよう、あゆ。',
  world_state: WORLD,
  ...changes,
});

async function gm(input: Iterable<string | Uint8Array>, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const bytes = [...input].map((one) => Buffer.from(one as string));
  const code = await run({
    argv: ['gm', ...argv],
    environment: { LANG: 'en_GB.UTF-8' },
    input: { chunks: Readable.from(bytes), isTerminal: false },
    output: {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      drained: async () => undefined,
    },
  });
  return { code, out, err: err.join('\n') };
}

async function answers(input: Iterable<string | Uint8Array>) {
  const { code, out } = await gm(input, '--jsonl');
  expect(code).toBe(0);
  return out.map((line) => JSON.parse(line));
}

describe('one request', () => {
  it.each([
    ['おはよう、あゆ。', null],
    ['*グラスを取る* のどが渇いた。', 'MISSING_OBJECT'],
  ])('%s is judged, and judged means 0', async (raw_output, denied_reason) => {
    const { code, out } = await gm([JSON.stringify(request({ raw_output }))]);
    expect(code).toBe(0);
    expect(out).toHaveLength(1);
    expect(out[0]).not.toContain('\n');
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ denied_reason });
  });

  it('reads a request over several lines with a byte order mark, and writes an indented one', async () => {
    const text = `\uFEFF${JSON.stringify(request(), null, 2)}\r\n`;
    const { code, out } = await gm([text], '--json');
    expect(code).toBe(0);
    expect(out[0]).toContain('\n  "allowed": true');
  });

  it.each([
    ['', 'NOT_JSON', ''],
    ['{"session_id"', 'NOT_JSON', ''],
    ['[]', 'VALIDATION', ''],
    [JSON.stringify(request({ session_id: undefined })), 'VALIDATION', 'session_id'],
    [
      JSON.stringify(request({ world_state: { props: { a: 1 } } })),
      'VALIDATION',
      'world_state.props.a',
    ],
    [' '.repeat(limits.requestLength + 1), 'TOO_LARGE', ''],
  ])('%.30s is no request', async (text, code, path) => {
    const answer = await gm([text]);
    expect(answer.code).toBe(1);
    expect(JSON.parse(answer.out[0] ?? '')).toMatchObject({ error: { code, path } });
    expect(answer.err).toContain('Not a request');
  });

  it('takes no arguments', async () => {
    expect(await gm([], 'request.json')).toMatchObject({ code: 2, out: [] });
    expect(await gm([], '--nonsense')).toMatchObject({ code: 2, out: [] });
    expect((await gm([], '--help', '--language', 'ja')).out[0]).toContain('--jsonl');
  });
});

describe('many lines', () => {
  it('answers in order, names bad lines and goes on', async () => {
    const good = (name: string) =>
      JSON.stringify(request({ raw_output: `*${name}を取る* はい。` }));
    const lines = [
      `\uFEFF${good('グラス')}`,
      '',
      'nonsense\r',
      JSON.stringify(request({ session_id: undefined })),
      '   ',
      `${good('マグカップ')}\r`,
      'null',
      JSON.stringify(request({ speaker: 3 })),
      good('お皿'),
    ];
    expect(await answers([lines.join('\n')])).toMatchObject([
      { denied_reason: 'MISSING_OBJECT', violations: [{ target: 'グラス' }] },
      { error: { code: 'NOT_JSON', line: 3, path: '' } },
      { error: { code: 'VALIDATION', line: 4, path: 'session_id' } },
      { denied_reason: null },
      { error: { code: 'VALIDATION', line: 7 } },
      { error: { code: 'VALIDATION', line: 8, path: 'speaker' } },
      { denied_reason: 'MISSING_OBJECT', violations: [{ target: 'お皿' }] },
    ]);
  });

  it('keeps the history of each session', async () => {
    const ask = (session_id: string) =>
      JSON.stringify(request({ session_id, raw_output: 'あゆ、鍵はどこ？' }));
    const found = await answers(['a', 'b', 'a', 'b', 'a', 'c'].map((id) => `${ask(id)}\n`));
    expect(found.map(({ allowed }) => allowed)).toEqual([true, true, true, true, false, true]);
  });

  it('is the same however the bytes are cut', async () => {
    const bytes = Buffer.from(`${JSON.stringify(request())}\n${JSON.stringify(request())}`);
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await answers(pieces)).toEqual(await answers([bytes]));
  });

  it('refuses a line without end and reads the next one', async () => {
    const long = Array.from({ length: 30 }, () => 'x'.repeat(50_000));
    const found = await answers([...long, '\n', JSON.stringify(request()), '\n']);
    expect(found).toMatchObject([{ error: { code: 'TOO_LARGE', line: 1 } }, { allowed: true }]);
  });

  it('answers nothing to nothing', async () => {
    expect(await answers([])).toEqual([]);
    expect(await answers(['\n\r\n\n'])).toEqual([]);
  });

  it('takes no more from the pipe than its reader has taken', async () => {
    let pulled = 0;
    let written = 0;
    let ahead = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (; pulled < 300; pulled++) yield Buffer.from(`${JSON.stringify(request())}\n`);
    }
    await run({
      argv: ['gm', '--jsonl'],
      environment: {},
      input: { chunks: endless(), isTerminal: false },
      output: {
        out: () => {
          written += 1;
          ahead = Math.max(ahead, pulled - written);
        },
        err: () => undefined,
        drained: () => new Promise((resolve) => setImmediate(resolve)),
      },
    });
    expect({ written, isLazy: ahead <= 1 }).toEqual({ written: 300, isLazy: true });
  });
});
