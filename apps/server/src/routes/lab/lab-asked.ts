// The Lab and the run a request means; a house that keeps nothing has no Lab.
import type { Context } from 'hono';
import { z } from 'zod';
import type { Parameter } from '../../api/operation.ts';
import type { CompleteApp } from '../../app-parts.ts';
import type { Lab } from '../../lab/lab.ts';
import { Refused } from '../../refused.ts';

export const runParameter: Parameter = { name: 'run', description: 'labRun.id', schema: z.uuid() };

export function labOf({ lab }: Pick<CompleteApp, 'lab'>): Lab {
  if (!lab)
    throw new Refused('NOT_KEPT', 'this server keeps nothing; set HAKONIWA_DATA to a folder');
  return lab;
}

/** The id in the address; what could not be one is not even looked for. */
export function runAsked(context: Context): string {
  const id = z.uuid().safeParse(context.req.param('run'));
  if (!id.success) throw new Refused('UNKNOWN_RUN', 'there is no such run');
  return id.data;
}
