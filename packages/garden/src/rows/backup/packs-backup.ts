// Packs people brought along in a backup, with every state they were in: gardens live by the one they were made from.
import { randomBytes } from 'node:crypto';
import {
  type BackupPart,
  BackupRefusedError,
  columnsOf,
  idOf,
  insertRows,
  jsonOf,
  name,
  type PartTarget,
  pageByPage,
  type Renames,
  type RestoringInto,
  rowKind,
  short,
  soundBackupJson,
  tablePages,
} from '@hakoniwa/database/backup';
import { z } from 'zod';
import { packRevisionsTable, packs } from '../garden-tables.ts';
import { insidePack } from './inside-pack.ts';

const PACKS = 'packs.jsonl';
const REVISIONS = 'revisions.jsonl';

/** `{path: text}` as JSON text. */
const files = jsonOf(z.record(z.string(), z.string()));
const handle = idOf('pack');

const PACK = rowKind(packs, {
  order: 'id',
  madeAnew: ['id', 'ownerId', 'createdAt', 'changedAt'],
  // What gardens know it by; the first form of backups did not say it.
  checks: { name, version: short, hash: short, files, handle: handle.optional() },
});

const REVISION = rowKind(packRevisionsTable, {
  order: 'number',
  madeAnew: ['packId'],
  checks: { hash: short, files },
});
const revisionSchema = REVISION.schema.extend({ handle });

interface BackupPack {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly files: string;
  readonly handle?: string | undefined;
}

interface BackupRevision {
  readonly handle: string;
  readonly hash: string;
  readonly files: string;
}

export const packsBackup: BackupPart = {
  name: 'packs',
  files: [
    { file: PACKS, since: 1 },
    { file: REVISIONS, since: 2 },
  ],
  totals: ({ files: found }) => ({ packs: found[PACKS] ?? 0, revisions: found[REVISIONS] ?? 0 }),
  source: ({ pool }, { owner }) => {
    const whose = owner ? 'owner_id is not distinct from $1' : '$1::text is null';
    const value = owner?.id ?? null;
    return {
      async *rows(file, { isAll, packs: used }) {
        const rows =
          file === PACKS
            ? tablePages(pool, { kind: PACK, where: whose, value })
            : revisionsOf(pool, { whose, value });
        for await (const row of rows) if (isAll || used.has(row.handle)) yield row;
      },
    };
  },
  check: () => {
    const handles: string[] = [];
    const names: string[] = [];
    return {
      file: async (file, rows) => {
        for await (const row of rows) {
          if (file === REVISIONS) soundRevision(row);
          else {
            const pack = soundPack(row);
            names.push(pack.name);
            if (pack.handle) handles.push(pack.handle);
          }
        }
      },
      finish: () => {
        if (new Set(handles).size === handles.length) return { ids: handles, names };
        const detail = 'a pack is there twice';
        throw new BackupRefusedError('BAD_SHAPE', { entry: PACKS, detail });
      },
    };
  },
  takenId: async (pool, ids) => {
    const text = 'select handle from hakoniwa.packs where handle = any($1) limit 1';
    return (await pool.query<{ handle: string }>(text, [ids])).rows[0]?.handle;
  },
  target: targetOf,
};

function revisionsOf(
  pool: Parameters<typeof tablePages>[0],
  { whose, value }: { readonly whose: string; readonly value: string | null },
): AsyncGenerator<BackupRevision> {
  const columns = columnsOf(REVISION).map(({ field, column }) => `'${field}', r.${column}`);
  const text = `select json_build_object('handle', p.handle, ${columns.join(', ')}) as row
    from hakoniwa.pack_revisions r join hakoniwa.packs p on p.id = r.pack_id
    where ${whose} order by p.id, r.number`;
  return (async function* () {
    const rows = pageByPage<{ row: BackupRevision }>(pool, { text, values: [value] });
    for await (const { row } of rows) yield row;
  })();
}

function targetOf({ client, ownerId, renames, packs: used }: RestoringInto): PartTarget {
  const packsLeft: string[] = [];
  const filesLeft: string[] = [];
  const taken = new Set<string>();
  const takePack = async (given: BackupPack) => {
    const { pack, outside } = insidePack(given);
    filesLeft.push(...outside.map((path) => `${pack.name}: ${path}`));
    const known = pack.handle;
    const isNeeded = known !== undefined && used.has(known);
    const row = { ...pack, handle: renamedHandle(known ?? newHandle(), renames) };
    // One like it stays; one that a garden of the backup lives by is kept beside it.
    const beside = `${row.version}+${row.handle.slice(-8)}`;
    for (const version of isNeeded ? [row.version, beside] : [row.version]) {
      const rows = [{ ...row, version }];
      const more = { owner_id: ownerId };
      if ((await insertRows(client, { kind: PACK, rows, more, leavesThere: true })) === 0) continue;
      if (known !== undefined) taken.add(known);
      return;
    }
    packsLeft.push(pack.name);
  };
  const takeRevision = async (given: BackupRevision) => {
    const { pack: revision } = insidePack(given);
    const text = `select id::text from hakoniwa.packs
      where handle = $1 and owner_id is not distinct from $2`;
    const values = [renamedHandle(revision.handle, renames), ownerId];
    const [found] = (await client.query<{ id: string }>(text, values)).rows;
    const more = { pack_id: found?.id ?? null };
    if (found)
      await insertRows(client, { kind: REVISION, rows: [revision], more, leavesThere: true });
  };
  return {
    // Gardens are made from them.
    before: async (read) => {
      for await (const row of read(PACKS)) await takePack(soundPack(row));
      for await (const row of read(REVISIONS)) {
        const revision = soundRevision(row);
        if (taken.has(revision.handle)) await takeRevision(revision);
      }
    },
    report: () => ({ left: [...packsLeft, ...filesLeft], moved: [] }),
  };
}

/** Only what a pack is known by is made new: its files are somebody's text. */
function renamedHandle(given: string, renames: Renames): string {
  return renames.get(given) ?? given;
}

function newHandle(): string {
  return `pack-${randomBytes(10).toString('hex')}`;
}

function soundPack(row: unknown): BackupPack {
  return soundBackupJson(row, { schema: PACK.schema, entry: PACKS }) as unknown as BackupPack;
}

function soundRevision(row: unknown): BackupRevision {
  const sound = soundBackupJson(row, { schema: revisionSchema, entry: REVISIONS });
  return sound as unknown as BackupRevision;
}
