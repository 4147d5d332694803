// A typed act: who does what with which things. It is a proposal until the laws have seen it.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { characterIdSchema } from '../world/schema/ids.ts';

const reference = z.string().min(1).max(limits.nameLength);

export const actSchema = z.strictObject({
  verb: z.string().min(1).max(limits.nameLength),
  actor: characterIdSchema,
  /** The thing handled: an id, or a name that is no id and so names nothing here. */
  object: reference.optional(),
  /** To whom, into what, onto what, where to. */
  target: reference.optional(),
  /** With what. */
  tool: reference.optional(),
  /** The pack's own word for it, when the verb is `use`. */
  affordance: reference.optional(),
});

export type Act = Readonly<z.infer<typeof actSchema>>;

export const SLOTS = ['object', 'target', 'tool'] as const;
export type Slot = (typeof SLOTS)[number];
