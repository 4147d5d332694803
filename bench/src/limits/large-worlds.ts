// What a turn takes in a large world: said again, changed a little, never seen before, and a garden's own.
import { createGm, type Gm, type GmResponse, gmStep, NO_MEMORY, parseRequest } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { applyPatch, type Json, type Patch } from '@hakoniwa/stage';
import type { Figure } from '../figure.ts';
import { percentile } from '../measure.ts';
import { cpuMs } from './cpu-ms.ts';
import { gardenTurns } from './large-garden.ts';
import { type LargeWorld, largeWorld, SHAPES } from './large-world.ts';
import { LARGE_WORLD_WORDS } from './large-world-words.ts';

const SIZES = [
  { props: 50, people: 3 },
  { props: 200, people: 3 },
  { props: 1_000, people: 3 },
  { props: 2_000, people: 3 },
  { props: 5_000, people: 3 },
  { props: 20, people: 1_000 },
] as const;
const LANGUAGES = ['ja', 'en'] as const;
const BAR = '< 5';
/** Runs of each turn; the middle one counts, since the compiler and collections disturb some. */
const RUNS = 15;
const WARM_ROUNDS = 3;
/** Worlds never seen before, of each shape. */
const NEW_WORLDS = 7;

interface Case {
  readonly language: 'ja' | 'en';
  readonly size: (typeof SIZES)[number];
}

/** The dearest turn of each case, of two shapes of world. */
export async function largeWorlds(): Promise<readonly Figure[]> {
  const japanese = await loadJapaneseTokenizer();
  const gm = () => createGm({ analysers: { japanese } });
  // The compiler of a process that has just started would be timed with the first rows.
  for (let round = 0; round < WARM_ROUNDS; round++)
    for (const language of LANGUAGES) figuresOf({ language, size: SIZES[2] }, gm);
  return LANGUAGES.flatMap((language) =>
    SIZES.flatMap((size) => {
      console.error(`  worlds of ${size.props} things and ${size.people} people, ${language} …`);
      return figuresOf({ language, size }, gm);
    }),
  );
}

function figuresOf({ language, size }: Case, newGm: () => Gm): Figure[] {
  const worlds = SHAPES.map((shape) => largeWorld({ language, ...size, seed: 1, shape }));
  const worst = (measure: (world: LargeWorld) => number) => Math.max(...worlds.map(warm(measure)));
  const cold = SHAPES.map((shape) => neverSeen({ language, size }, { shape, newGm }));
  const what = size.people > 3 ? `${size.people} people` : `${size.props} things`;
  const row = (name: string, value: number, bar?: string): Figure => ({
    name: `${what}, ${language}, ${name}`,
    value,
    unit: 'ms CPU',
    ...(bar ? { bar } : {}),
  });
  return [
    row(
      'the same world again',
      worst((world) => saidAgain(world, language, newGm())),
      BAR,
    ),
    row(
      'changed by the turn before',
      worst((world) => changedLittle(world, language, newGm())),
      BAR,
    ),
    row(
      'a garden’s own',
      worst((world) => gardenTurns(world, { language, gm: newGm(), runs: RUNS })),
      BAR,
    ),
    row('never seen before', Math.max(...cold.map(({ turn }) => turn))),
    row('JSON.parse and the schema of that world', Math.max(...cold.map(({ floor }) => floor))),
  ];
}

/**
 * Measures once unheeded, then once that counts. The compiler throws some of its work away when a world of another
 * size or shape comes by, and does it anew in a thread of its own, the CPU time of which is this process's.
 */
function warm(measure: (world: LargeWorld) => number): (world: LargeWorld) => number {
  return (world) => {
    measure(world);
    return measure(world);
  };
}

/** Talk and acts in a world that is sent again each time as it was. */
function saidAgain(world: LargeWorld, language: 'ja' | 'en', gm: Gm): number {
  const text = JSON.stringify(world.state);
  const judge = (raw: string) => timed(gm, requestOf(world, { language, raw, text })).ms;
  const turns = LARGE_WORLD_WORDS[language].turns(world);
  return Math.max(
    ...turns.map((raw) =>
      percentile(
        Array.from({ length: RUNS }, () => judge(raw)),
        0.5,
      ),
    ),
  );
}

/** Something taken up and put back, the world sent each time with the change made. */
function changedLittle(world: LargeWorld, language: 'ja' | 'en', gm: Gm): number {
  const acts = LARGE_WORLD_WORDS[language].acts(world);
  const took: [number[], number[]] = [[], []];
  let state = world.state as unknown as Json;
  for (let turn = 0; turn < 2 * RUNS; turn++) {
    const raw = acts[turn % 2 === 0 ? 0 : 1];
    const { ms, response } = timed(
      gm,
      requestOf(world, { language, raw, text: JSON.stringify(state) }),
    );
    if (response.world_delta.length === 0) throw new Error(`nothing came of ${raw}`);
    state = applyPatch(state, response.world_delta as Patch);
    took[turn % 2 === 0 ? 0 : 1].push(ms);
  }
  return Math.max(...took.map((all) => percentile(all, 0.5)));
}

/** An act in worlds of names that nobody has heard of, and what reading the JSON alone takes. */
function neverSeen(
  { language, size }: Case,
  { shape, newGm }: { shape: (typeof SHAPES)[number]; newGm: () => Gm },
): { turn: number; floor: number } {
  const found = Array.from({ length: NEW_WORLDS }, (_, i) => {
    const world = largeWorld({ language, ...size, seed: 2 + i, shape });
    const text = JSON.stringify(world.state);
    const gm = newGm();
    const [raw] = LARGE_WORLD_WORDS[language].acts(world);
    const { ms } = timed(gm, requestOf(world, { language, raw, text }));
    return { ms, floor: cpuMs(() => parseRequest(requestOf(world, { language, raw, text }))) };
  });
  return {
    turn: percentile(
      found.map(({ ms }) => ms),
      0.5,
    ),
    floor: percentile(
      found.map(({ floor }) => floor),
      0.5,
    ),
  };
}

/** A request as it is off the wire: no object of it was there before. */
function requestOf(
  { speaker }: LargeWorld,
  { language, raw, text }: { language: 'ja' | 'en'; raw: string; text: string },
): unknown {
  return {
    session_id: 'limits',
    speaker,
    raw_output: raw,
    language,
    world_state: JSON.parse(text),
  };
}

function timed(gm: Gm, request: unknown): { ms: number; response: GmResponse } {
  let response: GmResponse | undefined;
  const ms = cpuMs(() => {
    const read = parseRequest(request);
    if (read.ok) response = gmStep(gm, { request: read.request, memory: NO_MEMORY }).response;
  });
  if (!response) throw new Error('the request was refused');
  return { ms, response };
}
