// Minds of a town, and minds across processes and restarts.
import { setTimeout as wait } from 'node:timers/promises';
import { type LivingGarden, USUAL_MINDS } from '@hakoniwa/garden';
import { isJsonObject } from '@hakoniwa/stage';
import { afterEach, expect, it } from 'vitest';
import { aKitchen, playedServer, reopened, until } from '../../test/played-server.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { WatchStream } from '../live/watch-stream.ts';

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

const aTown = ({ gardens }: Running): Promise<LivingGarden> =>
  gardens.create({ pack: 'town', language: 'en', seed: 1 }, LOCAL_OWNER);

/** The answers of a town's log, by how they came out. */
async function answersIn(garden: LivingGarden): Promise<{ outcome: string; value: unknown }[]> {
  const events = await garden.events({ after: 0, limit: 5_000 });
  const seen = new Map<string, { outcome: string; value: unknown }>();
  for (const { command } of events)
    if (command?.type === 'answer')
      seen.set(command.effect, { outcome: command.outcome, value: command.value });
  return [...seen.values()];
}

it('[MI8] residents decide by the model that is set, and by instinct when it is taken away', async () => {
  const running = await opened();
  const town = await aTown(running);
  await town.clock.set({ state: 'running', speed: 'max' });
  await until(async () => (await answersIn(town)).some(({ outcome }) => outcome === 'text'));
  await town.clock.set({ state: 'paused' });
  const controls = () =>
    new Set([...town.world.characters.values()].map((one) => one.controlledBy));
  expect([...controls()]).toEqual(['model']);
  const decided = (await answersIn(town)).filter(({ outcome }) => outcome === 'text');
  expect(decided[0]?.value).toMatchObject({ reason: 'a rest' });
  const rows = await running.database.pool.query(
    "select count(*)::int as n from hakoniwa.model_calls where state = 'answered'",
  );
  expect(rows.rows[0]?.n).toBeGreaterThan(0);
  await town.minds.choose({ ...USUAL_MINDS, everyone: 'instinct' });
  expect([...controls()]).toEqual(['instinct']);
  await expect(Promise.resolve().then(() => town.perform({}))).rejects.toMatchObject({
    code: 'NO_TURNS',
  });
});

it('[MI8] what was asked before the writer ended is asked again, and not when it was answered', async () => {
  let isHanging = true;
  const running = await opened({ server: { fault: () => (isHanging ? 'hang' : undefined) } });
  const town = await aTown(running);
  await town.clock.set({ state: 'running', speed: 60 });
  await until(() => town.minds.calls().length > 0 && running.server.log.calls.length > 0);
  const pending = [...town.world.pending.ids()];
  expect(pending.length).toBeGreaterThan(0);
  await town.clock.set({ state: 'paused' });
  const left = [...town.world.pending.ids()];
  await running.gardens.close();
  const table = 'hakoniwa.model_calls';
  // One of them had been answered, but the process ended before the world heard of it.
  const result = {
    text: '{"action":"idle","reason":"from before"}',
    usage: { promptTokens: 1, completionTokens: 1, source: 'server' },
    finish: 'stop',
    timings: { totalMs: 1 },
  };
  await running.database.pool.query(
    `update ${table} set state = 'answered', answer = $1 where id = $2`,
    [JSON.stringify({ result }), `${left[0]}@main`],
  );
  isHanging = false;
  const before = running.server.log.calls.length;
  const again = await running.another();
  open.push(again);
  const found = await reopened(again, town.facts.id);
  await found.clock.set({ state: 'running', speed: 'max' });
  await until(async () =>
    (await answersIn(found)).some(
      ({ value }) => isJsonObject(value) && value.reason === 'from before',
    ),
  );
  const answered = async () => {
    const text = `select answer from ${table} where id = any($1) and state = 'answered' order by id = $2 desc`;
    const values = [left.map((id) => `${id}@main`), `${left[0]}@main`];
    return (await running.database.pool.query<{ answer: string }>(text, values)).rows;
  };
  await until(async () => (await answered()).length > 2);
  await found.clock.set({ state: 'paused' });
  expect(running.server.log.calls.length).toBeGreaterThan(before);
  expect((await answered())[0]?.answer).toContain('from before');
});

it('[MI9] viewers in every process hear the phases', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  await garden.minds.choose({ ...USUAL_MINDS, mode: 'fused' });
  const elsewhere = await running.another();
  open.push(elsewhere);
  const seen = await reopened(elsewhere, garden.facts.id);
  const written: { event: string; data: string }[] = [];
  const stream = new WatchStream({
    ...{ garden: seen, audience: { as: 'public' }, isOwn: true },
    write: async (one) => written.push(one),
    cut: () => undefined,
  });
  const streaming = stream.run();
  const phases = () =>
    written.flatMap(({ event, data }) => (event === 'mind' ? [JSON.parse(data).phase] : []));
  // News is for the moment: a process that does not listen yet misses it, and hears of the next turn.
  while (!['queue', 'done'].every((phase) => phases().some((one) => one === phase))) {
    await garden.perform({ who: 'yana' });
    await wait(100);
  }
  expect(phases()).toEqual(expect.arrayContaining(['queue', 'reading', 'writing', 'done']));
  expect(seen.minds.calls()).toEqual([]);
  stream.end();
  await streaming;
  // What is asked of the other process goes to the one that writes.
  const kept = await seen.perform({ who: 'ayu' });
  expect(kept.events.some(({ type }) => type === 'turn-performed')).toBe(true);
  await seen.minds.choose({ ...USUAL_MINDS, everyone: 'instinct' });
  expect(garden.minds.choice().everyone).toBe('instinct');
});

it('[K11] a performance is one turn under its key, asked of either process and after a take-over', async () => {
  const running = await opened();
  const garden = await aKitchen(running);
  await garden.clock.set({ state: 'paused' });
  const elsewhere = await running.another();
  open.push(elsewhere);
  const seen = await reopened(elsewhere, garden.facts.id);
  // Whoever can see the turn can see its answer: they are kept together, so nobody takes it up again.
  const stateWhenSeen: Promise<unknown>[] = [];
  const stop = seen.watch((notice) => {
    const isTurn =
      notice.type === 'committed' &&
      notice.submitted.events.some(({ type }) => type === 'turn-performed');
    if (!isTurn) return;
    const text = "select state from hakoniwa.requests where key = 'once-and-no-more'";
    stateWhenSeen.push(running.database.pool.query(text).then(({ rows }) => rows[0]?.state));
  });
  const wish = { who: 'yana' };
  const key = 'once-and-no-more';
  const turns = async (of: LivingGarden) =>
    (await of.events({ after: 0, limit: 500 })).filter(({ type }) => type === 'turn-performed')
      .length;
  const kept = await seen.perform(wish, { key });
  expect([kept.repeated, await turns(seen)]).toEqual([false, 1]);
  stop();
  expect(await Promise.all(stateWhenSeen)).toEqual(['answered']);
  const again = await garden.perform(wish, { key });
  expect([again.repeated, again.head]).toEqual([true, kept.head]);
  await expect(garden.perform({ who: 'ayu' }, { key })).rejects.toMatchObject({
    code: 'KEY_REUSED',
  });
  // The writer goes; the other one takes over and answers as before.
  await running.gardens.close();
  const later = await seen.perform(wish, { key });
  expect([later.repeated, later.head, await turns(seen)]).toEqual([true, kept.head, 1]);
});
