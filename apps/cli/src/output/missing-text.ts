// What a log does not hold, or does not let anybody have now, in the words of the reader.
import type { Language } from '@hakoniwa/stage';
import { GardenLockedError, UnknownBranchError, UnknownGardenError } from '@hakoniwa/store';
import { say } from '../locale/index.ts';

/** A sentence for a garden or branch that is not there or not free; undefined for every other failure. */
export function missingText(error: unknown, language: Language): string | undefined {
  if (error instanceof UnknownGardenError)
    return say(language, 'unknownGarden', { garden: error.garden });
  if (error instanceof UnknownBranchError)
    return say(language, 'unknownBranch', { branch: error.branch });
  if (error instanceof GardenLockedError) return say(language, 'gardenLocked', { pid: error.pid });
  return undefined;
}
