// The last words that were heard, found from the end: a long life is not gone through for them.
import type { Memory } from './memory.ts';

/** So many at most, oldest first. */
export function lastSaid(memories: readonly Memory[], most: number): readonly string[] {
  const said: string[] = [];
  for (let i = memories.length - 1; i >= 0 && said.length < most; i--) {
    const { speech } = memories[i] ?? {};
    if (speech !== undefined) said.push(speech);
  }
  return said.reverse();
}
