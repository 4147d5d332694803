// Any JSON value as a schema, for the few fields whose shape belongs to others.
import { z } from 'zod';
import type { Json } from '../../base/json.ts';

export const jsonSchema: z.ZodType<Json> = z.json() as z.ZodType<Json>;
