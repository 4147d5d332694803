// A turn of a scene as one message: in the stream, in the answer, under its key again, and from another process.
import { randomUUID } from 'node:crypto';
import type { LivingGarden } from '@hakoniwa/garden';
import {
  foldWatch,
  submittedSchema,
  type WatchDiff,
  type WatchMessage,
  type WatchView,
} from '@hakoniwa/protocol';
import { afterEach, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';
import { createApp } from '../app.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { WatchStream } from './watch-stream.ts';

type Process = Awaited<ReturnType<typeof openKept>>;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** One process on a database. */
async function aProcess(name: string): Promise<Process> {
  const opened = await openKept(name);
  ends.push(opened.close);
  return opened;
}

/** The messages a director who watches gets. */
function watched(garden: LivingGarden): WatchMessage[] {
  const heard: WatchMessage[] = [];
  const stream = new WatchStream({
    ...{ garden, audience: { as: 'director' }, isOwn: true, lookMs: 60_000 },
    write: async ({ event, data }) => {
      if (event === 'view' || event === 'diff') heard.push(JSON.parse(data) as WatchMessage);
    },
    cut: () => undefined,
  });
  const running = stream.run();
  ends.push(() => {
    stream.end();
    return running;
  });
  return heard;
}

/** A performed turn as it is answered by one process. */
async function performed({ database, gardens }: Process, { id, key }: { id: string; key: string }) {
  const app = createApp(appParts(database, { gardens }));
  const answer = await app.request(`/v1/gardens/${id}/performances`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: '{}',
  });
  const body = await answer.json();
  expect(submittedSchema.safeParse(body).error).toBeUndefined();
  return body as ReturnType<typeof submittedSchema.parse>;
}

it('[W3] a turn is told alike by the stream, the answer, the same answer again, and another process', async () => {
  const name = `test_${randomUUID()}`;
  const writer = await aProcess(name);
  const other = await aProcess(name);
  const here = await newKitchen(writer.gardens);
  const { id } = here.facts;
  await here.submit({ type: 'inject', by: 'director', text: 'It is morning.' } as never);
  const there = await other.gardens.get(id, LOCAL_OWNER);
  if (!there) throw new Error('the garden is there');
  const streams = [watched(here), watched(there)];
  await expect.poll(() => streams.every((heard) => heard.length === 1)).toBe(true);
  const [first] = streams[0] ?? [];
  const asked = { id, key: 'a-turn' };
  const answers = [
    await performed(writer, asked),
    await performed(writer, asked),
    await performed(other, asked),
    await performed(await aProcess(name), asked),
  ];
  expect(answers.map(({ repeated }) => repeated)).toEqual([false, true, true, true]);
  const [{ change, events } = expect.fail()] = answers;
  for (const one of answers) expect([one.change, one.events]).toEqual([change, events]);
  const diff = { ...change, scene: { ...change?.scene, events } } as unknown as WatchDiff;
  const { told: _, ...byAnswer } = foldWatch(first as never, diff) ?? expect.fail();
  const { seq } = here.head;
  await expect.poll(() => streams.every((all) => all.at(-1)?.point.seq === seq)).toBe(true);
  for (const heard of streams) {
    let folded: WatchView | undefined;
    for (const message of heard) folded = foldWatch(folded, message);
    expect(folded).toMatchObject(byAnswer);
  }
});
