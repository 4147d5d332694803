// What people do together, as a pack writes it: steps in order, each by one of the two or by both. A practice offers and
// never commands: whoever does not take the next step lets its time run out, and that ends it.
import { termSchema } from '@hakoniwa/stage';
import { z } from 'zod';
import { pointSchema } from './points.ts';

const doesSchema = z.union([
  z.strictObject({ verb: z.string().min(1), object: termSchema.optional() }),
  /** To where it was named when it was proposed. */
  z.strictObject({ go: z.literal(true) }),
  /** Words that make one of these points, the first one rather than the next. */
  z.strictObject({ say: z.array(pointSchema).min(1).max(4) }),
]);

const stepSchema = z.union([
  /** By who began it. */
  z.strictObject({ by: doesSchema }),
  /** By the other one. */
  z.strictObject({ to: doesSchema }),
  /** By both, in any order. */
  z.strictObject({ each: doesSchema }),
]);

/** How a practice begins, where it is not proposed: its first step is taken after that. */
const OPENINGS = ['failed', 'declined', 'upset'] as const;

const shape = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** After what its first step is taken: the other failed at something, said no, or was upset. Proposed when absent. */
  after: z.enum(OPENINGS).optional(),
  /** The only step, where there is one and both take it. */
  each: doesSchema.optional(),
  steps: z.array(stepSchema).min(1).max(8).optional(),
  /** Minutes after which nobody waits for it any more. */
  within: z
    .int()
    .min(1)
    .max(24 * 60),
});

export type Practice = Readonly<z.infer<typeof shape>>;
type Does = Readonly<z.infer<typeof doesSchema>>;

/** Something people do together. */
export const practiceSchema: z.ZodType<Practice> = shape
  .refine(({ each, steps }) => (each === undefined) !== (steps === undefined), {
    message: 'either `each` or `steps`',
  })
  .refine((one) => one.after === undefined || isOpening(stepsOf(one)[0]), {
    message: 'a practice that is not proposed begins with words by who begins it',
  });

/** One step: whose it is and what is done. */
export interface PracticeStep {
  readonly who: 'by' | 'to' | 'each';
  readonly does: Does;
}

/** The steps of a practice in order. */
export function stepsOf({ each, steps = [] }: Pick<Practice, 'each' | 'steps'>): PracticeStep[] {
  if (each) return [{ who: 'each', does: each }];
  return steps.map((step) =>
    'by' in step
      ? { who: 'by', does: step.by }
      : 'to' in step
        ? { who: 'to', does: step.to }
        : { who: 'each', does: step.each },
  );
}

function isOpening(step: PracticeStep | undefined): boolean {
  return step?.who === 'by' && 'say' in step.does;
}
