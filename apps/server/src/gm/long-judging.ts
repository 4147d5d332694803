// Judges what takes long one at a time, with a turn for everybody else in between: nobody holds the loop twice running.
import { setImmediate as otherWork } from 'node:timers/promises';
import type { GmRequest } from '@hakoniwa/gm';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';

/** Whether a request may take longer than others should wait for it: by its text, or by its world. */
export function isLong({ raw_output, world_state }: GmRequest): boolean {
  if ((raw_output?.length ?? 0) > limits.longJudging.textLength) return true;
  const { props = {}, characters = {} } = world_state;
  return Object.keys(props).length + Object.keys(characters).length > limits.longJudging.entries;
}

/** One place where long work waits; throws BUSY when too many wait. */
export class OneAtATime {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T): Promise<T> {
    if (this.#waiting >= limits.longJudging.waiting)
      throw new Refused('BUSY', 'too many long turns wait to be judged');
    this.#waiting += 1;
    const done = this.#last
      // What arrived meanwhile goes first: sockets are read before the next piece of work begins.
      .then(() => otherWork())
      .then(work)
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
