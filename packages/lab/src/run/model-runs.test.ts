// Runs with a model over HTTP: recorded, replayed with the server off, and stopped by a budget.
import { describe, expect, it } from 'vitest';
import { aFolder, aRun } from '../../test/a-lab.ts';
import { aModelServer, badModel, goodModel } from '../../test/model-runs.ts';

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
    const server = await aModelServer(goodModel);
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

  it('[L24] a model nobody answers for leaves the turns to instinct, and the report says so', async () => {
    const server = await aModelServer(goodModel);
    await server.stop();
    const { results } = await aRun(MODEL(server.ask).replace('turns: 4', 'turns: 1'));
    expect(results?.arms[0]?.metrics.instinct_instead?.value).toBe(1);
  });
});
