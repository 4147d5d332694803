// Whether the work of a function grows no faster than the length of its text, told by processor time.
import type { HostileText } from './index.ts';

/** A function of a text, given fresh for each run so that nothing is remembered. */
export type Reader = () => (text: string) => unknown;

/** Lengths that are compared, each four times the one before. */
const LENGTHS = [3_125, 12_500, 50_000, 200_000] as const;
/** Fourfold text takes four times as long; sixteen times would be quadratic. */
const MOST = 9;
/** What a first look lets pass: noise, of which one run has its share, makes a curve look flatter, too. */
const SUSPECT = 6;
/** Less than this is noise: a collection, a compilation. */
const NOISE_MS = 25;
/** What the longest text must take at least where no shorter one tells: a quarter of what a turn may. */
const TELLING_MS = 100;
/** Rounds in which a suspect must be found again. */
const ROUNDS = 4;
/** Runs of the longest text in one of them; a shorter one costs little, and a curve is hidden by its times alone. */
const TRIES = 3;
const SHORTER_TRIES = 3;

/** Milliseconds of work that this process has done so far. */
export type Clock = () => number;

/**
 * The texts on which a reader is super-linear, with the times that show it. A first look at every text finds
 * suspects; then there are rounds over all of them that are still suspected, each with seeds of its own, so that
 * some time passes between two looks at the same. A curve is there whenever one looks; noise has gone by then.
 */
export function superLinear(
  texts: readonly HostileText[],
  reader: Reader,
  clock: Clock = processorMs,
): string[] {
  let seed = 0;
  const timeOf = ({ of }: HostileText, length: number): number => {
    const text = of(length, seed++);
    const read = reader();
    const beganMs = clock();
    read(text);
    return clock() - beganMs;
  };
  let suspects = texts
    .map((text) => ({ text, times: LENGTHS.map((length) => timeOf(text, length)) }))
    .filter(({ times }) => isSuspect(times));
  for (let round = 0; round < ROUNDS; round++) {
    suspects = suspects
      .map(({ text }) => ({ text, times: leastTimes((length) => timeOf(text, length)) }))
      .filter(({ times }) => isCurve(times));
  }
  return suspects.map(({ text, times }) => `${text.name}: ${told(times)}`);
}

/** The least time of each length; no more is tried once nothing is suspected. */
function leastTimes(timeOf: (length: number) => number): number[] {
  const least = LENGTHS.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < TRIES && (run === 0 || isSuspect(least)); run++) {
    LENGTHS.forEach((length, at) => {
      const runs = at === LENGTHS.length - 1 ? 1 : SHORTER_TRIES;
      for (let again = 0; again < runs; again++)
        least[at] = Math.min(least[at] ?? 0, timeOf(length));
    });
  }
  return least;
}

/** Whether any two lengths are further apart than they should be: one disturbed run does not hide a curve from all. */
function isSuspect(times: readonly number[]): boolean {
  return times.some((more, to) =>
    times.slice(0, to).some((less, from) => isOver([less, more], SUSPECT ** (to - from))),
  );
}

/** One step alone tells nothing, since collections and tables that grow come in steps, too; but a telling last one does. */
function isCurve(times: readonly number[]): boolean {
  const steps = times.slice(1).map((more, at) => isOver([times[at] ?? 0, more], MOST));
  const isTelling = (times.at(-1) ?? 0) >= TELLING_MS;
  return steps.some(
    (isOne, at) => isOne && (steps[at - 1] || (at === steps.length - 1 && isTelling)),
  );
}

function isOver([less, more]: readonly [number, number], most: number): boolean {
  return more >= NOISE_MS && more > most * less;
}

function told(times: readonly number[]): string {
  return times.map((ms, at) => `${LENGTHS[at]} in ${ms.toFixed(1)} ms`).join(', ');
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
