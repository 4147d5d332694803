// A typed act: who does what with which things. It is a proposal until the laws have seen it.
import type { z } from 'zod';
import { deedSchema } from '../world/schema/deed.ts';
import { characterIdSchema } from '../world/schema/ids.ts';

export const actSchema = deedSchema.extend({ actor: characterIdSchema });

export type Act = Readonly<z.infer<typeof actSchema>>;

export const SLOTS = ['object', 'target', 'tool'] as const;
export type Slot = (typeof SLOTS)[number];
