// The GM's answer as a schema, for readers of the API; a test holds real answers against it.
import { CLAIM_SUBJECTS, STALL_LEVELS } from '@hakoniwa/gm';
import { DENIED_REASONS, INTENTS } from '@hakoniwa/stage';
import { z } from 'zod';

const operation = z.union([
  z.strictObject({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown() }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
]);

const intent = z.strictObject({
  intent: z.enum(INTENTS),
  target: z.string().nullable(),
  detail: z.string().nullable(),
});

const violation = z.strictObject({
  reason: z.enum(DENIED_REASONS),
  cause: z.string(),
  target: z.string().nullable(),
  intent: z.enum(INTENTS),
  text: z.string(),
  needs: z.string().optional(),
});

const resolution = z.strictObject({
  word: z.string(),
  name: z.string().nullable(),
  how: z.string(),
  corrected: z.boolean(),
});

export const gmResponseSchema = z.strictObject({
  parsed: z.strictObject({
    thought: z.string().nullable(),
    speech: z.string().nullable(),
    action_intents: z.array(intent),
  }),
  allowed: z.boolean(),
  denied_reason: z.enum(DENIED_REASONS).nullable(),
  world_delta: z.array(operation),
  stall_score: z.number().min(0).max(1),
  fact_cards: z.array(z.string()).max(3),
  violations: z.array(violation),
  resolution: z.array(resolution),
  claims: z.array(
    z.strictObject({
      about: z.enum(CLAIM_SUBJECTS),
      text: z.string(),
    }),
  ),
  injection: z.strictObject({ inject_world_state: z.boolean(), inject_gm_feedback: z.boolean() }),
  format: z.strictObject({ repairs: z.array(z.string()), ignored: z.array(z.string()) }),
  guidance: z.array(z.string()),
  stall: z.strictObject({ score: z.number(), level: z.enum(STALL_LEVELS) }),
});
