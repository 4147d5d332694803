// The kinds of fields the entries of a backup are made of, each bounded.
import { z } from 'zod';
import { BackupRefusedError } from './errors.ts';
import { checkKeys } from './sound-json.ts';

export const hash = z.string().regex(/^[0-9a-f]{64}$/);
export const name = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u);
/** No database keeps a text with the character 0, or with half of a pair. */
export const backupText = z
  .string()
  .refine(
    (given) => !given.includes('\u0000') && given.isWellFormed(),
    'a character is not allowed',
  );
export const short = backupText.max(1_000);
export const backupCount = z.int().min(0).max(2_147_483_647);
export const moment = z.iso.datetime({ offset: true });

/** An id as this server makes them, which nothing else in a backup looks like. */
export const idOf = (prefix: string) =>
  z
    .string()
    .startsWith(`${prefix}-`)
    .regex(/^[a-z]+-[0-9a-f]{8}[0-9a-f-]{0,40}$/);

/** JSON kept as text, of the shape its readers count on. */
export const jsonOf = <T extends z.ZodType>(shape: T) =>
  backupText.superRefine((given, context) => {
    const value = parsed(given);
    const read = value === undefined ? undefined : shape.safeParse(value);
    if (read?.success && !hasForbiddenKey(value)) return;
    const [issue] = read?.error?.issues ?? [];
    const path = issue?.path.map(String).join('.') ?? '';
    context.addIssue({
      code: 'custom',
      message: `${path} ${issue?.message ?? 'it is no JSON of ours'}`,
    });
  });

/** Keys that reach into every object are refused inside of texts too. */
function hasForbiddenKey(value: unknown): boolean {
  try {
    checkKeys(value, '');
    return false;
  } catch (error) {
    if (error instanceof BackupRefusedError) return true;
    throw error;
  }
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given) as unknown;
  } catch {
    // Said by whoever asked, with the place.
    return undefined;
  }
}
