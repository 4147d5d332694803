// Runs a pack's daily life headless: from moment to moment, committed in groups, always the same for a seed.
import type { Gm } from '@hakoniwa/gm';
import { activityLines, type LineMode } from '@hakoniwa/life';
import { DAY_MS, type Language, type SealedEvent, type World } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { RunGoal } from './clock/goal.ts';
import { runGroup } from './clock/run-group.ts';
import { takeUpClock } from './clock/take-up.ts';
import { EffectRunner } from './effects/effect-runner.ts';
import type { PerformEffect } from './effects/perform-effect.ts';
import { type OpenedTown, openTown } from './town/open-town.ts';
import { systemWall } from './wall.ts';

export interface Simulation {
  readonly folder: string;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
  /** Days since the garden began. */
  readonly days: number;
  /** Ends the run earlier: a moment, a type of event, a condition; told the world it began with. */
  readonly until?: ((genesis: World) => RunGoal) | undefined;
  /** How many live there; as many as the pack brings when left out. */
  readonly residents?: number | undefined;
  readonly store: EventStore;
  /** The name of the garden in the store; one that is there already goes on where it stands. */
  readonly name: string;
  /** Who judges what is said; without it talks have no words. */
  readonly gm?: Gm | undefined;
  /** When the talks of a new town have words; by its size when left out. */
  readonly lines?: LineMode | undefined;
  /** A mind outside for everyone; instinct behind it, or alone when left out. */
  readonly perform?: ((town: OpenedTown) => PerformEffect) | undefined;
  /** Ends the run after the group that is being written; the garden can be taken up again. */
  readonly signal?: AbortSignal | undefined;
}

/** What a run says as it goes: how far it is, and the lines of the activity log. */
export interface SimulationStep {
  readonly town: OpenedTown;
  readonly world: World;
  readonly share: number;
  readonly events: readonly SealedEvent[];
  readonly lines: readonly string[];
  /** Whether the run is over, and not only stopped. */
  readonly isOver: boolean;
}

/** Runs until so many days have passed since the garden began; yields after every group. */
export async function* simulate(simulation: Simulation): AsyncGenerator<SimulationStep> {
  const { signal, store, perform } = simulation;
  const town = await openTown({ ...simulation, controlledBy: perform ? 'model' : 'instinct' });
  const { garden, life, begin, voices } = town;
  const goal = simulation.until?.(town.genesis);
  const end = Math.min(begin + simulation.days * DAY_MS, goal?.moment ?? Number.MAX_SAFE_INTEGER);
  const effects = perform && (await openEffects(town, store, perform(town)));
  const isStopped = () => signal?.aborted === true;
  const changed = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    for (let isOver = false; !isOver && !isStopped(); ) {
      const driven = { garden, wall: systemWall, effects, voices };
      const done = await runGroup(driven, { limit: end, goal, isWatched: false, changed });
      const events = done.submitted.flatMap((one) => one.events);
      isOver = done.end !== undefined || (done.submitted.length === 0 && !isStopped());
      const { world } = garden;
      const lines = events.flatMap((event) => activityLines({ config: life, world }, event));
      const share = isOver ? 1 : Math.min(1, (world.clock.now - begin) / (end - begin));
      yield { town, world, share, events, lines, isOver };
      await systemWall.breathe();
    }
  } finally {
    effects?.close();
  }
}

async function openEffects(
  { garden, voices }: OpenedTown,
  store: EventStore,
  perform: PerformEffect,
): Promise<EffectRunner> {
  const { allowance } = await takeUpClock(store, garden);
  return new EffectRunner({ garden, wall: systemWall, perform, allowance, voices });
}
