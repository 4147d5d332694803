// Whose tables the command line reads and writes; accounts are the server's alone, and stay as they are.
import type { TableOwner } from '@hakoniwa/database';
import { sessionTables } from '@hakoniwa/sessions';

/** Those they stand on come by themselves. */
export const KEPT_TABLES: readonly TableOwner[] = [sessionTables];
