// What is kept: bytes of turns and events, packed logs of a million events, and memory in a jump of a month.
import type { BenchOptions } from '../bench-options.ts';
import type { Figure } from '../figure.ts';
import { longLogs } from '../storage/long-logs.ts';
import { month } from '../storage/month.ts';
import { sizes } from '../storage/sizes.ts';

export async function storage({ events }: BenchOptions): Promise<readonly Figure[]> {
  const lengths = [...new Set([Math.min(events, 100_000), events])];
  return [...(await sizes()), ...(await month()), ...(await longLogs(lengths))];
}
