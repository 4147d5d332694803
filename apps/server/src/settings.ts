// Everything the environment can say, read and checked in one place.
import { z } from 'zod';
import { addressList } from './borders/address-list.ts';

/** A list with commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4649),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The secret that lets one in; `new` has one made. */
  HAKONIWA_TOKEN: z.string().min(1).optional(),
  /** Names this server answers to besides localhost. */
  HAKONIWA_HOSTS: list,
  /** Origins whose pages may call it besides its own. */
  HAKONIWA_ORIGINS: list.refine((origins) => origins.every((one) => URL.canParse(one)), 'origins'),
  /** Proxies whose X-Forwarded-* is believed. */
  HAKONIWA_PROXIES: list.refine(isAddressList, 'addresses or ranges'),
  HAKONIWA_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

/** What is wrong with the environment, and how to mend it. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
}

/** Reads the settings from the environment; a secret never stands in the complaint. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = settingsSchema.safeParse(environment);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? '');
  const value = name === 'HAKONIWA_TOKEN' ? '…' : (environment[name] ?? '');
  throw new SettingsError(`${name}=${value} cannot be used: ${issue?.message ?? ''}`);
}

function isAddressList(entries: readonly string[]): boolean {
  try {
    addressList(entries);
    return true;
  } catch {
    return false;
  }
}
