// Gardens of a server played by a model: over real HTTP, with everything that can go wrong.
import { type LivingGarden, type Notice, USUAL_MINDS } from '@hakoniwa/garden';
import { eventReasonsSchema, type MindNews } from '@hakoniwa/protocol';
import { isJsonObject } from '@hakoniwa/stage';
import { MODEL_FAULTS } from '@hakoniwa/testkit';
import { afterEach, expect, it } from 'vitest';
import { aKitchen, playedServer, reopened, until } from '../../test/played-server.ts';

type Running = Awaited<ReturnType<typeof playedServer>>;
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function opened(options?: Parameters<typeof playedServer>[0]): Promise<Running> {
  const running = await playedServer(options);
  open.push(running);
  return running;
}

/** What the record of each performed turn says of its mind. */
async function notesOf(garden: LivingGarden): Promise<Record<string, unknown>[]> {
  const events = await garden.events({ after: 0, limit: 500 });
  return events.flatMap(({ command }) =>
    command?.type === 'perform' && isJsonObject(command.note) ? [command.note] : [],
  );
}

const rowsOf = async ({ database }: Running) =>
  (await database.pool.query('select * from hakoniwa.model_calls order by started_at, id')).rows;

it('[MI1] a scene is played by the model that is set, every call a row, every phase told', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  const heard: MindNews[] = [];
  garden.minds.hear((news) => heard.push(news));
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(async () => (await notesOf(garden)).length >= 3);
  await garden.clock.set({ state: 'paused' });
  await until(() => garden.minds.calls().length === 0);
  const notes = await notesOf(garden);
  for (const note of notes) expect(note).toMatchObject({ mind: 'model' });
  const all = await rowsOf(running);
  // A turn that was begun before the pause may still ask.
  const rows = all.filter(({ state }) => state !== 'open');
  expect(all.length - rows.length).toBeLessThanOrEqual(1);
  expect(rows.length).toBeGreaterThanOrEqual(notes.length * 2);
  for (const row of rows)
    expect(row).toMatchObject({ state: 'answered', model: 'openai:gemma3:4b', branch: 'main' });
  const first = heard.filter(({ call }) => call === heard[0]?.call).map(({ phase }) => phase);
  expect(first[0]).toBe('queue');
  expect(first).toEqual(expect.arrayContaining(['reading', 'writing']));
  expect(first.at(-1)).toBe('done');
  const { body } = await running.ask('GET', `/v1/gardens/${garden.facts.id}/minds`);
  expect(body).toMatchObject({ choice: USUAL_MINDS, leftTokens: null });
  expect((body.used as { tokens: number }).tokens).toBeGreaterThan(1_000);
  expect(body.characters).toMatchObject([{ chosen: 'auto', model: 'openai:gemma3:4b' }, {}]);
  expect(running.failures).toEqual([]);
});

it('[MI2] each character has the mind that was chosen for it, also after a restart', async () => {
  const running = await opened({ isTold: false });
  const garden = await aKitchen(running);
  const path = `/v1/gardens/${garden.facts.id}`;
  const choice = { everyone: 'instinct', characters: { yana: running.model }, mode: 'fused' };
  expect(await running.ask('PUT', `${path}/minds`, choice)).toMatchObject({
    status: 200,
    body: { choice: { ...choice, tokensPerDay: null } },
  });
  const minds = async (ask: Running['ask']) => {
    const taken = [];
    for (const actor of ['yana', 'ayu']) {
      const { body } = await ask('POST', `${path}/performances`, { actor });
      taken.push(JSON.stringify(body.events).match(/"mind":"(\w+)"/)?.[1]);
    }
    return taken;
  };
  expect(await minds(running.ask)).toEqual(['model', 'instinct']);
  await running.gardens.close();
  const again = await running.another();
  open.push(again);
  expect((await reopened(again, garden.facts.id)).minds.choice()).toMatchObject(choice);
  expect(await minds(again.ask)).toEqual(['model', 'instinct']);
});

