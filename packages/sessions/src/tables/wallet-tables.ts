// Story points: what is left of them, and every change.
import { hakoniwa, idColumn, nowColumn, ownerColumn } from '@hakoniwa/database';
import { name, rowKind } from '@hakoniwa/database/backup';
import { SP_KINDS } from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { check, integer, text, unique } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { PLAY_IDS } from './play-ids.ts';

/** What is left of a person's story points; `local` in the local mode. */
export const spWallets = hakoniwa.table(
  'sp_wallets',
  { person: text().primaryKey(), ownerId: ownerColumn(), balance: integer().notNull() },
  (table) => [check('sp_wallets_not_overdrawn', sql`${table.balance} >= 0`)],
);

export const walletKind = rowKind(spWallets, { order: 'person', madeAnew: ['person', 'ownerId'] });

/** Every change of a wallet; asked for twice under one key, it is made once. */
export const spEntries = hakoniwa.table(
  'sp_entries',
  {
    id: idColumn(),
    person: text()
      .notNull()
      .references(() => spWallets.person, { onDelete: 'cascade' }),
    key: text().notNull(),
    kind: text({ enum: SP_KINDS }).notNull(),
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    sessionId: text(),
    turnNumber: integer(),
    at: nowColumn(),
  },
  (table) => [unique().on(table.person, table.key)],
);

export const entryKind = rowKind(spEntries, {
  order: 'id',
  madeAnew: ['id', 'person'],
  checks: {
    key: name,
    sessionId: PLAY_IDS.session,
    amount: z.int().min(-2_147_483_648).max(2_147_483_647),
  },
});
