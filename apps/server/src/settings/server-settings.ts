// The settings of the server and its people: kept in rows, behind what the environment says.

import { type Database, settingsIn, storeSetting } from '@hakoniwa/database';
import { type ModelSettings, normalModelName, ownerIdOf } from '@hakoniwa/garden';
import { ModelAddressError, serverUrl } from '@hakoniwa/model';
import {
  PERSONAL_SETTINGS,
  SETTING_KEYS,
  type SettingKey,
  type SettingsChange,
  type SettingsShown,
  settingsChangeSchema,
} from '@hakoniwa/protocol';
import type { Pass } from '../borders/pass.ts';
import { Refused } from '../refused.ts';

type Values = { readonly [K in SettingKey]?: NonNullable<SettingsChange[K]> };

export interface ServerSettings {
  /** What is said about models, by the environment first. */
  readonly models: () => ModelSettings;
  /** Model servers to look at besides the usual places. */
  readonly servers: () => readonly string[];
  readonly tokensPerDay: () => number | undefined;
  readonly shown: (pass: Pass) => Promise<SettingsShown>;
  /** Throws FORBIDDEN for what only the keeper of the server may change. */
  readonly change: (change: SettingsChange, pass: Pass) => Promise<void>;
  readonly close: () => void;
}

interface SettingsParts {
  /** What the environment says. */
  readonly said: Partial<ModelSettings>;
  readonly database: Database;
}

/** The scope of what is set for the server as a whole. */
const SERVER = 'house';
const PREFIX = 'set.';
const NOTICE = 'settings';

export async function openServerSettings({
  said,
  database,
}: SettingsParts): Promise<ServerSettings> {
  const rows = rowsIn(database);
  let parts = await rows.read(SERVER);
  const refresh = async () => {
    parts = await rows.read(SERVER);
  };
  const stop = database.feed.hearNotices(({ type }) => {
    // What could not be read now is read when it is next changed or opened.
    if (type === NOTICE) refresh().catch(() => undefined);
  });
  const fixed = fixedBy(said);
  return {
    models: () =>
      ({
        ...said,
        HAKONIWA_MODEL: said.HAKONIWA_MODEL ?? parts.model,
        HAKONIWA_MODEL_URL: said.HAKONIWA_MODEL_URL ?? parts.modelServers?.filter(isServerUrl)[0],
      }) as ModelSettings,
    servers: () => (parts.modelServers ?? []).filter(isServerUrl).map(serverUrl),
    tokensPerDay: () => parts.tokensPerDay,
    shown: async (pass) => {
      const own = await rows.read(scopeOf('language', pass));
      const one = <K extends SettingKey>(key: K) => {
        const isOwn = PERSONAL_SETTINGS.includes(key);
        const value = fixed[key] ?? (isOwn ? own : parts)[key] ?? null;
        const source = key in fixed ? 'environment' : value === null ? 'default' : 'settings';
        return { value, source, isFixed: key in fixed || !(isOwn || pass.isKeeper) };
      };
      return Object.fromEntries(SETTING_KEYS.map((key) => [key, one(key)])) as SettingsShown;
    },
    change: async (change, pass) => {
      const keys = SETTING_KEYS.filter((key) => change[key] !== undefined);
      const isOfServer = keys.some((key) => !PERSONAL_SETTINGS.includes(key));
      if (isOfServer && !pass.isKeeper)
        throw new Refused('FORBIDDEN', 'only whoever keeps this server may change that');
      const kept = normalChange(change);
      for (const key of keys) {
        const value = kept[key] ?? null;
        const text = value === null ? null : JSON.stringify(value);
        await rows.write(scopeOf(key, pass), { name: `${PREFIX}${key}`, value: text });
      }
      await refresh();
      database.feed.notify({ type: NOTICE, about: SERVER, text: '' });
    },
    close: () => stop(),
  };
}

/** Addresses as they are kept: in their normal form; throws ModelAddressError. */
function normalChange({ model, modelServers, ...rest }: SettingsChange): SettingsChange {
  return {
    ...rest,
    ...(model && { model: normalModelName(model) }),
    ...(modelServers && { modelServers: modelServers.map(serverUrl) }),
  };
}

/** Whether a row, perhaps of an earlier time, can be called. */
function isServerUrl(address: string): boolean {
  try {
    serverUrl(address);
    return true;
  } catch (error) {
    if (error instanceof ModelAddressError) return false;
    throw error;
  }
}

/** What the environment decides, and nobody changes here. */
function fixedBy({
  HAKONIWA_MODEL,
  HAKONIWA_MODEL_URL,
  OLLAMA_HOST,
}: Partial<ModelSettings>): Values {
  const servers = [HAKONIWA_MODEL_URL, OLLAMA_HOST].filter((one) => one !== undefined);
  return {
    ...(HAKONIWA_MODEL === undefined ? {} : { model: HAKONIWA_MODEL }),
    ...(servers.length === 0 ? {} : { modelServers: servers }),
  };
}

function scopeOf(key: SettingKey, { owner }: Pass): string {
  return PERSONAL_SETTINGS.includes(key) ? (ownerIdOf(owner) ?? SERVER) : SERVER;
}

interface SettingRows {
  readonly read: (scope: string) => Promise<Values>;
  readonly write: (scope: string, row: { name: string; value: string | null }) => Promise<void>;
}

function rowsIn(database: Database): SettingRows {
  return {
    read: async (scope) => valuesOf(await settingsIn(database, { scope, prefix: PREFIX })),
    write: (scope, row) => storeSetting(database, { scope, ...row }),
  };
}

/** A value that was restored from somewhere may be any text. */
function jsonIn(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** What can be read of rows; a value of another time that means nothing now counts as none. */
function valuesOf(rows: readonly { readonly name: string; readonly value: string }[]): Values {
  const found = rows.flatMap(({ name, value }) => {
    const key = name.slice(PREFIX.length);
    const read = settingsChangeSchema.safeParse({ [key]: jsonIn(value) });
    return read.success ? Object.entries(read.data) : [];
  });
  return Object.fromEntries(found) as Values;
}
