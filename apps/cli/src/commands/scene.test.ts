// hakoniwa scene with a model: what it prints, what it records, and what it refuses.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusedUrl, startScriptedOpenAi } from '@hakoniwa/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aScreen, hakoniwa, kitchen, type Surroundings } from '../../test/hakoniwa.ts';

function scene(...argv: string[]) {
  return sceneIn({}, ...argv);
}

function sceneIn(surroundings: Surroundings, ...argv: string[]) {
  const start = ['scene', '--pack', kitchen, '--scenario', 'coffee_trap'];
  return hakoniwa([...start, ...argv], surroundings);
}

it('--no-plans: nobody sets out for anything', async () => {
  const acts = async (...argv: string[]) =>
    (await scene('--turns', '10', '--seed', '3', '--json', ...argv)).out.map(
      (line) => JSON.parse(line).act,
    );
  const [planned, unplanned] = [await acts(), await acts('--no-plans')];
  expect(planned).not.toEqual(unplanned);
  expect(await acts('--no-plans')).toEqual(unplanned);
});

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
    [['--embed', 'ollama:x'], /--embed needs a model/],
    [['--model', 'ollama:x', '--embed', 'nomic'], /names no model/],
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

  it('recalls by the vectors of an embedding model, and plays them again', async () => {
    const server = await startScriptedOpenAi({
      answer: ({ number }) => `Thought: hm.\nOutput: "Number ${number}, then."`,
      embed: (text) => [text.length, 1],
    });
    const file = join(folder, 'vectors.jsonl');
    const at = (name: string) => `openai:${name}@${server.url}/v1`;
    const usual = ['--turns', '3', '--language', 'en', '--json', '--fused'];
    const models = ['--model', at('any'), '--embed', at('vectors'), '--record', file];
    const live = await scene(...usual, ...models);
    await server.stop();
    expect(live.code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('"model":"openai:vectors"');
    expect((await scene(...usual, '--replay', file)).out).toEqual(live.out);
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
    expect(await scene(...usual, ...model, '--record', file)).toMatchObject({
      code: 2,
      out: [expect.stringContaining('"USAGE"')],
    });
  });

  const words = { answer: () => 'Thought: hm.\nOutput: (picks up the mug) "Mine, then."' };
  const MARKS = '{"consistency":5,"character":5,"form":5,"relevance":5,"variety":5}';

  it('shows thoughts, verdicts with their correction, and what the calls cost', async () => {
    const server = await startScriptedOpenAi({
      answer: () => 'Thought: a hammer!\nOutput: (picks up the hammer) "Mine\u001B[2J."',
    });
    const model = ['--model', `openai:any@${server.url}/v1`, '--fused', '--language', 'en'];
    const shown = await scene('--turns', '1', ...model, '--thoughts');
    const coloured = await sceneIn({ isColoured: true }, '--turns', '1', ...model);
    await server.stop();
    expect(shown.text).toContain('… a hammer!');
    expect(shown.text).toContain('! the tries were used up');
    expect(shown.text).toMatch(/calls 2, tokens \d+→\d+, \d+\.\d s/);
    expect(shown.text).not.toContain('\u001B');
    expect(shown.err).toMatch(/Forecast: 2 calls, about [\d,]+ tokens, about \d+ s/);
    expect(shown.err).toMatch(/Calls: 2 \(0 failed\)/);
    expect(coloured.text).toContain('\u001B[1mAyu\u001B[0m');
    expect(coloured.text).not.toContain('\u001B[2J');
  });

  it('shows the phases while a model works, and hides a thought that was not asked for', async () => {
    const server = await startScriptedOpenAi({
      answer: ({ last }) => (last.includes('Do not act') ? 'A secret thought.' : '"Well, then."'),
    });
    const screen = aScreen();
    const model = ['--model', `openai:any@${server.url}/v1`, '--language', 'en'];
    await sceneIn({ screen }, '--turns', '1', ...model);
    await server.stop();
    const lines = screen.shown.join('\n');
    expect(lines).toContain('Ayu thinking · waiting for the server');
    expect(lines).toMatch(/Ayu acting · writing · 0 s .*then/);
    expect(lines).not.toContain('secret');
    expect(screen.shown.at(-1)).toBe('');
  });

  it('pauses at the cap, says so, and goes on from the log', async () => {
    const server = await startScriptedOpenAi(words);
    const out = join(folder, 'capped');
    const model = ['--model', `openai:any@${server.url}/v1`, '--fused', '--language', 'en'];
    const capped = await scene('--turns', '8', ...model, '--out', out, '--max-tokens', '8000');
    const on = await scene('--turns', '2', ...model, '--out', out, '--json');
    const other = await scene('--turns', '1', '--out', out, '--language', 'ja');
    await server.stop();
    expect(capped.code).toBe(1);
    expect(capped.out.length).toBeGreaterThan(0);
    expect(capped.out.length).toBeLessThan(8);
    expect(capped.err).toMatch(/! The cap of 8,000 tokens will pause/);
    expect(capped.err).toMatch(/Paused: the cap of 8000[\s\S]*To go on: hakoniwa scene --pack/);
    expect(on.err).toContain('Going on with the scene');
    expect(JSON.parse(on.out[0] ?? '')).toMatchObject({ turn: capped.out.length + 1 });
    expect(other.code).toBe(2);
    expect(other.err).toContain('別の場面');
  });

  it('ends cleanly when it is stopped, with the log kept', async () => {
    const server = await startScriptedOpenAi(words);
    const out = join(folder, 'stopped');
    const stop = new AbortController();
    const onOut = () => stop.abort(new Error('Ctrl-C'));
    const model = ['--model', `openai:any@${server.url}/v1`, '--fused', '--language', 'ja'];
    const surroundings = { signal: stop.signal, onOut };
    const stopped = await sceneIn(surroundings, '--turns', '9', ...model, '--out', out);
    const bare = await sceneIn(surroundings, '--turns', '9', '--language', 'ja');
    await server.stop();
    expect(stopped.out).toHaveLength(1);
    expect(stopped.code).toBe(130);
    expect(stopped.err).toContain('続きを見るには: hakoniwa scene');
    expect(bare.code).toBe(130);
    expect(bare.err).toContain('--out <フォルダー> を付けると');
    const replayed = await hakoniwa(['replay', out, '--verify', '--json']);
    expect(replayed.code).toBe(0);
  });

  it('a call that hangs is called off by Ctrl-C, and the turn is not taken', async () => {
    const server = await startScriptedOpenAi({ ...words, fault: () => 'hang' });
    const stop = new AbortController();
    const model = ['--model', `openai:any@${server.url}/v1`];
    const running = sceneIn({ signal: stop.signal }, '--turns', '3', ...model);
    await server.log.until((calls) => calls.count('open') === 1);
    stop.abort(new Error('Ctrl-C'));
    const { code, out } = await running;
    await server.log.until((calls) => calls.count('aborted') === 1);
    await server.stop();
    expect({ code, out }).toEqual({ code: 130, out: [] });
  });

  it('scores lines by the model, beside the log, and says whose score it is', async () => {
    const server = await startScriptedOpenAi({
      answer: ({ schema }) => (schema ? MARKS : words.answer()),
    });
    const out = join(folder, 'scored');
    const model = ['--model', `openai:any@${server.url}/v1`, '--fused', '--language', 'en'];
    const scored = await scene('--turns', '2', ...model, '--quality', '--json', '--out', out);
    await server.stop();
    const lines = scored.out.map((line) => JSON.parse(line) as Record<string, unknown>);
    const turns = lines.filter(({ turn }) => turn !== undefined);
    expect(turns.map(({ quality }) => quality)).toEqual([undefined, undefined]);
    const scores = lines.filter(({ type }) => type === 'quality');
    expect(scores).toMatchObject([
      { quality: { by: 'model', model: 'openai:any', mean: 1 } },
      { quality: { by: 'model', model: 'openai:any', mean: 1 } },
    ]);
    const kept = readFileSync(join(out, 'quality.jsonl'), 'utf8').trim().split('\n');
    expect(kept.map((line) => JSON.parse(line))).toEqual(scores);
    expect((await hakoniwa(['replay', out, '--verify'])).code).toBe(0);
  });

  it('plays what was found with --model auto, and keeps the key out of everything', async () => {
    const server = await startScriptedOpenAi({ ...words, models: ['found'] });
    const environment = { HAKONIWA_MODEL_URL: server.url, HAKONIWA_MODEL_KEY: 'sesame' };
    const file = join(folder, 'auto.jsonl');
    const out = join(folder, 'auto');
    const usual = ['--turns', '1', '--fused', '--language', 'en'];
    const auto = ['--model', 'auto', ...usual, '--record', file, '--out', out];
    const played = await sceneIn({ environment }, ...auto, '--json');
    await server.stop();
    expect(JSON.parse(played.out[0] ?? '')).toMatchObject({ mind: 'model' });
    expect(server.log.calls.map(({ ask }) => ask.model)).toContain('found');
    const written = readFileSync(file, 'utf8') + played.text + played.err;
    expect(written).toContain('openai:found');
    expect(written).not.toContain('sesame');
  });

  it('says for auto why nothing was found', async () => {
    const environment = { HAKONIWA_MODEL_URL: await refusedUrl(), HAKONIWA_MODEL: 'nobody-has-it' };
    const { code, err } = await sceneIn({ environment }, '--model', 'auto');
    expect(code).toBe(2);
    expect(err).toMatch(/No model was found[\s\S]*Nothing runs at/);
  });
});
