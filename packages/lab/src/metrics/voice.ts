// The voice: forms of address and words a character never says.
import { hit, type Metric, onBoth } from './metric.ts';

const slipOf = (check: string) => (slips: readonly { readonly check: string }[]) =>
  hit(slips.some((slip) => slip.check === check));

export const VOICE_METRICS: readonly Metric[] = [
  ...onBoth({
    id: 'address',
    group: 'voice',
    kind: 'share',
    better: 'low',
    of: ({ slips }) => slipOf('address')(slips),
  }),
  ...onBoth({
    id: 'tone',
    group: 'voice',
    kind: 'share',
    better: 'low',
    of: ({ slips }) => slipOf('tone')(slips),
  }),
];
