// The run of the Lab that a request means.
import type { Context } from 'hono';
import { z } from 'zod';
import type { Parameter } from '../../api/operation.ts';
import { Refused } from '../../refused.ts';

export const runParameter: Parameter = { name: 'run', description: 'labRun.id', schema: z.uuid() };

/** The id in the address; what could not be one is not even looked for. */
export function runAsked(context: Context): string {
  const id = z.uuid().safeParse(context.req.param('run'));
  if (!id.success) throw new Refused('UNKNOWN_RUN', 'there is no such run');
  return id.data;
}
