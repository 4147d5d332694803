// What somebody says is so, as any language says it: where a thing or a person is, who has it, how it is.
import { z } from 'zod';
import { limits } from '../limits.ts';

const ids = z.array(z.string().max(limits.nameLength));

/** A name of the world that was said, with all who bear it. */
const saidNameSchema = z.strictObject({
  name: z.string().min(1).max(limits.nameLength),
  props: ids,
  places: ids,
  people: ids,
});

/** One thing said to be so. */
export const statementSchema = z.strictObject({
  about: saidNameSchema,
  says: z.union([
    z.strictObject({ where: saidNameSchema }),
    z.strictObject({ holder: z.union([saidNameSchema, z.literal('speaker')]) }),
    z.strictObject({ state: z.string().max(limits.nameLength) }),
  ]),
  /** Whether it was said with a doubt. */
  isHedged: z.boolean(),
});

/** A name that was said. */
export type SaidName = Readonly<z.infer<typeof saidNameSchema>>;
/** Something said to be so. */
export type Statement = Readonly<z.infer<typeof statementSchema>>;
