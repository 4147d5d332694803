// Whether the work of a function grows no faster than the length of its text, told by CPU time.
import type { HostileText } from './index.ts';

/** A function of a text, given fresh for each run so that nothing is remembered. */
export type Reader = () => (text: string) => unknown;

/** Lengths that are compared, each four times the one before. */
const LENGTHS = [3_125, 12_500, 50_000, 200_000] as const;
/** Fourfold text takes four times as long; sixteen times would be quadratic. */
const MOST = 9;
/** Less than this is noise: a collection, a compilation. */
const NOISE_MS = 25;
const TRIES = 5;

/**
 * The lengths between which a reader is super-linear on a shape; undefined where it is linear. Only CPU time of
 * this process is compared, the least of several tries, so that a busy machine changes nothing.
 */
export function superLinear(
  { of }: HostileText,
  reader: Reader,
  longest: number = Math.max(...LENGTHS),
): string | undefined {
  const lengths = LENGTHS.filter((length) => length <= longest);
  for (const [i, length] of lengths.slice(1).entries()) {
    const shorter = lengths[i] ?? length;
    let times: readonly [number, number] = [0, 0];
    const isOver = Array.from({ length: TRIES }).every((_, run) => {
      const more = cpuMs(reader, of(length, 2 * run));
      if (more < NOISE_MS) return false;
      times = [cpuMs(reader, of(shorter, 2 * run + 1)), more];
      return more > MOST * Math.max(times[0], NOISE_MS / MOST);
    });
    if (isOver)
      return `${shorter} → ${length}: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(' → ')}`;
  }
  return undefined;
}

function cpuMs(reader: Reader, text: string): number {
  const read = reader();
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
