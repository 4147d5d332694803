// The golden logs: recorded runs that every later Stage must replay to the same hash.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  admissibleCommand,
  atTheEdge,
  Dice,
  randomCommand,
  readPack,
  smallWorld,
  stageRules,
} from '@hakoniwa/testkit';
import {
  buildWorld,
  canonicalJson,
  documentOf,
  genesisHead,
  type Head,
  headAfter,
  isProblem,
  type Json,
  logText,
  type ParsedLog,
  parseLog,
  parseWorld,
  type SealedEvent,
  seal,
  stateHash,
  step,
  validatePack,
  type World,
} from '../src/index.ts';

const folder = fileURLToPath(new URL('../fixtures/golden/', import.meta.url));
const recordFile = `${folder}recorded.json`;

/** What was recorded of one log besides its events. */
export interface Recorded {
  readonly events: number;
  readonly head: Head;
  readonly stateHash: string;
}

interface Golden {
  readonly seed: number;
  readonly commands: number;
  /** How many commands in a hundred are sensible acts; the others are anything at all. */
  readonly sensiblePercent: number;
  readonly begin: () => World;
}

export const GOLDEN_LOGS: Readonly<Record<string, Golden>> = {
  'small-world': { seed: 1, commands: 200, sensiblePercent: 40, begin: () => smallWorld() },
  kitchen: { seed: 2, commands: 150, sensiblePercent: 85, begin: () => kitchen('ja') },
  'kitchen-en': { seed: 3, commands: 100, sensiblePercent: 95, begin: () => kitchen('en') },
};

function kitchen(language: 'ja' | 'en'): World {
  const { pack } = validatePack(readPack('kitchen'));
  if (!pack) throw new Error('the kitchen pack is not valid');
  const world = buildWorld(pack, { scenario: 'kitchen_morning', language, seed: 1 });
  if (isProblem(world)) throw new Error(world.message.en);
  return world;
}

/** Plays one run and gives the log it leaves. */
function play({ seed, commands, sensiblePercent, begin }: Golden) {
  const dice = new Dice(seed);
  const first = begin();
  const genesis = genesisHead(documentOf(first));
  const events: SealedEvent[] = [];
  let world = first;
  for (let i = 0; i < commands; i++) {
    const isSensible = dice.percent(sensiblePercent);
    const asked = isSensible
      ? admissibleCommand(dice, stageRules, world)
      : randomCommand(dice, stageRules, world);
    const command = atTheEdge(asked);
    if (!command) continue;
    const result = step(stageRules, world, command);
    events.push(...seal(headAfter(genesis, events), result.events));
    world = result.world;
  }
  return { first, events, world, head: headAfter(genesis, events) };
}

/** Logs judged by laws that have changed since: they must replay for ever, and are not judged again. */
export const OLDER_LOGS = ['small-world-before-classes'] as const;

/** Plays runs and writes them to the fixtures, beside those of older laws. */
export function writeGoldenLogs(names: readonly string[]): Record<string, Recorded> {
  mkdirSync(folder, { recursive: true });
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, Recorded>;
  for (const [name, golden] of Object.entries(GOLDEN_LOGS)) {
    if (!names.includes(name)) continue;
    const { first, events, world, head } = play(golden);
    const document = canonicalJson(documentOf(first) as unknown as Json);
    writeFileSync(`${folder}${name}.genesis.json`, `${document}\n`);
    writeFileSync(`${folder}${name}.jsonl`, logText(events));
    recorded[name] = { events: events.length, head, stateHash: stateHash(world) };
  }
  writeFileSync(recordFile, `${JSON.stringify(recorded, null, 2)}\n`);
  return recorded;
}

/** A golden log as it was recorded. */
export function readGoldenLog(name: string): { first: World; log: ParsedLog; recorded: Recorded } {
  const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
  const first = parseWorld(JSON.parse(read(`${name}.genesis.json`)));
  const all = JSON.parse(read('recorded.json')) as Record<string, Recorded>;
  const recorded = all[name];
  if (!recorded) throw new Error(`nothing was recorded for ${name}`);
  const log = parseLog(read(`${name}.jsonl`), genesisHead(documentOf(first)));
  return { first, log, recorded };
}
