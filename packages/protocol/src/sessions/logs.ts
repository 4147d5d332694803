// Fragments of logs, and the logs that are bound from them.
import { z } from 'zod';
import { limits } from './limits.ts';

const fragmentSchema = z.strictObject({
  id: z.string(),
  keyword: z.string(),
  emotion: z.string(),
  rarity: z.string(),
  memory: z.string(),
  backstory: z.string(),
  foundAt: z.string(),
  collected: z.boolean(),
});

export const completedLogSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  coreFragmentId: z.string(),
  subFragmentIds: z.array(z.string()),
  contaminationPercent: z.int().min(0).max(100),
  /** The character of the garden it lives on as. */
  livesAs: z.string().nullable(),
});

export const logListSchema = z.strictObject({
  fragments: z.array(fragmentSchema),
  logs: z.array(completedLogSchema),
});

export const compileSchema = z.strictObject({
  name: z.string().trim().min(1).max(limits.characterNameLength),
  coreFragmentId: z.string().min(1).max(200),
  subFragmentIds: z.array(z.string().min(1).max(200)).max(limits.subFragments),
});

export type WireFragment = z.infer<typeof fragmentSchema>;
export type WireLog = z.infer<typeof completedLogSchema>;
export type Compile = z.infer<typeof compileSchema>;
