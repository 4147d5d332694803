// Accounts on the wire: people, the tokens of their programs, invitations, and the audit of a garden.
import { z } from 'zod';
import { limits } from './limits.ts';
import { wireIdSchema } from './words.ts';

/** By what somebody was let in. */
export const ADMITTANCES = ['local', 'house', 'session', 'token'] as const;
export type Admittance = (typeof ADMITTANCES)[number];

/** What an author does to a garden from outside. */
export const AUTHOR_DEEDS = ['edit', 'lock', 'inject', 'move', 'whisper', 'control'] as const;
export type AuthorDeed = (typeof AUTHOR_DEEDS)[number];

/** What one signs in with; large and small letters are the same name. */
export const accountNameSchema = z
  .string()
  .min(2)
  .max(limits.accountNameLength)
  .regex(/^[a-zA-Z0-9](?:[a-zA-Z0-9._-]*[a-zA-Z0-9])?$/);

/** Any characters, as long as they are characters. */
const passwordSchema = z
  .string()
  .min(limits.passwordLength.least)
  .max(limits.passwordLength.most)
  .refine((text) => text.isWellFormed(), 'half a character');

/** A password that was chosen earlier; only its size is looked at. */
const knownPasswordSchema = z.string().min(1).max(limits.typedLength);

export const roleSchema = z.enum(['keeper', 'member']);

export const signUpSchema = z.strictObject({
  name: accountNameSchema,
  password: passwordSchema,
  invitation: z.string().min(1).max(limits.typedLength).optional(),
});

export const accountSchema = z.strictObject({
  name: z.string(),
  role: roleSchema,
  /** What was shown to be known. */
  by: z.enum(['session', 'token']),
  scope: z.enum(['read', 'write']),
});

export const passwordChangeSchema = z.strictObject({
  current: knownPasswordSchema,
  next: passwordSchema,
  /** What becomes of the tokens of one's programs: whoever knew the password may have made some. */
  tokens: z.enum(['revoke', 'keep']).default('revoke'),
});

export const accountDeletionSchema = z.strictObject({ password: knownPasswordSchema });

export const newTokenSchema = z.strictObject({
  name: z.string().min(1).max(limits.nameLength),
  scope: z.enum(['read', 'write']),
  /** Ends by itself after so many days; never when left out. */
  days: z.int().min(1).max(limits.tokenDays).optional(),
});

const apiTokenSchema = z.strictObject({
  id: wireIdSchema,
  name: z.string(),
  scope: z.enum(['read', 'write']),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});

export const apiTokenListSchema = z.strictObject({ tokens: z.array(apiTokenSchema) });

/** Told once, when it is made. */
export const madeTokenSchema = apiTokenSchema.extend({ token: z.string() });

const invitationSchema = z.strictObject({
  id: wireIdSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
});

export const invitationListSchema = z.strictObject({ invitations: z.array(invitationSchema) });

/** Told once, when it is made. */
export const madeInvitationSchema = invitationSchema.extend({ code: z.string() });

export const auditPageSchema = z.strictObject({
  lines: z.array(
    z.strictObject({
      id: z.int(),
      at: z.string(),
      who: z.string(),
      /** By what they were let in. */
      by: z.enum(ADMITTANCES),
      what: z.enum(AUTHOR_DEEDS),
      detail: z.unknown(),
      outcome: z.enum(['done', 'denied', 'failed']).nullable(),
      seq: z.int().nullable(),
      requestId: z.string().nullable(),
    }),
  ),
  next: z.int().nullable(),
});
