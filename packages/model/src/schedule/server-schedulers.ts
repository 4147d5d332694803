// One scheduler per server, however many models and characters talk to it.
import { originOf } from '../outbound/server-url.ts';
import { CallScheduler, type SchedulerOptions } from './call-scheduler.ts';

export class ServerSchedulers {
  readonly #byOrigin = new Map<string, CallScheduler>();

  /** The scheduler of the server at an address; the options count when it is first asked for. */
  of(baseUrl: string, options?: SchedulerOptions): CallScheduler {
    const origin = originOf(baseUrl);
    const known = this.#byOrigin.get(origin) ?? new CallScheduler(options);
    this.#byOrigin.set(origin, known);
    return known;
  }
}