it('[MI12] plans are switched off for a garden, and stay so after a restart', async () => {
  const running = await opened({ isTold: false });
  const garden = await aKitchen(running);
  const path = `/v1/gardens/${garden.facts.id}`;
  const intends = async (ask: Running['ask']) => {
    const told = [];
    for (let turn = 0; turn < 4; turn++)
      told.push((await ask('POST', `${path}/performances`, {})).body.events);
    return JSON.stringify(told).includes('/intention');
  };
  expect((await running.ask('GET', `${path}/minds`)).body).toMatchObject({
    choice: { plans: 'on' },
  });
  const choice = { everyone: 'instinct', plans: 'off' };
  expect((await running.ask('PUT', `${path}/minds`, choice)).status).toBe(200);
  expect(await intends(running.ask)).toBe(false);
  await running.gardens.close();
  const again = await running.another();
  open.push(again);
  expect((await reopened(again, garden.facts.id)).minds.choice().plans).toBe('off');
  expect(await intends(again.ask)).toBe(false);
  await again.ask('PUT', `${path}/minds`, { ...choice, plans: 'on' });
  expect(await intends(again.ask)).toBe(true);
});

it('[MI13] it is told why something was done, and what else was weighed', async () => {
  const running = await opened({ isTold: false });
  const garden = await aKitchen(running);
  const path = `/v1/gardens/${garden.facts.id}`;
  for (let turn = 0; turn < 4; turn++) await running.ask('POST', `${path}/performances`, {});
  const told = [];
  for (let seq = 1; seq <= garden.head.seq; seq++) {
    const { status, body } = await running.ask('GET', `${path}/reasons?seq=${seq}`);
    expect(status).toBe(200);
    told.push(eventReasonsSchema.parse(body));
  }
  const aimed = told.filter(({ goal }) => goal?.startsWith('desire:'));
  expect(aimed.length).toBeGreaterThan(0);
  expect(aimed.every(({ wish }) => wish !== undefined)).toBe(true);
  expect(aimed.flatMap(({ considered }) => considered).length).toBeGreaterThan(0);
  expect((await running.ask('GET', `${path}/reasons?seq=99999`)).status).toBe(404);
  expect((await running.ask('GET', `${path}/reasons`)).status).toBe(422);
});

it('[MI3] whatever the server does wrong, the scene goes on and the turn says why', async () => {
  const kinds = MODEL_FAULTS.filter((fault) => !/hang|drip|huge|length|short/.test(fault));
  const running = await opened({ server: { fault: ({ number }) => kinds[number % kinds.length] } });
  const garden = await aKitchen(running);
  await garden.minds.choose({ ...USUAL_MINDS, mode: 'fused' });
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(async () => (await notesOf(garden)).length >= 6);
  await garden.clock.set({ state: 'paused' });
  const notes = await notesOf(garden);
  const failed = notes.filter(({ failure }) => failure !== undefined);
  expect(failed.length).toBeGreaterThan(2);
  for (const note of failed) expect(note.failure).toMatch(/^MODEL_/);
  const rows = await rowsOf(running);
  expect(rows.filter(({ state }) => state === 'failed').length).toBeGreaterThanOrEqual(
    failed.length,
  );
  expect(running.failures).toEqual([]);
});

it('[MI4] a day’s tokens are a hard cap: the garden pauses, and goes on when there are more', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  await garden.minds.choose({ ...USUAL_MINDS, tokensPerDay: 6_000 });
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(() => garden.clock.state().state === 'paused');
  const { body } = await running.ask('GET', `/v1/gardens/${garden.facts.id}/minds`);
  expect((body.used as { tokens: number }).tokens).toBeLessThanOrEqual(6_000);
  expect(body.leftTokens).toBeLessThan(6_000);
  await until(async () => {
    const row = await running.database.pool.query('select clock_state from hakoniwa.gardens');
    return row.rows[0]?.clock_state === 'paused';
  });
  const refused = await running.ask('POST', `/v1/gardens/${garden.facts.id}/performances`, {});
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'TOKENS_USED_UP' } } });
  const before = (await notesOf(garden)).length;
  await garden.minds.choose({ ...USUAL_MINDS, tokensPerDay: 50_000 });
  await garden.clock.set({ state: 'running' });
  await until(async () => (await notesOf(garden)).length > before);
});

