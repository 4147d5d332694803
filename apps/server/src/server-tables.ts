// Whose tables a server's database holds.
import type { TableOwner } from '@hakoniwa/database';
import { sessionTables } from '@hakoniwa/sessions';
import { accountTables } from './accounts/rows/account-owner.ts';

/** Those they stand on come by themselves: the garden's, the log's, the database's own. */
export const SERVER_TABLES: readonly TableOwner[] = [sessionTables, accountTables];
