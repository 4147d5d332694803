// Settings in a backup: by name, and none that holds a secret.
import { isSecret, SETTINGS, type SettingName } from '@hakoniwa/settings';
import { z } from 'zod';
import { backupText, name } from '../backup/fields.ts';
import type { BackupPart } from '../backup/part.ts';
import { soundBackupJson } from '../backup/sound-json.ts';
import { pageByPage } from '../backup/table-rows.ts';

const FILE = 'settings.jsonl';

const settingSchema = z.strictObject({ name, value: backupText });
type BackupSetting = z.infer<typeof settingSchema>;

export const settingsBackup: BackupPart = {
  name: 'settings',
  files: [{ file: FILE, since: 1 }],
  totals: ({ files }) => ({ settings: files[FILE] ?? 0 }),
  source: ({ pool }, { owner }) => ({
    async *rows(_file, { isAll }) {
      if (!isAll) return;
      const text = 'select name, value from hakoniwa.settings where scope = $1 order by name';
      const rows = pageByPage<BackupSetting>(pool, { text, values: [owner?.id ?? 'house'] });
      for await (const row of rows) if (!isSecretName(row.name)) yield row;
    },
  }),
  check: () => {
    const names: string[] = [];
    return {
      file: async (_file, rows) => {
        for await (const row of rows) names.push(sound(row).name);
      },
      finish: () => ({ ids: [], names }),
    };
  },
  target: ({ client, ownerId }) => {
    const left: string[] = [];
    return {
      after: async (read) => {
        for await (const row of read(FILE)) {
          const { name: called, value } = sound(row);
          if (isSecretName(called)) {
            left.push(called);
            continue;
          }
          // What somebody chose here goes before a backup.
          const { rowCount } = await client.query(
            `insert into hakoniwa.settings (scope, name, value) values ($1, $2, $3)
             on conflict do nothing`,
            [ownerId ?? 'house', called, value],
          );
          if (rowCount !== 1) left.push(called);
        }
      },
      report: () => ({ left, moved: [] }),
    };
  },
};

function sound(row: unknown): BackupSetting {
  return soundBackupJson(row, { schema: settingSchema, entry: FILE });
}

/** Whether a setting never leaves the server: by our own list, and by what it is called. */
function isSecretName(called: string): boolean {
  const isListed = Object.hasOwn(SETTINGS, called) && isSecret(called as SettingName);
  return isListed || /key|token|secret|passw|credential|cookie|_url$/i.test(called);
}
