// What a log does not hold, or does not let anybody have now, in the words of the reader.
import type { Language } from '@hakoniwa/stage';
import { GardenLockedError, UnknownBranchError, UnknownGardenError } from '@hakoniwa/store';
import { say } from '../locale/index.ts';

/** A sentence for a garden or branch that is not there or not free; undefined for every other failure. */
export function missingText(error: unknown, language: Language): string | undefined {
  if (error instanceof UnknownGardenError)
    return say(language, { key: 'unknownGarden', values: { garden: error.garden } });
  if (error instanceof UnknownBranchError)
    return say(language, { key: 'unknownBranch', values: { branch: error.branch } });
  if (error instanceof GardenLockedError)
    return say(language, { key: 'gardenLocked', values: { pid: error.pid } });
  return undefined;
}
