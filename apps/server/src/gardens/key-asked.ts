// The idempotency key of a request: under one key a thing is done once.
import { idempotencyKeySchema } from '@hakoniwa/protocol';

export const keyParameter = {
  name: 'idempotency-key',
  description: 'takeTurn.key',
  schema: idempotencyKeySchema.optional(),
} as const;
