// The small vocabularies of the world's schema: languages, kinds, names and prose.

import { z } from 'zod';
import { CLASS_IDS } from '../../base/classes.data.ts';
import { KINDS, LANGUAGES } from '../../base/vocabulary.ts';
import { limits } from '../../limits.ts';

export const languageSchema = z.enum(LANGUAGES);

export const kindSchema = z.enum(KINDS);

/** What a thing is; the laws of vessels, sizes and the like follow from it. */
export const classSchema = z.enum(CLASS_IDS);
/** From 1, what lies in a palm, to 6, what fills a wall. */
export const sizeSchema = z.int().min(1).max(6);

export const nameSchema = z.string().min(1).max(limits.nameLength);
export const aliasesSchema = z.array(nameSchema).max(50);
export const proseSchema = z.string().max(limits.textLength);

/** Whole points from 0 to 100. */
export const percentSchema = z.int().min(0).max(100);
/** World time in whole milliseconds since the calendar's first midnight. */
export const momentSchema = z.int().min(0);

/** What may be left open between people and over time. */
export const threadKindSchema = z.enum(['question', 'promise', 'goal', 'plot']);
