// Player characters in their table; everything is asked for by whose it is.
import type { Language } from '@hakoniwa/stage';
import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from './run.ts';

export interface CharacterRow {
  readonly id: string;
  readonly ownerId: string | null;
  readonly name: string;
  readonly about: { description: string; appearance: string; personality: string };
  readonly pack: string;
  readonly scenario: string;
  readonly language: Language;
  readonly seed: number;
  readonly garden: string;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

interface Raw extends Omit<CharacterRow, 'about' | 'seed' | 'createdAt' | 'deletedAt'> {
  readonly about: string;
  readonly seed: string;
  readonly createdAt: Date | string;
  readonly deletedAt: Date | string | null;
}

const COLUMNS = sql.raw(`id, owner_id as "ownerId", name, about, pack, scenario, language, seed,
  garden, created_at as "createdAt", deleted_at as "deletedAt"`);

function read({ about, seed, createdAt, deletedAt, ...row }: Raw): CharacterRow {
  return {
    ...row,
    about: JSON.parse(about),
    seed: Number(seed),
    createdAt: new Date(createdAt),
    deletedAt: deletedAt === null ? null : new Date(deletedAt),
  };
}

/** All of an owner's, oldest first, the deleted ones too. */
export async function charactersOf(runs: Queryable, owner: string | null): Promise<CharacterRow[]> {
  const rows = await queryRows<Raw>(
    runs,
    sql`select ${COLUMNS} from hakoniwa.play_characters
      where owner_id is not distinct from ${owner} order by created_at, id`,
  );
  return rows.map(read);
}

/** One by its id, whoever owns it. */
export async function characterById(
  runs: Queryable,
  id: string,
): Promise<CharacterRow | undefined> {
  const rows = await queryRows<Raw>(
    runs,
    sql`select ${COLUMNS} from hakoniwa.play_characters where id = ${id}`,
  );
  return rows.map(read)[0];
}

export async function characterOfGarden(
  runs: Queryable,
  garden: string,
): Promise<CharacterRow | undefined> {
  const rows = await queryRows<Raw>(
    runs,
    sql`select ${COLUMNS} from hakoniwa.play_characters where garden = ${garden}`,
  );
  return rows.map(read)[0];
}

/** Keeps a new one unless there are as many as there may be; whether it was kept. */
export async function insertCharacter(
  runs: Queryable,
  row: Omit<CharacterRow, 'createdAt' | 'deletedAt'>,
): Promise<void> {
  await runs.execute(sql`
    insert into hakoniwa.play_characters
      (id, owner_id, name, about, pack, scenario, language, seed, garden)
    values (${row.id}, ${row.ownerId}, ${row.name}, ${JSON.stringify(row.about)}, ${row.pack},
      ${row.scenario}, ${row.language}, ${row.seed}, ${row.garden})`);
}

/** Takes a character away, or brings it back. */
export async function markDeleted(
  runs: Queryable,
  { id, isDeleted }: { readonly id: string; readonly isDeleted: boolean },
): Promise<void> {
  await runs.execute(sql`
    update hakoniwa.play_characters
    set deleted_at = ${isDeleted ? sql`coalesce(deleted_at, now())` : sql`null`} where id = ${id}`);
}

/** How many of an owner's are not deleted; waits for others who are counting. */
export async function livingCharacters(runs: Queryable, owner: string | null): Promise<number> {
  await runs.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`characters:${owner ?? 'local'}`}, 0))`,
  );
  const [row] = await queryRows<{ n: number }>(
    runs,
    sql`select count(*)::int as n from hakoniwa.play_characters
      where owner_id is not distinct from ${owner} and deleted_at is null`,
  );
  return row?.n ?? 0;
}
