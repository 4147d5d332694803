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

/** What the longest text must take at least where no shorter one tells: a quarter of what a turn may. */
const TELLING_MS = 100;

interface Step {
  readonly lengths: string;
  readonly ms: readonly [number, number];
  readonly isOver: boolean;
}

/**
 * The lengths between which a reader is super-linear on a shape; undefined where it is linear. Only CPU time of
 * this process is compared, the least of several tries, and one step alone tells nothing: collections and tables
 * that grow come in steps, too.
 */
export function superLinear(
  { of }: HostileText,
  reader: Reader,
  longest: number = Math.max(...LENGTHS),
): string | undefined {
  const lengths = LENGTHS.filter((length) => length <= longest);
  const steps: Step[] = [];
  for (const [i, length] of lengths.slice(1).entries()) {
    const shorter = lengths[i] ?? length;
    const step = stepOf({ of, reader, shorter, length });
    const before = steps.at(-1);
    steps.push(step);
    if (!step.isOver) continue;
    const isLast = length === lengths.at(-1);
    if (before?.isOver || (isLast && step.ms[1] >= TELLING_MS))
      return `${step.lengths}: ${step.ms.map((ms) => `${ms.toFixed(0)} ms`).join(' → ')}`;
  }
  return undefined;
}

interface StepOf extends Pick<HostileText, 'of'> {
  readonly reader: Reader;
  readonly shorter: number;
  readonly length: number;
}

function stepOf({ of, reader, shorter, length }: StepOf): Step {
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let isOver = true;
  for (let run = 0; run < TRIES && isOver; run++) {
    more = Math.min(more, cpuMs(reader, of(length, 2 * run)));
    isOver = more >= NOISE_MS;
    if (!isOver) break;
    less = Math.min(less, cpuMs(reader, of(shorter, 2 * run + 1)));
    isOver = more > MOST * Math.max(less, NOISE_MS / MOST);
  }
  return { lengths: `${shorter} → ${length}`, ms: [less, more], isOver };
}

function cpuMs(reader: Reader, text: string): number {
  const read = reader();
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
