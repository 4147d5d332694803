// Any JSON value as a schema, for the few fields whose shape belongs to others.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { isSoundJson, type Json } from './json.ts';

/** Any JSON within the limits of depth and size; the value itself passes, not a copy of it. */
export const jsonSchema: z.ZodType<Json> = z
  .unknown()
  .refine((value) => isSoundJson(value, { depth: limits.jsonDepth, nodes: limits.jsonNodes }), {
    message: 'not JSON, too deep or too large',
  }) as z.ZodType<Json>;
