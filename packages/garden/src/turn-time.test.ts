// A turn's time is shared: recalling gets a part, the mind the rest, and together they are the whole.
import type { Embedder, EmbedRequest } from '@hakoniwa/model';
import { expect, it } from 'vitest';
import { shareTurnTime } from './turn-time.ts';

const asked: number[] = [];
const embedder: Embedder = {
  id: 'test',
  embed: async ({ deadlineMs }: EmbedRequest) => {
    asked.push(deadlineMs);
    return [];
  },
};

it.each([
  [2_000, 500],
  [120_000, 15_000],
])('[GR45] of %i ms recalling may take %i', async (deadlineMs, embedMs) => {
  const shared = shareTurnTime({ embedder, deadlineMs });
  await shared.embedder.embed({ texts: ['a'], deadlineMs: 60_000 });
  expect(asked.at(-1)).toBe(embedMs);
  expect(shared.deadlineMs).toBe(deadlineMs - embedMs);
});
