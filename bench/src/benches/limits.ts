// The bars of what is hostile: the CPU time it can take in process, and what others at a server notice of it.
import type { Figure } from '../figure.ts';
import { healthyServer } from '../limits/healthy-server.ts';
import { hostileTurns } from '../limits/hostile-turns.ts';
import { largeWorlds } from '../limits/large-worlds.ts';
import { threadOrSlices } from '../limits/thread-or-slices.ts';

export async function limits(): Promise<readonly Figure[]> {
  return [
    ...(await healthyServer()),
    ...(await hostileTurns()),
    ...(await largeWorlds()),
    ...(await threadOrSlices()),
  ];
}