it('[MI5] a call can be called off: the scene pauses and the turn is not taken', async () => {
  const running = await opened({ server: { fault: () => 'hang' } });
  const garden = await aKitchen(running);
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(() => garden.minds.calls().length > 0);
  const { body } = await running.ask('GET', `/v1/gardens/${garden.facts.id}/minds`);
  expect(body.calls).toMatchObject([{ purpose: 'thought', phase: expect.any(String) }]);
  expect(
    (await running.ask('POST', `/v1/gardens/${garden.facts.id}/minds/cancel`, {})).status,
  ).toBe(200);
  await until(() => garden.minds.calls().length === 0);
  expect(garden.clock.state().state).toBe('paused');
  expect(await notesOf(garden)).toEqual([]);
  expect((await rowsOf(running))[0]).toMatchObject({ state: 'failed' });
  // An undo in the middle of a turn calls it off as well, and the scene goes on from there.
  await garden.clock.set({ state: 'running' });
  await until(() => garden.minds.calls().length > 0);
  const asked = running.server.log.calls.length;
  await garden.undo(1);
  await until(() => running.server.log.calls.length > asked);
  expect(running.failures).toEqual([]);
});

it('[MI6] a prompt is looked into before it is sent and after', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  const path = `/v1/gardens/${garden.facts.id}`;
  const now = await running.ask('GET', `${path}/prompts?character=yana`);
  const prompts = now.body.prompts as {
    purpose: string;
    parts: { name: string; text: string }[];
  }[];
  expect(prompts.map(({ purpose }) => purpose)).toEqual(['thought', 'performance']);
  expect(prompts[0]?.parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['rules', 'sheet', 'scene', 'ask']),
  );
  expect(prompts[0]).toMatchObject({ shared: null, budgetTokens: 4_000 });
  const taken = await running.ask('POST', `${path}/performances`, { actor: 'yana' });
  const told = (taken.body.events as { seq: number; type: string }[]).find(
    ({ type }) => type === 'turn-performed',
  );
  const sent = await running.ask('GET', `${path}/prompts?seq=${told?.seq}`);
  const [thought, performance] = sent.body.prompts as Record<string, unknown>[];
  // What was shown is what was sent, word by word.
  expect((thought as { messages: unknown } | undefined)?.messages).toEqual(
    (now.body.prompts as { messages: unknown }[])[0]?.messages,
  );
  expect(thought).toMatchObject({ purpose: 'thought', state: 'answered', shared: null });
  expect(performance?.shared).toBeGreaterThan(0.5);
  expect(performance?.answer).toMatch(/^".+[.?]"$/);
  const next = await running.ask('GET', `${path}/prompts?character=yana`);
  expect((next.body.prompts as { shared: number }[])[0]?.shared).toBeGreaterThan(0.5);
  for (const [query, status] of [
    ['', 422],
    ['?seq=9999', 404],
    ['?character=nobody', 404],
  ] as const)
    expect((await running.ask('GET', `${path}/prompts${query}`)).status).toBe(status);
});

