// Settings as rows: of the server, or of a person.
import { throughOutage } from '../postgres/connection-loss.ts';
import type { Database } from '../postgres/database.ts';

export interface SettingRow {
  readonly name: string;
  /** JSON text. */
  readonly value: string;
}

/** The settings of a scope whose names begin so. */
export async function settingsIn(
  { pool }: Database,
  { scope, prefix }: { readonly scope: string; readonly prefix: string },
): Promise<readonly SettingRow[]> {
  const text = `select name, value from hakoniwa.settings
    where scope = $1 and starts_with(name, $2) order by name`;
  return (await throughOutage(() => pool.query<SettingRow>(text, [scope, prefix]))).rows;
}

/** Keeps a setting, or takes it away when its value is null. */
export async function storeSetting(
  { pool }: Database,
  { scope, name, value }: { readonly scope: string; readonly name: string; value: string | null },
): Promise<void> {
  const text =
    value === null
      ? 'delete from hakoniwa.settings where scope = $1 and name = $2'
      : `insert into hakoniwa.settings (scope, name, value) values ($1, $2, $3)
         on conflict (scope, name) do update set value = excluded.value, changed_at = now()`;
  const values = value === null ? [scope, name] : [scope, name, value];
  await throughOutage(() => pool.query(text, values));
}
