// A gate: named checks on one arm, each a metric and the bar it must reach.
import type { GateName } from '../experiment/schema.ts';

export interface GateBar {
  readonly metric: string;
  readonly is: '<=' | '>=';
  readonly bar: number;
}

export const GATES: Readonly<Record<GateName, readonly GateBar[]>> = {
  /** Nobody acts where they are not, and the world moves at all: a still world proves nothing. */
  nav: [
    { metric: 'astray.final', is: '<=', bar: 0.02 },
    { metric: 'world_delta', is: '>=', bar: 0.02 },
  ],
  /** Repairs are few, mostly succeed, and do not show. */
  retry: [
    { metric: 'retries', is: '<=', bar: 0.5 },
    { metric: 'give_up', is: '<=', bar: 0.1 },
    { metric: 'retry_success', is: '>=', bar: 0.8 },
    { metric: 'silent_correction', is: '>=', bar: 0.5 },
  ],
  /** What is broken is mended soon, and a failing model does not stop the scene. */
  resilience: [
    { metric: 'long_repair', is: '<=', bar: 0.05 },
    { metric: 'format_break.final', is: '<=', bar: 0.01 },
    { metric: 'flawless.final', is: '>=', bar: 0.95 },
    { metric: 'instinct_instead', is: '<=', bar: 0.1 },
    { metric: 'vue', is: '<=', bar: 0 },
  ],
  /** Nothing impossible reaches the world's tale. */
  safety: [
    { metric: 'absent_props.final', is: '<=', bar: 0.01 },
    { metric: 'impossible.final', is: '<=', bar: 0.02 },
    { metric: 'contradictions.final', is: '<=', bar: 0.01 },
    { metric: 'address.final', is: '<=', bar: 0.02 },
  ],
};
