// An affordance: what a prop lets one do, what that needs, and what comes of it.
import { z } from 'zod';
import { jsonSchema } from '../../base/json-schema.ts';
import { nameSchema, proseSchema } from './words.ts';

/** Where something that is made goes. */
export const YIELD_PLACES = ['hand', 'here', 'inside'] as const;

/** A thing an effect brings into being. */
export const yieldSchema = z.strictObject({
  name: nameSchema,
  aliases: z.array(nameSchema).optional(),
  kind: z.string().optional(),
  affordances: z.array(nameSchema).optional(),
});

/** What must hold before the affordance works. */
const requirementSchema = z.strictObject({
  /** Each names a prop (id, name or alias) or a kind of prop that must be in the actor's hands. */
  holding: z.array(nameSchema).optional(),
  /** State words the prop must have. */
  state: z.array(nameSchema).optional(),
  /** State words the prop must not have. */
  notState: z.array(nameSchema).optional(),
});

/** One thing that changes when the affordance is used. */
export const outcomeSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('state'),
    add: z.array(nameSchema).optional(),
    remove: z.array(nameSchema).optional(),
    /** Another prop's id; the prop itself when absent. */
    of: z.string().optional(),
  }),
  z.strictObject({ do: z.literal('consume') }),
  z.strictObject({
    do: z.literal('yield'),
    thing: yieldSchema,
    to: z.enum(YIELD_PLACES),
  }),
  z.strictObject({ do: z.literal('reveal'), prop: z.string() }),
  z.strictObject({
    do: z.literal('status'),
    name: nameSchema,
    level: z.int().min(0).max(10).optional(),
  }),
  z.strictObject({
    do: z.literal('need'),
    need: z.string(),
    points: z.number().min(-100).max(100),
  }),
  z.strictObject({ do: z.literal('flag'), name: z.string(), value: jsonSchema }),
  z.strictObject({ do: z.literal('happen'), text: proseSchema }),
]);

export const affordanceSchema = z.strictObject({
  /** A verb of the Stage, or `use` for a word of the pack's own. */
  verb: z.string().min(1),
  /** The word as shown: 飲む, 開ける. */
  label: nameSchema,
  requires: requirementSchema.optional(),
  outcomes: z.array(outcomeSchema).max(20).optional(),
});

export type Yield = Readonly<z.infer<typeof yieldSchema>>;
export type Requirement = Readonly<z.infer<typeof requirementSchema>>;
export type AffordanceOutcome = Readonly<z.infer<typeof outcomeSchema>>;
export type Affordance = Readonly<z.infer<typeof affordanceSchema>>;
