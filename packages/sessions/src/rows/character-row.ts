// Player characters in their table; everything is asked for by whose it is.
import { asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { playCharacters } from '../tables/character-table.ts';
import { type Queryable, queryRows } from './run.ts';

export type CharacterRow = Readonly<typeof playCharacters.$inferSelect>;

function charactersWhere(runs: Queryable, where: SQL): Promise<CharacterRow[]> {
  return runs
    .select()
    .from(playCharacters)
    .where(where)
    .orderBy(asc(playCharacters.createdAt), asc(playCharacters.id));
}

/** All of an owner's, oldest first, the deleted ones too. */
export async function charactersOf(runs: Queryable, owner: string | null): Promise<CharacterRow[]> {
  const { ownerId } = playCharacters;
  return charactersWhere(runs, owner === null ? isNull(ownerId) : eq(ownerId, owner));
}

/** One by its id, whoever owns it. */
export async function characterById(
  runs: Queryable,
  id: string,
): Promise<CharacterRow | undefined> {
  return (await charactersWhere(runs, eq(playCharacters.id, id)))[0];
}

export async function characterOfGarden(
  runs: Queryable,
  garden: string,
): Promise<CharacterRow | undefined> {
  return (await charactersWhere(runs, eq(playCharacters.garden, garden)))[0];
}

/** Keeps a new one unless there are as many as there may be; whether it was kept. */
export async function insertCharacter(
  runs: Queryable,
  row: Omit<CharacterRow, 'createdAt' | 'deletedAt'>,
): Promise<void> {
  await runs.insert(playCharacters).values(row);
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
