// The notes on a pack, one file each: to add one, write it and list it here.
import type { PackCheck } from '../checks/check.ts';
import { guessedClass } from './guessed-class.ts';
import { standIns } from './stand-ins.ts';

export const PACK_NOTES: readonly PackCheck[] = [guessedClass, standIns];
