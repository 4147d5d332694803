// Replay: a world is its first state and the patches since, forwards and backwards, without any rule.
import type { Patch } from '../patch/operation.ts';
import { patchWorld } from '../patch/world-patch.ts';
import type { EventDraft } from '../step/event.ts';
import type { World } from '../world/world.ts';

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
export function applyEvent(world: World, event: Pick<EventDraft, 'patch'>): World {
  return patched(world, event.patch, { seq: world.seq + 1, named: world.seq + 1 });
}

/** The world before an event. */
export function unapplyEvent(world: World, event: Pick<EventDraft, 'inverse'>): World {
  return patched(world, event.inverse, { seq: world.seq - 1, named: world.seq });
}

/** The world after a run of events. */
export function worldAfter(world: World, events: Iterable<Pick<EventDraft, 'patch'>>): World {
  let current = world;
  for (const event of events) current = applyEvent(current, event);
  return current;
}

function patched(world: World, patch: Patch, at: { seq: number; named: number }): World {
  try {
    return { ...patchWorld(world, patch).world, seq: at.seq };
  } catch (error) {
    throw new ReplayError(at.named, error);
  }
}
