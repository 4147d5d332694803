// Calls to models in a backup, beside the log of their garden: a replay needs no model.
import {
  type BackupPart,
  insertRows,
  backupLimits as limits,
  name,
  rowKind,
  short,
  soundBackupJson,
  tablePages,
} from '@hakoniwa/database/backup';
import { modelCalls } from '../garden-tables.ts';

const FILE = 'calls.jsonl';

const CALL = rowKind(modelCalls, {
  order: 'branch, seq, id',
  madeAnew: ['gardenId'],
  checks: {
    ...{ id: name, branch: name, state: short },
    ...{ model: short, character: short, purpose: short, key: short },
  },
});

/** Keeps the calls of a garden. */
const OF_GARDEN = 'garden_id = (select g.id from hakoniwa.gardens g where g.name = $1)';

export const callsBackup: BackupPart = {
  name: 'calls',
  files: [],
  gardenFile: { file: FILE, counts: 'calls', isAlways: true, isForFolders: true },
  totals: ({ gardens }) => ({ calls: gardens.reduce((sum, one) => sum + one, 0) }),
  source: ({ pool }) => ({
    garden: async (garden) => ({
      rows: tablePages(pool, { kind: CALL, where: OF_GARDEN, value: garden }),
    }),
    async *rows() {
      // All of them stand beside the logs of their gardens.
    },
  }),
  check: () => ({
    garden: async (rows, { entry }) => {
      for await (const row of rows) soundBackupJson(row, { schema: CALL.schema, entry });
    },
    file: async () => undefined,
    finish: () => ({ ids: [], names: [] }),
  }),
  target: ({ client }) => ({
    garden: async (rows, garden) => {
      const text = 'select id::text from hakoniwa.gardens where name = $1';
      const [found] = (await client.query<{ id: string }>(text, [garden])).rows;
      const more = { garden_id: found?.id ?? null };
      let group: object[] = [];
      const put = async () => {
        if (group.length > 0) await insertRows(client, { kind: CALL, rows: group, more });
        group = [];
      };
      for await (const row of rows) {
        group.push(soundBackupJson(row, { schema: CALL.schema, entry: FILE }));
        if (group.length >= limits.groupEvents) await put();
      }
      await put();
    },
    report: () => ({ left: [], moved: [] }),
  }),
};
