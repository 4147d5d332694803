// An answer that is not a success: a stable code of the one table, words, and what a program needs to go on.
import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

/** A code of the table. */
export const errorCodeSchema = z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]);

/** The body of every answer that is not a success. */
export const errorSchema = z.strictObject({
  error: z.strictObject({
    code: errorCodeSchema,
    message: z.string(),
    /** Every wrong field. */
    problems: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    /** What a program needs to go on: a balance, a cost, a state. */
    details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    /** The request this answers, for whoever reads the log. */
    requestId: z.string().optional(),
  }),
});

export type ErrorAnswer = z.infer<typeof errorSchema>;
