// Lets a scene live while the server runs: one turn after the other, with a breath in between.
import { setTimeout as wait } from 'node:timers/promises';
import { runScene, type SceneParts } from '@hakoniwa/garden';

/** Runs turns without end until the result is called; a failure stops the scene and is said. */
export function livingScene(
  parts: Omit<SceneParts, 'turns'>,
  { everyMs }: { everyMs: number },
): () => void {
  const stopped = new AbortController();
  const live = async () => {
    for await (const _turn of runScene({ ...parts, turns: Number.POSITIVE_INFINITY })) {
      await wait(everyMs, undefined, { signal: stopped.signal });
    }
  };
  live().catch((error: unknown) => {
    if (!stopped.signal.aborted) console.error('the garden stands still:', error);
  });
  return () => stopped.abort();
}
