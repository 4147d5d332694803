// Packs people brought along, each its owner's: kept, changed with every state remembered, and taken away.

import { type Database, throughOutage, transactionOn } from '@hakoniwa/database';
import type pg from 'pg';
import { limits } from './limits.ts';

/** Whose a pack is: a person's, or nobody's in the local mode. */
export interface PackKey {
  readonly handle: string;
  readonly ownerId: string | undefined;
}

export interface PackRow {
  readonly handle: string;
  readonly name: string;
  readonly version: string;
  readonly revision: number;
  /** `{path: text}` as JSON text. */
  readonly files: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface PackRevision {
  readonly number: number;
  readonly parent: number | null;
  readonly note: string | null;
  readonly createdAt: Date;
}

/** What a pack is changed to. */
export interface PackState {
  readonly name: string;
  readonly version: string;
  readonly files: string;
  readonly hash: string;
  readonly note?: string | undefined;
}

const COLUMNS = `handle, name, version, revision, files, created_at as "createdAt",
  changed_at as "changedAt"`;
const OWN = 'handle = $1 and owner_id is not distinct from $2';
/** The state a pack is in is among its revisions, also when it came from a backup. */
const KEEP_STATE = `insert into hakoniwa.pack_revisions (pack_id, number, files, hash)
  select id, revision, files, hash from hakoniwa.packs where id = $1 on conflict do nothing`;

/** The packs of an owner, last changed first. */
export async function packsOf(
  { pool }: Database,
  ownerId: string | undefined,
): Promise<readonly PackRow[]> {
  const text = `select ${COLUMNS} from hakoniwa.packs where owner_id is not distinct from $1
    order by changed_at desc, id desc`;
  return (await throughOutage(() => pool.query<PackRow>(text, [ownerId]))).rows;
}

export async function packRow(
  { pool }: Database,
  { handle, ownerId }: PackKey,
): Promise<PackRow | undefined> {
  const text = `select ${COLUMNS} from hakoniwa.packs where ${OWN}`;
  return (await throughOutage(() => pool.query<PackRow>(text, [handle, ownerId]))).rows[0];
}

/** The files of one revision, whoever owns it: a garden that was made from it goes on with it. */
export async function packFilesAt(
  { pool }: Database,
  { handle, number }: { readonly handle: string; readonly number: number },
): Promise<string | undefined> {
  const text = `select coalesce(r.files, case when p.revision = $2 then p.files end) as files
    from hakoniwa.packs p left join hakoniwa.pack_revisions r on r.pack_id = p.id and r.number = $2
    where p.handle = $1`;
  const { rows } = await throughOutage(() =>
    pool.query<{ files: string | null }>(text, [handle, number]),
  );
  return rows[0]?.files ?? undefined;
}

/** Every state of a pack, newest first. */
export async function packRevisions(
  { pool }: Database,
  { handle, ownerId }: PackKey,
): Promise<readonly PackRevision[]> {
  const text = `select r.number, r.parent, r.note, r.created_at as "createdAt"
    from hakoniwa.pack_revisions r join hakoniwa.packs p on p.id = r.pack_id
    where p.handle = $1 and p.owner_id is not distinct from $2 order by r.number desc`;
  return (await throughOutage(() => pool.query<PackRevision>(text, [handle, ownerId]))).rows;
}

/** Keeps a new pack; undefined when its owner has one of that name and version. */
export function createPack(
  database: Database,
  { ownerId, state }: { readonly ownerId: string | undefined; readonly state: PackState },
): Promise<string | undefined> {
  const { name, version, files, hash, note } = state;
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string; handle: string }>(
      `insert into hakoniwa.packs (name, version, owner_id, files, hash) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning id, handle`,
      [name, version, ownerId, files, hash],
    );
    const [made] = rows;
    if (!made) return undefined;
    await client.query(
      `insert into hakoniwa.pack_revisions (pack_id, number, files, hash, note)
       values ($1, 1, $2, $3, $4)`,
      [made.id, files, hash, note],
    );
    return made.handle;
  });
}

export type PackChange = 'changed' | 'unknown' | 'moved-on' | 'taken';