it('[MI7] a turn is taken again on a branch of its own', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  const path = `/v1/gardens/${garden.facts.id}`;
  const taken = await running.ask('POST', `${path}/performances`, { actor: 'yana' });
  const events = taken.body.events as { seq: number; type: string; speech?: string }[];
  const told = events.find(({ type }) => type === 'turn-performed');
  const mine = await running.ask('POST', `${path}/retakes`, { seq: told?.seq, text: '"Mine."' });
  expect(mine).toMatchObject({ status: 200, body: { allowed: true } });
  expect(JSON.stringify(mine.body.events)).toContain('Mine.');
  const { branch } = garden.head;
  expect(branch).not.toBe('main');
  const seq = (mine.body.head as { seq: number }).seq;
  const again = await running.ask('POST', `${path}/retakes`, { seq, seed: 7 });
  expect(again.status).toBe(200);
  expect(JSON.stringify(again.body.events)).toContain('"mind":"model"');
  expect(garden.head.branch).not.toBe(branch);
  expect(running.server.log.calls.at(-1)?.ask.body.seed).toBe(7);
  // Nothing is lost: the first take stands where it stood.
  const first = await garden.events({ branch: 'main', after: 0, limit: 100 });
  expect(first.at(-1)?.seq).toBe(events.at(-1)?.seq);
  const refusals = [
    [{ seq: 9_999 }, 'UNKNOWN_TURN'],
    [{ seq: 1 }, 'UNKNOWN_TURN'],
    [{ seq: 2, text: 'x', seed: 1 }, 'VALIDATION'],
  ] as const;
  for (const [body, code] of refusals)
    expect((await running.ask('POST', `${path}/retakes`, body)).body).toMatchObject({
      error: { code },
    });
});

it('[MI10] a model that was only found plays while somebody watches', async () => {
  const running = await opened({ isTold: false });
  const garden = await aKitchen(running);
  const mind = async () => {
    const kept = await garden.perform({ who: 'yana' });
    const { command } = kept.events.findLast((one) => one.command?.type === 'perform') ?? {};
    const note = command?.type === 'perform' && isJsonObject(command.note) ? command.note : {};
    return note.mind;
  };
  expect(await mind()).not.toBe('model');
  const stop = garden.watch((_notice: Notice) => undefined);
  expect(await mind()).toBe('model');
  stop();
});

it('[MI10] names that mean nothing are refused', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  const path = `/v1/gardens/${garden.facts.id}/minds`;
  const refused = [
    { everyone: 'openai:nowhere' },
    { everyone: 'openai:x@ftp://127.0.0.1' },
    { everyone: 'openai:x@http://u:p@127.0.0.1' },
    { everyone: '' },
    { characters: { nobody: 'auto' } },
    { tokensPerDay: 0 },
    { mode: 'aloud' },
  ];
  for (const body of refused) expect((await running.ask('PUT', path, body)).status).toBe(422);
  // On one's own machine any server may be named; it is kept as it is written best.
  const everyone = running.model.replace('http://', 'http:');
  const chosen = await running.ask('PUT', path, { everyone });
  expect(chosen).toMatchObject({ status: 200, body: { choice: { everyone: running.model } } });
});

it('[G3] the director’s hand moves, whispers, takes over and gives back', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  const hand = (path: string, body: object) =>
    running.ask('POST', `/v1/gardens/${garden.facts.id}/${path}`, { character: 'yana', ...body });
  const yana = () => garden.world.characters.get('yana');
  expect((await hand('moves', { place: 'living_room' })).body).toMatchObject({ allowed: true });
  expect(yana()?.place).toBe('living_room');
  expect((await hand('moves', { place: 'atlantis' })).body.allowed ?? false).toBe(false);
  expect((await hand('moves', { character: 'nobody', place: 'living_room' })).status).toBe(404);
  await hand('whispers', { text: 'I want to see the sea.' });
  expect(yana()?.desires.at(-1)).toMatchObject({ text: 'I want to see the sea.', weight: 80 });
  const { body } = await running.ask(
    'GET',
    `/v1/gardens/${garden.facts.id}/prompts?character=yana`,
  );
  expect(JSON.stringify(body)).toContain('see the sea');
  await hand('control', { by: 'human' });
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(async () => (await notesOf(garden)).length >= 3);
  await garden.clock.set({ state: 'paused' });
  const actors = async () =>
    new Set(
      (await garden.events({ after: 0, limit: 500 })).flatMap(({ type, actor }) =>
        type === 'turn-performed' ? [actor] : [],
      ),
    );
  expect([...(await actors())]).toEqual(['ayu']);
  await hand('control', { by: 'mind' });
  await garden.clock.set({ state: 'running' });
  await until(async () => (await actors()).size === 2);
});
