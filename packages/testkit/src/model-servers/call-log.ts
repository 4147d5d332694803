// What a scripted server saw: its calls, which faults they met and how they ended.
import type { ModelAsk } from './model-ask.ts';
import type { ModelFault } from './model-fault.ts';

/** `open` until the answer is out or the connection is closed; `aborted` when the caller hung up first. */
export interface LoggedCall {
  readonly ask: ModelAsk;
  readonly fault?: ModelFault;
  end: 'open' | 'sent' | 'broken' | 'aborted';
}

export class CallLog {
  readonly calls: LoggedCall[] = [];
  readonly #waiting = new Set<() => void>();

  /** Notes the arrival of a call. */
  begin(ask: ModelAsk, fault: ModelFault | undefined): LoggedCall {
    const call: LoggedCall = { ask, ...(fault && { fault }), end: 'open' };
    this.calls.push(call);
    this.#wake();
    return call;
  }

  finish(call: LoggedCall, end: LoggedCall['end']): void {
    call.end = end;
    this.#wake();
  }

  /** How many calls ended so. */
  count(end: LoggedCall['end']): number {
    return this.calls.filter((call) => call.end === end).length;
  }

  /** Resolves as soon as the log looks as wanted. */
  async until(isSo: (log: CallLog) => boolean): Promise<void> {
    while (!isSo(this)) await new Promise<void>((wake) => this.#waiting.add(wake));
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
