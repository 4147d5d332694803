// The prompts of a long scene: they stay within their budget, and what must be whole stays whole.
import { expect, it } from 'vitest';
import { composedOver, expectBounded } from '../test/long-prompts.ts';

it('[GR9] over 180 turns no prompt is longer than its budget', async () => {
  const composed = await composedOver(180);
  expect(composed).toHaveLength(25);
  expectBounded(composed);
});
