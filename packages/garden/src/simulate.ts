// Runs a pack's daily life headless: from moment to moment, committed in groups, always the same for a seed.
import { activityLines, type LifeConfig, lifeOfPack, nextMoment } from '@hakoniwa/life';
import {
  buildWorld,
  DAY_MS,
  documentOf,
  genesisOf,
  hasErrors,
  isProblem,
  type Language,
  type SealedEvent,
  type StepResult,
  stateHash,
  step,
  type World,
} from '@hakoniwa/stage';
import { type EventStore, Line } from '@hakoniwa/store';
import { limits } from './limits.ts';
import { checkPack, PackProblemsError } from './load-pack.ts';
import { gardenRules } from './rules.ts';

export interface Simulation {
  readonly folder: string;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
  readonly days: number;
  readonly store: EventStore;
  /** The name of the garden in the store; one that is there already goes on where it stands. */
  readonly name: string;
}

/** What a run says as it goes: how far it is, and the lines of the activity log. */
export interface SimulationStep {
  readonly world: World;
  readonly share: number;
  readonly events: readonly SealedEvent[];
  readonly lines: readonly string[];
}

/** Runs until so many days have passed since the garden began; yields after every group. */
export async function* simulate(simulation: Simulation): AsyncGenerator<SimulationStep> {
  const { world: first, life } = await openTown(simulation);
  const { store, name } = simulation;
  const isThere = (await store.gardens()).includes(name);
  if (!isThere) await store.create({ garden: name, genesis: genesisOf(documentOf(first)) });
  const line = await Line.open({ store, garden: name });
  const rules = gardenRules({ life });
  const begin = first.clock.now;
  const end = begin + simulation.days * DAY_MS;
  for (;;) {
    const group: StepResult[] = [];
    let world = line.world;
    while (group.length < limits.groupEvents) {
      const at = nextMoment(world);
      if (at === undefined || at > end) break;
      const result = step(rules, world, { type: 'advance', to: at });
      if (result.events.length === 0 && result.world === world) break;
      group.push(result);
      world = result.world;
    }
    if (group.length === 0) return;
    const events = await line.commit(...group);
    const lines = events.flatMap((event) => activityLines({ config: life, world }, event));
    yield { world, share: Math.min(1, (world.clock.now - begin) / (end - begin)), events, lines };
  }
}

async function openTown({
  folder,
  scenario,
  language,
  seed,
}: Simulation): Promise<{ world: World; life: LifeConfig }> {
  const { pack, problems } = await checkPack(folder);
  if (!pack || hasErrors(problems)) throw new PackProblemsError(problems);
  const world = buildWorld(pack, {
    scenario,
    language: language ?? pack.languages[0] ?? 'ja',
    seed,
  });
  if (isProblem(world)) throw new PackProblemsError([world]);
  return { world, life: lifeOfPack(pack) };
}

/** What a run came to, in numbers. */
export interface SimulationReport {
  readonly days: number;
  readonly events: number;
  readonly hash: string;
  /** By resident: how often each activity was begun. */
  readonly activities: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Counts a run; plain data for people and programs. */
export class SimulationCount {
  #events = 0;
  readonly #activities: Record<string, Record<string, number>> = {};

  add({ events }: Pick<SimulationStep, 'events'>): void {
    this.#events += events.length;
    for (const { type, actor, detail } of events) {
      const action = (detail as { action?: unknown } | undefined)?.action;
      if (type !== 'activity-started' || actor === undefined || typeof action !== 'string')
        continue;
      const own = this.#activities[actor] ?? {};
      this.#activities[actor] = { ...own, [action]: (own[action] ?? 0) + 1 };
    }
  }

  report(world: World, days: number): SimulationReport {
    return { days, events: this.#events, hash: stateHash(world), activities: this.#activities };
  }
}
