// The list of settings: to add one, write its row here and its line of help in both locales.
import { z } from 'zod';
import { addressSetting } from './address.ts';
import { list } from './list.ts';

/** One setting: how it is checked, and whether it must never be shown. */
interface Setting {
  readonly schema: z.ZodType;
  readonly isSecret?: boolean;
}

const text = z.string().min(1).optional();
const secret = { schema: text, isSecret: true } as const;

export const SETTINGS = {
  PORT: { schema: z.coerce.number().int().min(0).max(65_535).default(4649) },
  HOST: { schema: z.string().min(1).default('127.0.0.1') },
  /** Lets one in when the server is open to others. */
  HAKONIWA_TOKEN: secret,
  HAKONIWA_ACCOUNTS: { schema: z.enum(['on', 'off']).default('off') },
  HAKONIWA_SIGN_UP: { schema: z.enum(['invited', 'open']).default('invited') },
  HAKONIWA_HOSTS: { schema: list('host names') },
  HAKONIWA_ORIGINS: { schema: list('origins') },
  HAKONIWA_PROXIES: { schema: list('addresses or ranges') },
  HAKONIWA_LOG: { schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional() },
  HAKONIWA_DATA: { schema: text },
  HAKONIWA_QUOTA_MB: { schema: z.coerce.number().int().min(1).optional() },
  /** May hold a password, so it is never shown. */
  DATABASE_URL: { schema: addressSetting(['postgres:', 'postgresql:']), isSecret: true },
  NEO4J_URI: {
    schema: addressSetting(['bolt:', 'bolt+s:', 'bolt+ssc:', 'neo4j:', 'neo4j+s:', 'neo4j+ssc:']),
    isSecret: true,
  },
  OLLAMA_HOST: { schema: text },
  HAKONIWA_MODEL_URL: { schema: addressSetting(['http:', 'https:'], { isOpen: true }) },
  HAKONIWA_MODEL: { schema: text },
  HAKONIWA_MODEL_KEY: secret,
  OPENAI_API_KEY: secret,
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** The settings, by the names they have in the environment. */
export type Settings = {
  readonly [Name in SettingName]: z.infer<(typeof SETTINGS)[Name]['schema']>;
};

/** Whether a setting must never be shown. */
export function isSecret(name: SettingName): boolean {
  const setting: Setting = SETTINGS[name];
  return setting.isSecret === true;
}
