// The scheduler of one server: so many calls at once, the others in a bounded queue that can be watched.
import { abortError, throwIfAborted } from '../errors/abort.ts';
import { ModelQueueFullError } from '../errors/call-errors.ts';
import { limits } from '../limits.ts';
import { afterServing, chooseNext, rankOf, serviceOrder } from './choose-next.ts';
import type { SlotMemory, Ticket, WaitingCall } from './waiting-call.ts';

export interface SchedulerOptions {
  /** Calls at once; local servers work best with one, as each slot has its own cache. */
  readonly slots?: number;
  readonly queueLength?: number;
}

export interface ScheduleOptions extends Ticket {
  readonly signal?: AbortSignal | undefined;
  /** Told whenever the place in the queue changes; 0 is next. */
  readonly onPosition?: ((position: number) => void) | undefined;
}

interface Entry extends WaitingCall {
  readonly start: (slot: number) => void;
  readonly refuse: (error: Error) => void;
  readonly onPosition: ScheduleOptions['onPosition'];
  position: number;
}

export class CallScheduler {
  readonly #queueLength: number;
  readonly #slots: SlotMemory[];
  readonly #idle: number[];
  readonly #running = new Set<Ticket>();
  #waiting: Entry[] = [];

  constructor({ slots = 1, queueLength = limits.queueLength }: SchedulerOptions = {}) {
    this.#queueLength = queueLength;
    this.#slots = Array.from({ length: slots }, () => ({ group: undefined, run: 0 }));
    this.#idle = this.#slots.map((_, slot) => slot);
  }

  /** What runs and what waits, in the order of service. */
  snapshot(): { readonly running: readonly Ticket[]; readonly queued: readonly Ticket[] } {
    return { running: [...this.#running], queued: this.#order().map(ticketOf) };
  }

  /** Runs work as soon as its turn has come; called off while it waits, it never begins. */
  async run<T>(options: ScheduleOptions, work: () => Promise<T>): Promise<T> {
    throwIfAborted(options.signal);
    const slot = await this.#turn(options);
    const ticket = ticketOf(options);
    this.#running.add(ticket);
    try {
      return await work();
    } finally {
      this.#running.delete(ticket);
      this.#idle.push(slot);
      this.#serve();
    }
  }

  #turn({ signal, onPosition, ...ticket }: ScheduleOptions): Promise<number> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (!signal) return;
        this.#waiting = this.#waiting.filter((other) => other !== entry);
        reject(abortError(signal));
        this.#tellPositions();
      };
      const entry: Entry = {
        ...ticketOf(ticket),
        ...{ overtaken: 0, position: -1, onPosition },
        start: (slot) => {
          signal?.removeEventListener('abort', leave);
          resolve(slot);
        },
        refuse: (error) => {
          signal?.removeEventListener('abort', leave);
          reject(error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(entry);
      this.#serve();
      this.#shed();
    });
  }

  /** Starts as many waiting calls as there are idle slots. */
  #serve(): void {
    while (this.#waiting.length > 0) {
      const slot = this.#idle.shift();
      if (slot === undefined) break;
      const memory = this.#slots[slot] ?? { group: undefined, run: 0 };
      const next = chooseNext(this.#waiting, memory);
      if (!next) break;
      const place = this.#waiting.indexOf(next);
      for (const earlier of this.#waiting.slice(0, place)) earlier.overtaken += 1;
      this.#waiting.splice(place, 1);
      this.#slots[slot] = afterServing(memory, next);
      next.start(slot);
    }
    this.#tellPositions();
  }

  /** When the queue is too long, the least urgent of the latest goes. */
  #shed(): void {
    if (this.#waiting.length <= this.#queueLength) return;
    const worst = Math.max(...this.#waiting.map(rankOf));
    const last = this.#waiting.findLast((call) => rankOf(call) === worst);
    this.#waiting = this.#waiting.filter((call) => call !== last);
    last?.refuse(new ModelQueueFullError({ length: this.#queueLength }));
    this.#tellPositions();
  }

  #order(): readonly Entry[] {
    return serviceOrder(this.#waiting, this.#slots[0] ?? { group: undefined, run: 0 });
  }

  #tellPositions(): void {
    if (!this.#waiting.some((call) => call.onPosition)) return;
    this.#order().forEach((call, position) => {
      if (call.position === position) return;
      call.position = position;
      call.onPosition?.(position);
    });
  }
}

function ticketOf({ priority, group, purpose }: Ticket): Ticket {
  return {
    priority,
    ...(group !== undefined && { group }),
    ...(purpose !== undefined && { purpose }),
  };
}
