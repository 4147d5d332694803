// The prompts of a very long scene: they do not grow.
// Slow because what grows slowly shows after a thousand turns.
import { expect, it } from 'vitest';
import { composedOver, expectBounded, longest } from '../test/long-prompts.ts';

it('[GR9] over 1,000 turns no prompt is longer than its budget, nor do they grow', async () => {
  const composed = await composedOver(1_000);
  expectBounded(composed);
  expect(longest(composed.slice(-40))).toBeLessThan(longest(composed.slice(20, 60)) * 1.5);
});
