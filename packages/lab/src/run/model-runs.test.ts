// Runs with a model over HTTP: recorded, replayed with the server off, and stopped by a budget.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRun, reportInput, summaryLines } from '@hakoniwa/lab';
import { startScriptedOllama } from '@hakoniwa/testkit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder, aRun } from '../../test/a-lab.ts';
import { aModelServer, badModel, goodModel } from '../../test/model-runs.ts';
import type { RunMeta } from '../folder/run-meta.ts';

const TEXT = (mind: string, more = '') => `name: model
seeds: 1
turns: 4
scenarios: [kitchen_morning, violation_induced]
arms:
  A: { inject: false, gm: false }
  D: { inject: true, gm: true }
minds:
  m: ${mind}
${more}`;

const MODEL = (ask: string, budget = '') =>
  TEXT('{ kind: model, model: it, temperature: 0 }', `models: { it: "${ask}" }\n${budget}`);

describe('a run with a model', () => {
  it('[L23] is recorded, and its replay gives the same results with the server off', async () => {
    const server = await aModelServer(badModel);
    const folder = await aFolder();
    const live = await aRun(MODEL(server.ask), { folder });
    await server.stop();
    const calls = server.log.calls.length;
    expect(calls).toBeGreaterThan(16);
    const replayed = await aRun(TEXT(`{ kind: replay, run: "${folder}" }`));
    expect(server.log.calls).toHaveLength(calls);
    expect(replayed.results?.arms).toEqual(live.results?.arms);
    expect(live.results?.arms[1]?.metrics.retries?.value).toBeGreaterThan(0);
    expect(live.results?.arms[0]?.metrics['impossible.first']?.value).toBeGreaterThan(0.2);
  });

  it('[L24] pauses when its budget is used up, and goes on with more', async () => {
    const server = await aModelServer(goodModel('ja'));
    const folder = await aFolder();
    const text = MODEL(server.ask, 'budget: { tokens: 9000 }\n');
    const paused = await aRun(text, { folder });
    expect(paused.state).toBe('spent');
    expect(paused.results).toBeUndefined();
    const before = server.log.calls.length;
    const done = await aRun(text, { folder, tokens: 1_000_000 });
    expect(done.state).toBe('finished');
    expect(server.log.calls.length).toBeGreaterThan(before);
    expect(done.results?.sessions).toBe(4);
  });

  it('[L24] a model that falls silent leaves its turns to instinct, which counts for no first attempt', async () => {
    const server = await aModelServer(goodModel('ja'), ({ number }) =>
      number > 4 ? 'no-model' : undefined,
    );
    const folder = await aFolder();
    const { results } = await aRun(MODEL(server.ask), { folder });
    const arm = results?.arms[0]?.metrics;
    expect(arm?.instinct_instead).toMatchObject({ hits: 4, of: 8 });
    expect(arm?.['impossible.first']).toMatchObject({ of: 4 });
    expect(arm?.['impossible.final']).toMatchObject({ of: 8 });
    const [line = ''] = summaryLines(await reportInput(await readRun(folder), 'en'));
    expect(line).toContain('A: in 4 of 8 turns the model left nothing to use');
  });

  it('[L24] where nobody answers from the start, nothing is played and nothing written', async () => {
    const server = await aModelServer(goodModel('ja'));
    await server.stop();
    const folder = join(await aFolder(), 'run');
    await expect(aRun(MODEL(server.ask), { folder })).rejects.toMatchObject({
      code: 'MODEL_ABSENT',
      known: undefined,
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('[L28] the model is met and named with the hash of its weights, and no other may go on', async () => {
    const server = await startScriptedOllama({ answer: goodModel('ja'), models: ['gemma3:4b'] });
    onTestFinished(() => server.stop());
    const folder = await aFolder();
    const text = MODEL(`ollama:gemma3:4b@${server.url}`).replace('turns: 4', 'turns: 1');
    await expect(aRun(text.replace('gemma3:4b', 'gemma3:99b'))).rejects.toMatchObject({
      code: 'MODEL_ABSENT',
      known: ['gemma3:4b'],
    });
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    await aRun(text, {
      folder,
      signal: stop.signal,
      onProgress: ({ done }) => done > 0 && onProgress(),
    });
    const file = join(folder, 'run.json');
    const made = JSON.parse(await readFile(file, 'utf8')) as RunMeta;
    expect(made.models.it).toMatchObject({ server: 'ollama 0.30.5', digest: 'a2af6cc3eb7f' });
    await writeFile(file, JSON.stringify(made).replace('a2af6cc3eb7f', 'ffffffffffff'));
    await expect(aRun(text, { folder })).rejects.toMatchObject({
      kind: 'changed',
      about: 'models.it',
    });
  });
});
