// Unused object: something was brought on and nobody has touched it since.
import type { Pattern } from '../../pattern.ts';

/** Introduced, and not used for twenty minutes. */
export const unusedObject: Pattern = {
  id: 'unused-object',
  kind: 'object',
  weight: 0.3,
  ttlMinutes: 60,
  steps: [
    { tag: 'introduced', bind: { object: 'thing' } },
    { type: '*', outcome: 'any', if: [{ afterMinutes: 20 }] },
  ],
  unless: [{ after: 0, tag: 'used', bind: { object: 'thing' } }],
  greedy: true,
  card: { ja: '{thing}はまだ一度も使われていない。', en: '{thing} has not been used yet.' },
};
