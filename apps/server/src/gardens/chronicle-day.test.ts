// The chronicle over HTTP: each day by itself, page by page, only what was asked for.

import { databaseOfFile } from '@hakoniwa/database/test-database';
import { type ChronicleDay, chronicleDaySchema } from '@hakoniwa/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { createApp } from '../app.ts';
import { SERVER_TABLES } from '../server-tables.ts';

const database = databaseOfFile(SERVER_TABLES);
let one: Awaited<ReturnType<typeof oneGarden>>;
let app: ReturnType<typeof createApp>;
beforeEach(async () => {
  one = await oneGarden(database());
  app = createApp(appParts(database(), one));
});
afterEach(() => one.close());

const ask = (query: string) => app.request(`/v1/gardens/${one.id}/chronicle${query}`);
const read = async (query = ''): Promise<ChronicleDay> =>
  chronicleDaySchema.parse(await (await ask(query)).json());
const post = (tail: string, body: object) =>
  app.request(`/v1/gardens/${one.id}/${tail}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const textsOf = ({ entries }: ChronicleDay) => entries.map(({ text }) => text);

/** Three days with three happenings each, and a mug that is taken on the second. */
async function threeDays(): Promise<void> {
  for (const day of [1, 2, 3]) {
    for (const hour of [1, 2, 3]) await post('injections', { text: `${day}-${hour}` });
    if (day === 2)
      await post('turns', { type: 'act', act: { verb: 'take', actor: 'yana', object: 'mug' } });
    if (day < 3) await post('clock', { advanceMinutes: 24 * 60 });
  }
}

it('[G10] before anything happened there is one day, and nothing in it', async () => {
  expect(await read()).toMatchObject({ day: 1, days: 1, entries: [], next: null });
});

it('[G10] every day is told by itself; the last comes first when none is named', async () => {
  await threeDays();
  expect(await read()).toMatchObject({ day: 3, days: 3, next: null });
  expect(textsOf(await read())).toEqual(['3-1', '3-2', '3-3']);
  expect(textsOf(await read('?day=1'))).toEqual(['1-1', '1-2', '1-3']);
  const second = await read('?day=2');
  expect(second.entries).toHaveLength(4);
  expect(second.entries.at(-1)).toMatchObject({ kind: 'act', who: 'yana' });
  expect(second.people.yana).toBe(one.garden.world.characters.get('yana')?.name);
  expect(second.date > (await read('?day=1')).date).toBe(true);
  expect(textsOf(await read('?day=9'))).toEqual([]);
  expect(await read('?day=10000000')).toMatchObject({ entries: [], next: null });
});

it('[G10] a day is read on page by page, and by person and kind', async () => {
  await threeDays();
  const first = await read('?day=2&kinds=happening,speech');
  expect(textsOf(first)).toEqual(['2-1', '2-2', '2-3']);
  expect(first.entries.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  expect(textsOf(await read('?day=2&after=5&kinds=happening'))).toEqual(['2-2', '2-3']);
  const half = await read('?day=2&limit=2');
  expect([textsOf(half), half.next]).toEqual([['2-1', '2-2'], 6]);
  expect((await read(`?day=2&limit=9&after=${half.next}`)).next).toBe(null);
  expect(await read('?day=2&who=yana')).toMatchObject({ entries: [{ who: 'yana' }], next: null });
  for (const bad of ['day=0', 'day=x', 'day=2147483647', 'limit=0', 'kinds=gossip', 'after=-1'])
    expect([bad, (await ask(`?${bad}`)).status]).toEqual([bad, 422]);
  expect((await app.request('/v1/gardens/garden-00000000000000000000/chronicle')).status).toBe(404);
});

it('[G11] as Markdown it is a file of the day that is named, else of all days', async () => {
  await threeDays();
  const file = async (query: string) => {
    const answer = await ask(`?format=md${query}`);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    return answer.text();
  };
  const { name } = one.garden.facts;
  const second = '\n## Day 2\n\n';
  const day = await file('&day=2&kinds=happening');
  const clock = (await read('?day=2')).entries[0]?.clock;
  const lines = [1, 2, 3].map((hour) => `- ${clock} 🎬 2-${hour}\n`).join('');
  expect(day).toBe(`# ${name}\n${second}${lines}`);
  const all = await file('');
  expect(all.match(/^## .*$/gm)).toEqual(['## Day 1', '## Day 2', '## Day 3']);
  expect(all).toContain(second);
  expect(await file('&who=yana')).not.toContain('2-1');
  expect(await file('&day=9')).toBe(`# ${name}\n`);
  expect((await ask('?format=pdf')).status).toBe(422);
});
