// props.yaml: the things of a pack, by id.
import { z } from 'zod';
import { localisedName, localisedText, localisedWords } from '../../world/schema/localised.ts';
import { classSchema, kindSchema, nameSchema, sizeSchema } from '../../world/schema/words.ts';
import { affordanceSheetSchema, yieldSheetSchema } from './affordance-sheet.ts';
import { byId, idSchema } from './id.ts';
import { facilitySheetSchema } from './place-sheet.ts';

/** Where a prop is: a place's id, or in a hand, or in another prop. */
export const atSheetSchema = z.union([
  idSchema,
  z
    .strictObject({
      place: idSchema.optional(),
      holder: idSchema.optional(),
      inside: idSchema.optional(),
    })
    .refine((at) => Object.keys(at).length === 1),
]);

/** What both the sheet and a scenario may say about a prop. */
const changeable = {
  aliases: localisedWords.optional(),
  description: localisedText.optional(),
  at: atSheetSchema.optional(),
  state: z.array(nameSchema).max(50).optional(),
  portable: z.boolean().optional(),
  owner: idSchema.optional(),
  key: idSchema.optional(),
  capacity: z.int().min(0).optional(),
  affordances: z.array(affordanceSheetSchema).max(50).optional(),
  yields: z.array(yieldSheetSchema).max(20).optional(),
  uses: z.int().min(0).optional(),
  hidden: z.boolean().optional(),
  strict: z.boolean().optional(),
};

export const propSheetSchema = z.strictObject({
  name: localisedName,
  kind: kindSchema.optional(),
  class: classSchema.optional(),
  size: sizeSchema.optional(),
  ...changeable,
  /** Props that are inside this one; the other way to say where they are. */
  contains: z.array(idSchema).max(200).optional(),
  facility: facilitySheetSchema.optional(),
});

/** A prop in a scenario: its id, and what is different there. */
export const propChoiceSchema = z.union([
  idSchema,
  z.strictObject({ id: idSchema, name: localisedName.optional(), ...changeable }),
]);

export const propsSchema = byId(propSheetSchema);

export type AtSheet = z.infer<typeof atSheetSchema>;
export type PropSheet = Readonly<z.infer<typeof propSheetSchema>>;
export type PropChoice = z.infer<typeof propChoiceSchema>;
