// hakoniwa scene with a model: what it prints, what it records, and what it refuses.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { refusedUrl, startScriptedOpenAi } from '@hakoniwa/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';

const kitchen = fileURLToPath(new URL('../../../../packs/kitchen', import.meta.url));

async function scene(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run({
    argv: ['scene', '--pack', kitchen, '--scenario', 'coffee_trap', ...argv],
    environment: { LANG: 'en_GB.UTF-8' },
    input: { chunks: Readable.from([]), isTerminal: false },
    output: {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      drained: async () => undefined,
    },
  });
  return { code, out, err: err.join('\n') };
}

describe('scene --model', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hakoniwa-scene-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    [['--model', 'gemma'], /names no model.*ollama:gemma3:4b/],
    [['--model', 'gemma', '--language', 'ja'], /「gemma」はモデルの指定として読めません/],
    [['--model', 'openai:x@ftp://h'], /ftp:\/\/h cannot be called/],
    [['--model', 'openai:x@ftp://h', '--language', 'ja'], /ftp:\/\/h は呼び出せません/],
    [['--model', 'openai:x@http://me:secret@h/v1'], /^(?!.*secret).*cannot be called/],
    [['--fused'], /--fused needs a model/],
    [['--record', 'x.jsonl', '--language', 'ja'], /--record にはモデルが要ります/],
    [['--replay', 'none.jsonl'], /none\.jsonl cannot be used/],
    [['--replay', 'a', '--model', 'ollama:x'], /--replay plays with every server off/],
    [['--model', 'ollama:x', '--deadline', 'soon'], /--deadline soon/],
  ])('%j is a wrong call', async (argv, message) => {
    const { code, out, err } = await scene(...argv);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err).toMatch(message);
  });

  it('goes on by instinct when nobody answers, and says so in each turn', async () => {
    const model = `ollama:gemma3:4b@${await refusedUrl()}`;
    const ja = await scene('--turns', '2', '--model', model, '--language', 'ja');
    expect(ja.code).toBe(0);
    expect(ja.out.join('\n').match(/モデルが答えられず（MODEL_REFUSED）/g)).toHaveLength(2);
    const en = await scene('--turns', '2', '--model', model, '--language', 'en', '--json');
    expect(en.out.map((line) => JSON.parse(line))).toMatchObject([
      { turn: 1, mind: 'instinct', failure: 'MODEL_REFUSED' },
      { turn: 2, mind: 'instinct', failure: 'MODEL_REFUSED' },
    ]);
  });

  it('records a run and plays it again with the server off', async () => {
    const server = await startScriptedOpenAi({
      answer: ({ number }) => `Thought: hm.\nOutput: (picks up the mug) "Number ${number}, then."`,
    });
    const file = join(folder, 'calls.jsonl');
    const usual = ['--turns', '4', '--language', 'en', '--json', '--fused'];
    const model = ['--model', `openai:any@${server.url}/v1`, '--deadline', '20000'];
    const live = await scene(...usual, ...model, '--record', file);
    await server.stop();
    expect(live.code).toBe(0);
    expect(JSON.parse(live.out[0] ?? '')).toMatchObject({
      mind: 'model',
      speech: 'Number 1, then.',
    });
    expect(existsSync(file)).toBe(true);
    expect((await scene(...usual, '--replay', file)).out).toEqual(live.out);
    expect(await scene(...usual, ...model, '--record', file)).toMatchObject({ code: 2, out: [] });
  });
});
