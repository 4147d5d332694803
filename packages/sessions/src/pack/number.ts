// Numbers as packs of sessions write them: whole, bounded, in percent where they are shares.
import { z } from 'zod';
import { limits } from '../limits.ts';

/** A whole number from 0 up. */
export const wholeNumberSchema = z.int().min(0).max(limits.number);
/** A whole number from 1 up. */
export const positive = z.int().min(1).max(limits.number);
/** A share in whole percent. */
export const percent = z.int().min(0).max(100);
/** A change of a number, up or down. */
export const change = z.int().min(-limits.number).max(limits.number);
