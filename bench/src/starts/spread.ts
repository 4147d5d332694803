// Several waits as two figures: the middle one, and the worst, which is held against the bar.
import type { Figure } from '../figure.ts';
import { percentile } from '../measure.ts';

interface Waits {
  readonly name: string;
  readonly ms: readonly number[];
  readonly bar?: string;
}

export function spread({ name, ms, bar }: Waits): readonly Figure[] {
  if (ms.length === 0) return [];
  return [
    { name: `${name}, median`, value: percentile(ms, 0.5), unit: 'ms' },
    { name: `${name}, worst`, value: Math.max(...ms), unit: 'ms', ...(bar ? { bar } : {}) },
  ];
}
