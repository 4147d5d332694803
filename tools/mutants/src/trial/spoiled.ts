// The switch the instrumented sources look at: which mutant is at work, and who reached which.

interface Switch {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
}

const place = globalThis as { __stryker__?: Switch };
place.__stryker__ ??= {};
const spoiled = place.__stryker__;
/** What stands there when no mutant is at work; the sources look into the environment where there is nothing. */
const NONE = '';
spoiled.activeMutant = NONE;

/** A loop that a mutant made endless ends after so many rounds more than there were. */
const HITS_BEYOND = 100;

/** Sets a mutant to work, here and in whatever process or thread is started from here. */
export function activate(id: string, hits: number): void {
  spoiled.activeMutant = id;
  spoiled.hitCount = 0;
  spoiled.hitLimit = (hits + 1) * HITS_BEYOND;
  process.env.__STRYKER_ACTIVE_MUTANT__ = id;
}

/** Lets the sources be what they are. */
export function deactivate(): void {
  spoiled.activeMutant = NONE;
  delete process.env.__STRYKER_ACTIVE_MUTANT__;
}

/** From here on what is reached is put down to this. */
export function creditTo(name: string): void {
  spoiled.currentTestId = name;
}

/** How often which mutant was reached by whom, since this was asked last. */
export function takeHits(): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const { mutantCoverage } = spoiled;
  const taken = mutantCoverage?.perTest ?? {};
  if (mutantCoverage) mutantCoverage.perTest = {};
  return taken;
}
