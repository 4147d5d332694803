// Settings of the server that are made once, whichever process comes first, and then found by all.
import { and, eq, sql } from 'drizzle-orm';
import { throughOutage } from '../postgres/connection-loss.ts';
import type { Database, Transaction } from '../postgres/database.ts';
import { settings } from './tables.ts';

const SERVER = 'house';

interface ServerSetting {
  readonly name: string;
  /** Whether what is kept can still be used. */
  readonly isUsable: (value: string) => Promise<boolean>;
  readonly make: () => Promise<string>;
}

/** The value of a setting, made now when there is none; processes wait for one another. */
export function serverSetting(database: Database, setting: ServerSetting): Promise<string> {
  const { name, isUsable, make } = setting;
  // What was made before a connection broke is not made again.
  let made: Promise<string> | undefined;
  const work = async (tx: Transaction) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${SERVER} ${name}`}, 0))`,
    );
    const [kept] = await tx
      .select({ value: settings.value })
      .from(settings)
      .where(and(eq(settings.scope, SERVER), eq(settings.name, name)));
    if (kept && (await isUsable(kept.value))) return kept.value;
    made ??= make();
    const value = await made;
    await tx
      .insert(settings)
      .values({ scope: SERVER, name, value })
      .onConflictDoUpdate({ target: [settings.scope, settings.name], set: { value } });
    return value;
  };
  return throughOutage(() => database.transaction(work));
}
