// Settings of the server and of a person; what the environment says goes before them, and the answer says so.
import { z } from 'zod';
import { limits } from './limits.ts';
import { wireLanguageSchema } from './words.ts';

const modelSchema = z.string().trim().min(1).max(limits.modelNameLength);
const serverSchema = z
  .url({ protocol: /^https?$/ })
  .max(limits.modelNameLength)
  .refine((url) => !/^[a-z]+:\/\/[^/]*@/i.test(url), 'no password in an address');

/** What can be set; the name in the environment that goes before it, where there is one. */
const values = {
  /** The model of the server: what `auto` means. */
  model: modelSchema,
  /** Model servers to look at besides the usual places. */
  modelServers: z.array(serverSchema).max(limits.modelServers),
  /** Tokens in 24 hours of a garden that has no cap of its own. */
  tokensPerDay: z.int().min(1).max(limits.tokensPerDay),
  /** The language of the pages, for this person. */
  language: wireLanguageSchema,
} as const;

export type SettingKey = keyof typeof values;
export const SETTING_KEYS = Object.keys(values) as readonly SettingKey[];
/** Those of a person; the others are the server's, for whoever keeps it. */
export const PERSONAL_SETTINGS: readonly SettingKey[] = ['language'];

const shown = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value: value.nullable(),
    /** `environment` cannot be changed here; `default` was never set. */
    source: z.enum(['environment', 'settings', 'default']),
    /** Whether the asker may change it here. */
    isFixed: z.boolean(),
  });

export const settingsSchema = z.strictObject({
  model: shown(values.model),
  modelServers: shown(values.modelServers),
  tokensPerDay: shown(values.tokensPerDay),
  language: shown(values.language),
});

/** What is left out stays; null takes a setting back. */
export const settingsChangeSchema = z.strictObject({
  model: values.model.nullable().optional(),
  modelServers: values.modelServers.nullable().optional(),
  tokensPerDay: values.tokensPerDay.nullable().optional(),
  language: values.language.nullable().optional(),
});

export type SettingsShown = z.infer<typeof settingsSchema>;
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
