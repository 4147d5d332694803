// A database that refuses to write as it does on a bad disk, without one: for tests of whoever keeps things in it.
import type { Database } from '../postgres/database.ts';

interface Refusal {
  /** Tables that take no row any more. */
  readonly tables: readonly string[];
  /** PostgreSQL's code: 53100 for a full disk, XX001 for a damaged one. */
  readonly code: string;
}

/** Refuses rows, and the trial that looks for room; call the result to end it. */
export async function refuseWrites(
  { pool }: Database,
  { tables, code }: Refusal,
): Promise<() => Promise<void>> {
  await pool.query(
    `create or replace function public.no_room() returns trigger language plpgsql as $$ begin
       raise exception using errcode = '${code}', message = 'could not extend file "base/1/2"';
     end $$;
     create or replace function public.no_trial() returns event_trigger language plpgsql as $$ begin
       raise exception using errcode = '${code}', message = 'could not create file "base/1/t2"';
     end $$;
     create event trigger no_trial on ddl_command_start when tag in ('CREATE TABLE')
       execute function public.no_trial()`,
  );
  for (const table of tables)
    await pool.query(
      `create trigger no_room before insert or update on ${table}
         for each row execute function public.no_room()`,
    );
  return async () => {
    await pool.query('drop event trigger no_trial');
    for (const table of tables) await pool.query(`drop trigger no_room on ${table}`);
  };
}
