// Accounts as an owner of tables: how people and programs prove who they are. Nothing of it goes into a backup.
import { databaseTables, type TableOwner } from '@hakoniwa/database';
import {
  apiTokens,
  auditLines,
  credentials,
  invitations,
  sessions,
  verifications,
} from './account-tables.ts';

/** Secrets, people of one server, and who did what there. */
export const accountTables: TableOwner = {
  name: 'accounts',
  on: [databaseTables],
  tables: { sessions, credentials, verifications, apiTokens, invitations, auditLines },
  migrations: new URL('../../../migrations/', import.meta.url),
};
