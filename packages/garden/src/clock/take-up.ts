// Takes a clock up again where the log left it: the last speed, its minute, and the calls of the last hour.
import { HOUR_MS, isJsonObject, type SealedEvent } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { Garden } from '../garden.ts';
import { limits } from '../limits.ts';
import { CallAllowance } from '../talk/call-allowance.ts';
import { CLOCK_SET } from './clock-rules.ts';
import { parseSpeed, type Speed } from './speed.ts';

export interface LeftClock {
  /** The speed of the last mark; undefined when nobody ever set one. */
  readonly speed?: Speed | undefined;
  /** The minute it was set at, when nothing has happened since. */
  readonly resumeAt?: number | undefined;
  readonly allowance: CallAllowance;
}

/** Reads the end of a garden's log. */
export async function takeUpClock(store: EventStore, garden: Garden): Promise<LeftClock> {
  const { branch, seq } = garden.head;
  const fromSeq = Math.max(1, seq - limits.tailEvents + 1);
  const allowance = new CallAllowance();
  let mark: SealedEvent | undefined;
  if (seq > 0) {
    for await (const event of store.read({ garden: garden.name, branch, fromSeq, toSeq: seq })) {
      if (event.type === CLOCK_SET) mark = event;
      if (event.at > garden.world.clock.now - HOUR_MS) allowance.recall(event);
    }
  }
  const { speed, moment } = isJsonObject(mark?.detail) ? mark.detail : {};
  return {
    allowance,
    ...(typeof speed === 'string' ? { speed: parseSpeed(speed) } : {}),
    ...(typeof moment === 'number' && mark?.seq === seq ? { resumeAt: moment } : {}),
  };
}
