// Replay: a world is its first state and the patches since, without any rule.

import type { EventFacts } from '../step/event.ts';
import type { World } from '../world/world.ts';
import { patchWorld } from '../world/world-patch.ts';

/** An event whose patch does not fit the world it is said to have changed. */
export class ReplayError extends Error {
  readonly code = 'EVENT_DOES_NOT_FIT';
  override readonly name = 'ReplayError';
  readonly seq: number;

  constructor(seq: number, cause: unknown) {
    super(`event ${seq} does not fit the world before it`, { cause });
    this.seq = seq;
  }
}

/** The world after an event. */
export function applyEvent(world: World, event: Pick<EventFacts, 'patch'>): World {
  const seq = world.seq + 1;
  try {
    return { ...patchWorld(world, event.patch).world, seq };
  } catch (error) {
    throw new ReplayError(seq, error);
  }
}

/** The world after a run of events. */
export function worldAfter(world: World, events: Iterable<Pick<EventFacts, 'patch'>>): World {
  let current = world;
  for (const event of events) current = applyEvent(current, event);
  return current;
}
