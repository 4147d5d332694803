// What was said lately, as one who heard it has it: the only past a talk looks at.
import type { Memory } from '../remember/memory.ts';

/** Lines a talk looks back on. */
const LINES = 60;

/** The last lines somebody heard or spoke, oldest first. */
export function lately(memories: readonly Memory[], most = LINES): readonly Memory[] {
  const lines: Memory[] = [];
  for (let i = memories.length - 1; i >= 0 && lines.length < most; i--) {
    const memory = memories[i];
    if (memory?.speech !== undefined) lines.push(memory);
  }
  return lines.reverse();
}
