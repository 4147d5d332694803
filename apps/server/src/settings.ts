// Everything the environment can say, read and checked in one place.
import { z } from 'zod';

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4649),
  HOST: z.string().min(1).default('127.0.0.1'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** What is wrong with the environment, and how to mend it. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
}

/** Reads the settings from the environment. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = settingsSchema.safeParse(environment);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? '');
  throw new SettingsError(
    `${name}=${environment[name] ?? ''} cannot be used: ${issue?.message ?? ''}`,
  );
}
