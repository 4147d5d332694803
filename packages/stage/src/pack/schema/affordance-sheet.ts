// An affordance as authors write it: shorthand such as `開ける(要:鍵)`, or the full form.

import { z } from 'zod';
import { jsonSchema } from '../../base/json-schema.ts';
import { YIELD_PLACES } from '../../world/schema/affordance.ts';
import {
  localisedName,
  localisedTerm,
  localisedText,
  localisedWords,
} from '../../world/schema/localised.ts';
import { nameSchema } from '../../world/schema/words.ts';
import { idSchema } from './id.ts';

/** A thing an affordance or a machine brings into being; a plain text is its name. */
export const yieldSheetSchema = z.strictObject({
  name: localisedName,
  aliases: localisedWords.optional(),
  kind: z.string().optional(),
});

const requirementSheetSchema = z.strictObject({
  /** Props by id, name, alias or kind that must be in the actor's hands. */
  holding: z.array(localisedTerm).max(20).optional(),
  state: z.array(nameSchema).max(20).optional(),
  notState: z.array(nameSchema).max(20).optional(),
});

const outcomeSheetSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('state'),
    add: z.array(nameSchema).optional(),
    remove: z.array(nameSchema).optional(),
    of: idSchema.optional(),
  }),
  z.strictObject({ do: z.literal('consume') }),
  z.strictObject({
    do: z.literal('yield'),
    thing: yieldSheetSchema,
    to: z.enum(YIELD_PLACES),
  }),
  z.strictObject({ do: z.literal('reveal'), prop: idSchema }),
  z.strictObject({
    do: z.literal('status'),
    name: localisedName,
    level: z.int().min(0).max(10).optional(),
  }),
  z.strictObject({
    do: z.literal('need'),
    need: z.string().min(1),
    points: z.number().min(-100).max(100),
  }),
  z.strictObject({ do: z.literal('flag'), name: z.string().min(1), value: jsonSchema }),
  z.strictObject({ do: z.literal('happen'), text: localisedText }),
]);

const fullAffordanceSchema = z.strictObject({
  /** A verb of the Stage, or one of its words; `use` for a word of the pack's own. */
  verb: nameSchema,
  /** The word as shown; the verb's own word when absent. */
  label: localisedName.optional(),
  requires: requirementSheetSchema.optional(),
  outcomes: z.array(outcomeSheetSchema).max(20).optional(),
});

export const affordanceSheetSchema = z.union([nameSchema, fullAffordanceSchema]);

export type YieldSheet = z.infer<typeof yieldSheetSchema>;
export type OutcomeSheet = z.infer<typeof outcomeSheetSchema>;
export type FullAffordance = z.infer<typeof fullAffordanceSchema>;
export type AffordanceSheet = z.infer<typeof affordanceSheetSchema>;
