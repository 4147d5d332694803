// The JSON Schema of what is sent to us: with the rule of every text, which the schemas themselves leave to the edge.
import { z } from 'zod';
import type { JsonSchema } from './field-texts.ts';

/** Text of whole characters without the character 0; JSON in UTF-8 has no halves but by escapes. */
const TEXT = '^[^\\u0000]*$';

/** The schema as a document shows it; the field that is mended takes any text. */
export function requestSchema(schema: z.ZodType, mended?: string): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema, path }) => {
      const { type, pattern, format, enum: words } = jsonSchema;
      const isFree = [pattern, format, words, jsonSchema.const].every((one) => one === undefined);
      if (type === 'string' && isFree && path.at(-1) !== mended) jsonSchema.pattern = TEXT;
    },
  });
  return rest as JsonSchema;
}
