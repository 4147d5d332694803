// What is done with which things, whoever does it.
import { z } from 'zod';
import { limits } from '../../limits.ts';

const reference = z.string().min(1).max(limits.nameLength);

export const deedSchema = z.strictObject({
  verb: reference,
  /** The thing handled: an id, or a name that is no id and so names nothing here. */
  object: reference.optional(),
  /** To whom, into what, onto what, where to. */
  target: reference.optional(),
  /** With what. */
  tool: reference.optional(),
  /** The pack's own word for it, when the verb is `use`. */
  affordance: reference.optional(),
});
