// One performed turn from the request to the answer: the files it comes through, and that it goes down alone.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Law, type Reactor, STAGE_RULES } from '@hakoniwa/stage';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';
import { idleReferee } from '../../test/listening.ts';
import { followStacks, type LongStack } from '../../test/long-stack.ts';
import { createApp } from '../app.ts';
import type { Kept, OpenGarden } from './gardens.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

type Point = 'step' | 'judge' | 'append' | 'publish' | 'answer';

const seen = new Map<Point, LongStack>();
let follow: ReturnType<typeof followStacks> | undefined;
const note = (point: Point) => {
  if (follow) seen.set(point, follow.stack());
};

const laws = STAGE_RULES.laws as Law[];
const book = STAGE_RULES as { reactors?: readonly Reactor[] };
const { reactors = [] } = book;
const { append } = PostgresEventStore.prototype;
const stepping: Reactor = {
  name: 'probe',
  react: () => {
    note('step');
    return [];
  },
};
const judging: Law = () => {
  note('judge');
  return undefined;
};

let kept: Awaited<ReturnType<typeof openKept>>;
beforeEach(async () => {
  laws.push(judging);
  book.reactors = [...reactors, stepping];
  PostgresEventStore.prototype.append = function (...given: Parameters<typeof append>) {
    note('append');
    return append.apply(this, given);
  };
  kept = await openKept(`test_${randomUUID()}`);
});
afterEach(async () => {
  laws.splice(laws.indexOf(judging), 1);
  book.reactors = reactors;
  PostgresEventStore.prototype.append = append;
  await kept.close();
});

/** What is asked once the writer and the scene are open, and the files seen at each point of it. */
async function roadOf(path: string, body: object): Promise<readonly string[]> {
  const garden = await newKitchen(kept.gardens);
  const { id } = garden.facts;
  const app = createApp({ gardens: kept.gardens, front: { ja: id, en: id }, referee: idleReferee });
  const ask = (tail: string, sent: object) =>
    app.request(`/v1/gardens/${id}/${tail}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
  for (let i = 0; i < 3; i++) expect((await ask('performances', {})).status).toBe(200);
  garden.subscribe(() => note('publish'));
  hearAnswers(garden);
  seen.clear();
  follow = followStacks(root);
  const answer = await ask(path, body);
  follow.stop();
  follow = undefined;
  expect(answer.status).toBe(200);
  for (const point of POINTS) expect([point, seen.has(point)]).toEqual([point, true]);
  for (const [point, stacks] of seen) expectDown(point, stacks);
  return [...new Set(POINTS.flatMap((point) => seen.get(point)?.flat() ?? []))];
}

/** An answer is made when the verdict is first looked at. */
function hearAnswers(garden: OpenGarden): void {
  const heard = (done: Kept) =>
    Object.defineProperty({ ...done }, 'verdict', {
      get() {
        note('answer');
        return done.verdict;
      },
    });
  const minds = garden.minds as { perform: OpenGarden['minds']['perform'] };
  const { perform } = minds;
  minds.perform = async (...given) => heard(await perform(...given));
  const open = garden as { submit: OpenGarden['submit'] };
  const submit = garden.submit.bind(garden);
  open.submit = async (...given) => heard(await submit(...given));
}

const POINTS: readonly Point[] = ['step', 'judge', 'append', 'publish', 'answer'];

/** The server calls the garden, the garden whatever is below it; nothing calls back up. */
const DEPTHS: Readonly<Record<string, number>> = { 'apps/server': 0, 'packages/garden': 1 };
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

function expectDown(point: Point, stacks: LongStack): void {
  const entered = [...new Set(stacks.flat())].map(packageOf);
  for (const packages of [entered, ...stacks.map((files) => files.map(packageOf))]) {
    const depths = packages.map((name) => DEPTHS[name] ?? 2);
    expect([point, depths]).toEqual([point, depths.toSorted((a, b) => a - b)]);
  }
}

/** The files the architecture names under a heading, in its order. */
async function namedUnder(heading: string): Promise<readonly string[]> {
  const text = await readFile(`${root}ARCHITECTURE.md`, 'utf8');
  const section = text.split(`\n#### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/`((?:apps|packages)\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
}

const FILES_AT_MOST = 25;

it.each([
  ['A performed turn', 'performances', {}],
  [
    'A written turn',
    'turns',
    { type: 'perform', actor: 'yana', text: 'I pick up the mug. "Mine."' },
  ],
])(
  '[T9] %s comes through the files the architecture names, and goes down alone',
  async (name, path, body) => {
    const files = await roadOf(path, body);
    console.log(`${name}: ${files.length} files\n${files.join('\n')}`);
    expect(files.length).toBeLessThanOrEqual(FILES_AT_MOST);
    expect(await namedUnder(name)).toEqual(files);
  },
);
