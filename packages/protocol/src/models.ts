// Model servers: which were found, and of each place without one why not.
import { z } from 'zod';
import { bilingualSchema } from './words.ts';

const modelSchema = z.looseObject({ name: z.string() });

export const detectionSchema = z.strictObject({
  url: z.string(),
  found: z
    .strictObject({
      kind: z.string(),
      version: z.string().optional(),
      models: z.array(modelSchema),
      baseUrl: z.string(),
    })
    .optional(),
  advice: z.array(z.strictObject({ key: z.string(), text: bilingualSchema })),
});

export const modelListSchema = z.strictObject({ servers: z.array(detectionSchema) });
export const probeRequestSchema = z.strictObject({ url: z.string().min(1).max(2_000) });
