// The refusals a route may answer with, described the same way everywhere.
import { z } from 'zod';
import type { Text } from '../locale/index.ts';
import type { Answer } from './operation.ts';

const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    problems: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  }),
});

const WORDS = {
  400: 'refused.400',
  413: 'refused.413',
  415: 'refused.415',
  422: 'refused.422',
  503: 'refused.503',
} as const satisfies Readonly<Record<number, Text>>;

/** The answers for some statuses. */
export function refusals(...statuses: (keyof typeof WORDS)[]): Record<number, Answer> {
  const content = [{ type: 'application/json', name: 'Error', schema: errorSchema }];
  return Object.fromEntries(
    statuses.map((status) => [status, { description: WORDS[status], content }]),
  );
}
