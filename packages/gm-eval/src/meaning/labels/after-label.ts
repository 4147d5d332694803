// A performed turn with all that it changes: a closed set, so that nothing else may change.
import { z } from 'zod';
import { anyOf, labelBase, may } from './label-base.ts';

const changeLabelSchema = z.union([
  /** Somebody is somewhere else. */
  z.strictObject({ person: z.string().min(1), at: anyOf, may }),
  /** A thing is somewhere else: a place, a hand, a container. */
  z.strictObject({ thing: z.string().min(1), at: anyOf, may }),
  /** A thing has one of these words among its states, and none that is the opposite. */
  z.strictObject({ thing: z.string().min(1), state: anyOf, may }),
  z.strictObject({ thing: z.string().min(1), gone: z.literal(true), may }),
  z.strictObject({ thing: z.string().min(1), made: z.literal(true), may }),
]);

export const afterLabelSchema = z.strictObject({
  ...labelBase,
  /** The reasons it may be denied for; it is allowed where there are none. */
  denied: z
    .array(z.string().regex(/^[A-Z_]+$/))
    .min(1)
    .optional(),
  changes: z.array(changeLabelSchema),
});

export type AfterLabel = Readonly<z.infer<typeof afterLabelSchema>>;
export type ChangeLabel = AfterLabel['changes'][number];
