// One turn of each kind from its beginning to the answer: the files it comes through, and that it goes down once.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Kept, LivingGarden } from '@hakoniwa/garden';
import { type Law, MINUTE_MS, type Reactor, STAGE_RULES } from '@hakoniwa/stage';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { newKitchen } from '../../test/gardens-contract.ts';
import { followStacks, type LongStack } from '../../test/long-stack.ts';
import { openPlayed, type Played } from '../../test/play-scene.ts';
import { createApp } from '../app.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const POINTS = ['step', 'judge', 'append', 'publish', 'answer'] as const;
type Point = (typeof POINTS)[number];

/** The last stack at each point. */
const seen = new Map<Point, LongStack>();
let follow: ReturnType<typeof followStacks> | undefined;
const note = (point: Point) => {
  if (follow) seen.set(point, follow.stack());
};

const laws = STAGE_RULES.laws as Law[];
const book = STAGE_RULES as { reactors?: readonly Reactor[] };
const { reactors = [] } = book;
const { append } = PostgresEventStore.prototype;
/** Whether an event is the one whose road is followed. */
let isWanted: (type: string) => boolean = () => true;
const stepping: Reactor = {
  name: 'probe',
  react: (_world, { type }) => {
    if (isWanted(type)) note('step');
    return [];
  },
};
const judging: Law = () => {
  // What a character could do is judged by the laws too; meant is what it does.
  if (follow?.stack().at(-1)?.includes('packages/stage/src/step/step.ts')) note('judge');
  return undefined;
};

let played: Played;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  laws.push(judging);
  book.reactors = [...reactors, stepping];
  PostgresEventStore.prototype.append = function (...given: Parameters<typeof append>) {
    note('append');
    return append.apply(this, given);
  };
  played = await openPlayed();
  const { database, gardens, playing } = played;
  app = createApp(appParts(database, { gardens, playing }));
});
afterAll(async () => {
  laws.splice(laws.indexOf(judging), 1);
  book.reactors = reactors;
  PostgresEventStore.prototype.append = append;
  await played.close();
});

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as Record<string, unknown>;
}

/** The stacks at the points of a piece of work, once all is warm. */
async function stacksOf(work: () => Promise<unknown>): Promise<ReadonlyMap<Point, LongStack>> {
  seen.clear();
  follow = followStacks(root);
  await work();
  follow.stop();
  follow = undefined;
  return new Map(seen);
}

/** An answer is made when the verdict is first looked at. */
function hearAnswers(garden: LivingGarden): void {
  const heard = (done: Kept) =>
    Object.defineProperty({ ...done }, 'verdict', {
      get() {
        note('answer');
        return done.verdict;
      },
    });
  const open = garden as { submit: LivingGarden['submit']; perform: LivingGarden['perform'] };
  const submit = garden.submit.bind(garden);
  open.submit = async (...given) => heard(await submit(...given));
  const perform = garden.perform.bind(garden);
  open.perform = async (...given) => heard(await perform(...given));
}

async function turnOf(tail: string, body: object) {
  const garden = await newKitchen(played.gardens);
  const path = `/v1/gardens/${garden.facts.id}`;
  for (let i = 0; i < 3; i++) await post(`${path}/performances`, {});
  garden.watch(() => note('publish'));
  hearAnswers(garden);
  return stacksOf(() => post(`${path}/${tail}`, body));
}

/** A resident begins something because its minute has come. */
async function lifeAction() {
  const { gardens } = played;
  const town = await gardens.create({ pack: 'town', language: 'en', seed: 1 }, LOCAL_OWNER);
  const passing = (minutes: number) =>
    town.clock.passTo(town.world.clock.now + minutes * MINUTE_MS);
  await passing(30);
  town.watch(({ type, ...notice }) => {
    const events = type === 'committed' && 'submitted' in notice ? notice.submitted.events : [];
    if (events.some((event) => event.type === 'activity-started')) note('publish');
  });
  isWanted = (type) => type === 'activity-started';
  // Following stacks is slow: no longer than until somebody begins something.
  const stacks = await stacksOf(async () => {
    while (!seen.has('publish')) await passing(5);
  });
  isWanted = () => true;
  return stacks;
}

async function sessionTurn() {
  const { id: characterId } = await post('/v1/game/characters', { name: 'アキ', seed: 1 });
  const { id } = await post('/v1/game/sessions', { characterId });
  const execute = (actionText: string) =>
    post(`/v1/game/sessions/${id}/execute`, { actionText, actionType: 'custom' });
  await execute('周りを見渡す');
  const row = await played.playing.plays.character({ owner: null }, String(characterId));
  (await played.gardens.named(row.garden))?.watch(() => note('publish'));
  return stacksOf(() => execute('来訪の白石を調べる'));
}

const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

/**
 * The calls that go up: the Stage has the handlers of its rulebook called, which ask it again, and the one writer of a
 * garden does the works that the kind of the garden brings.
 */
const BROUGHT: Readonly<Record<string, readonly string[]>> = {
  'packages/stage': ['packages/gm', 'packages/life', 'packages/sessions'],
  'packages/garden': ['packages/sessions'],
};

/** The packages files are in, in order; what a package has done that was brought to it is its own. */
function entered(files: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const name of files.map(packageOf)) {
    const last = names.at(-1) ?? '';
    if (last !== name && !BROUGHT[last]?.includes(name)) names.push(name);
  }
  return names;
}

it('[T9] a garden is opened for writing without a call up', async () => {
  const { gardens: list } = PostgresEventStore.prototype;
  const garden = await newKitchen(played.gardens);
  const roads: (readonly string[])[] = [];
  PostgresEventStore.prototype.gardens = function () {
    roads.push(entered([...new Set(follow?.stack().flat())]));
    return list.apply(this);
  };
  try {
    await stacksOf(() => post(`/v1/gardens/${garden.facts.id}/performances`, {}));
  } finally {
    PostgresEventStore.prototype.gardens = list;
  }
  expect(roads).toEqual([['apps/server', 'packages/garden']]);
});

/** The files the architecture names under a heading, in its order. */
async function namedUnder(heading: string): Promise<readonly string[]> {
  const text = await readFile(`${root}ARCHITECTURE.md`, 'utf8');
  const section = text.split(`\n#### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/`((?:apps|packages)\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
}

const FILES_AT_MOST = 25;
const WRITTEN = { type: 'perform', actor: 'yana', text: 'I pick up the mug. "Mine."' };

it.each([
  ['A performed turn', () => turnOf('performances', {}), POINTS],
  ['A written turn', () => turnOf('turns', WRITTEN), POINTS],
  ['A life action', lifeAction, ['step', 'append', 'publish']],
  ['A session turn', sessionTurn, ['step', 'judge', 'append', 'publish']],
] as const)(
  '[T9] %s comes through the files the architecture names, and enters each package once',
  async (name, take, points) => {
    const stacks = await take();
    const files = [...new Set(points.flatMap((point) => stacks.get(point)?.flat() ?? []))];
    console.log(`${name}: ${files.length} files\n${files.join('\n')}`);
    for (const point of points) {
      const long = stacks.get(point) ?? [];
      expect([point, long.length > 0]).toEqual([point, true]);
      // The whole road as it is first gone, and each of the stacks it is made of.
      for (const road of [[...new Set(long.flat())], ...long]) {
        const packages = entered(road);
        expect([point, packages]).toEqual([point, [...new Set(packages)]]);
      }
    }
    expect(files.length).toBeLessThanOrEqual(FILES_AT_MOST);
    expect(await namedUnder(name)).toEqual(files);
  },
);
