// The Lab over HTTP: a run from asking to report, its owner's alone, and going on after it was cut.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { openKept } from '../../test/kept-scene.ts';
import { labOn, TINY } from '../../test/lab-with-run.ts';
import { createApp } from '../app.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

let kept: Awaited<ReturnType<typeof openKept>>;
let opened: Awaited<ReturnType<typeof labOn>>;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  kept = await openKept(`test_${randomUUID()}`);
  opened = await labOn(kept.database, { isAside: true });
  app = createApp(appParts(kept.database, { gardens: kept.gardens, lab: opened.lab }));
});
afterAll(async () => {
  await opened.close();
  await kept.close();
});

const get = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const start = async (body: object) => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await app.request('/v1/lab/runs', init);
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};

describe('the Lab of a server', () => {
  it('[LB1] plays a run beside the requests, and tells how far it is until it is over', async () => {
    const { status, body } = await start({ text: TINY });
    expect([status, body]).toMatchObject([202, { experiment: 'tiny' }]);
    // A quick process has taken it up before the answer is out.
    expect(['waiting', 'running']).toContain(body.state);
    const pending = await get(`/v1/lab/runs/${body.id}/results`);
    expect(pending).toMatchObject({ status: 409, body: { error: { code: 'RUN_PENDING' } } });
    const told = await (await app.request(`/v1/lab/runs/${body.id}/watch`)).text();
    const states = [...told.matchAll(/"state":"(\w+)"/g)].map(([, state]) => state);
    expect([states[0] === 'done', states.at(-1)]).toEqual([false, 'done']);
    expect((await get('/v1/lab/runs')).body).toMatchObject({ runs: [{ done: 4, total: 4 }] });
  });

  it('[LB2] gives results with intervals, every turn, reports and comparisons', async () => {
    const { body: list } = await get('/v1/lab/runs');
    const [{ id }] = list.runs as unknown as [{ id: string }];
    const { body } = await get(`/v1/lab/runs/${id}/results`);
    const [arm] = body.arms as unknown as [
      { metrics: Record<string, { low: number; high: number }> },
    ];
    const { low, high } = arm.metrics['absent_props.first'] ?? { low: 1, high: 0 };
    expect([low < high, body.sessions]).toEqual([true, 4]);
    const cell = 'A/noisy/kitchen.kitchen_morning/1';
    const turn = await get(`/v1/lab/runs/${id}/turn?cell=${cell}&turn=2`);
    expect(turn.body).toMatchObject({
      turn: 2,
      judged: { who: 'yana' },
      attempts: [{ purpose: 'performance' }],
    });
    const outside = await get(`/v1/lab/runs/${id}/turn?cell=../../../etc&turn=2`);
    expect(outside).toMatchObject({ status: 404, body: { error: { code: 'UNKNOWN_TURN' } } });
    const report = await app.request(`/v1/lab/runs/${id}/report?language=ja`);
    expect(report.headers.get('content-disposition')).toContain('hakoniwa-tiny.html');
    expect(await report.text()).toContain('<html lang="ja">');
    const same = await get(`/v1/lab/comparison?first=${id}&second=${id}`);
    expect(same.body).toMatchObject({ arms: [{ arm: 'A', contrast: { pairs: 2 } }, { arm: 'D' }] });
  });

  it('[LB3] a run is its owner’s alone', async () => {
    const [mine] = await opened.lab.list(LOCAL_OWNER);
    const other = { owner: 'somebody-else' };
    expect(await opened.lab.list(other)).toEqual([]);
    for (const look of [opened.lab.get, opened.lab.read])
      await expect(look(mine?.id ?? '', other)).rejects.toMatchObject({ code: 'UNKNOWN_RUN' });
    expect((await get('/v1/lab/runs/..%2f..')).status).toBe(404);
  });

  it.each([
    [
      'a file of the server',
      TINY.replace('kind: noisy, rate: 0.5', 'kind: recorded, files: [/etc/passwd]'),
      'text.minds.noisy.kind',
    ],
    [
      'a folder as a pack',
      TINY.replace('[kitchen_morning]', '[{ pack: ../../x, scenario: a }]'),
      'text.scenarios[0].pack',
    ],
    [
      'an address of the sender',
      TINY.replace('kind: noisy, rate: 0.5', 'kind: model, model: m').concat(
        'models: { m: "openai:x@http://10.0.0.1/v1" }',
      ),
      'text.models.m',
    ],
    ['a mistake', TINY.replace('seeds: 2', 'seeds: none'), 'text.seeds'],
    ['a control character', 'y\u0018z', 'text'],
    ['what no YAML can be', `${'['.repeat(40_000)}`, 'text'],
  ])('[LB4] refuses %s', async (_, text, path) => {
    const { status, body } = await start({ text, language: 'en' });
    expect([status, body]).toMatchObject([
      422,
      { error: { code: 'VALIDATION', problems: [{ path }] } },
    ]);
  });

  it('[LB4] lists what ships, and knows nothing else', async () => {
    const { body } = await get('/v1/lab/experiments');
    const names = (body.experiments as unknown as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(['instinct', 'model', 'sanitizer', 'stall', 'two-by-two']);
    const unknown = await start({ experiment: 'nowhere' });
    expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'UNKNOWN_EXPERIMENT' } } });
    expect((await start({ experiment: 'instinct', text: TINY })).status).toBe(422);
  });
});
