// The bars of what is hostile: the CPU time that the worst one can be asked to take, in process.
import type { Figure } from '../figure.ts';
import { hostileTurns } from '../limits/hostile-turns.ts';
import { largeWorlds } from '../limits/large-worlds.ts';

export async function limits(): Promise<readonly Figure[]> {
  return [...(await hostileTurns()), ...(await largeWorlds())];
}