/** A new state after a revision; `moved-on` when the pack is at another one by now. */
export function changePack(
  database: Database,
  { state, revision, ...key }: PackKey & { readonly state: PackState; readonly revision: number },
): Promise<PackChange> {
  return onPack(database, { ...key, revision }, async (client, id) => {
    const { name, version, files, hash, note } = state;
    const taken = await client.query(
      `select from hakoniwa.packs where name = $1 and version = $2 and id <> $3
       and owner_id is not distinct from $4`,
      [name, version, id, key.ownerId],
    );
    if (taken.rowCount !== 0) return 'taken';
    await client.query(KEEP_STATE, [id]);
    await client.query(
      `with made as (
         insert into hakoniwa.pack_revisions (pack_id, number, parent, files, hash, note)
         select $1, max(number) + 1, $2, $3, $4, $5 from hakoniwa.pack_revisions where pack_id = $1
         returning number)
       update hakoniwa.packs set revision = made.number, name = $6, version = $7, files = $3,
         hash = $4, changed_at = now() from made where id = $1`,
      [id, revision, files, hash, note, name, version],
    );
    await forgetOldest(client, { id, handle: key.handle });
    return 'changed';
  });
}

/** Goes back to the state a revision was made from, or forward to the last one made from it. */
export function movePack(
  database: Database,
  { to, revision, ...key }: PackKey & { readonly to: 'undo' | 'redo'; readonly revision: number },
): Promise<PackChange | 'nothing'> {
  return onPack(database, { ...key, revision }, async (client, id) => {
    await client.query(KEEP_STATE, [id]);
    const target =
      to === 'undo'
        ? 'number = (select parent from hakoniwa.pack_revisions where pack_id = $1 and number = $2)'
        : 'parent = $2';
    const { rowCount } = await client.query(
      `update hakoniwa.packs p set revision = r.number, files = r.files, hash = r.hash,
         changed_at = now()
       from (select * from hakoniwa.pack_revisions where pack_id = $1 and ${target}
         order by number desc limit 1) r
       where p.id = $1`,
      [id, revision],
    );
    return rowCount === 1 ? 'changed' : 'nothing';
  });
}

/** Takes a pack away; false when a garden lives by it. */
export async function deletePack(
  database: Database,
  { handle, ownerId }: PackKey,
): Promise<'gone' | 'unknown' | 'used'> {
  return inTransaction(database, async (client) => {
    const found = await client.query(`select id from hakoniwa.packs where ${OWN} for update`, [
      handle,
      ownerId,
    ]);
    if (found.rowCount === 0) return 'unknown';
    const used = `select from hakoniwa.gardens where starts_with(pack, $1 || '@') limit 1`;
    if ((await client.query(used, [handle])).rowCount !== 0) return 'used';
    await client.query(`delete from hakoniwa.packs where ${OWN}`, [handle, ownerId]);
    return 'gone';
  });
}

/** Works on a pack whose row is locked, when it is at the revision that is meant. */
function onPack<T extends string>(
  database: Database,
  { handle, ownerId, revision }: PackKey & { readonly revision: number },
  work: (client: pg.PoolClient, id: string) => Promise<T>,
): Promise<T | 'unknown' | 'moved-on'> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string; revision: number }>(
      `select id, revision from hakoniwa.packs where ${OWN} for update`,
      [handle, ownerId],
    );
    const [row] = rows;
    if (!row) return 'unknown';
    return row.revision === revision ? work(client, row.id) : 'moved-on';
  });
}

/** States far back are forgotten, but for those a garden lives by. */
async function forgetOldest(
  client: pg.PoolClient,
  { id, handle }: { readonly id: string; readonly handle: string },
): Promise<void> {
  await client.query(
    `delete from hakoniwa.pack_revisions r where r.pack_id = $1
       and r.number <= (select revision from hakoniwa.packs where id = $1) - $3::int
       and not exists (select from hakoniwa.gardens where pack = $2 || '@' || r.number)`,
    [id, handle, limits.packRevisions],
  );
}

function inTransaction<T>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return throughOutage(() => transactionOn(database, ({ client }) => work(client)));
}
