// Gardens in PostgreSQL: the store on a database, its tables and its leases.
export type { AppendOptions } from './append.ts';
export type { GardenRowFacts } from './create-garden.ts';
export { GardenLeasedError, LeaseLostError } from './errors.ts';
export type { Fence } from './fence.ts';
export { type FollowEvents, followEvents, followHead } from './follow.ts';
export { IS_HELD } from './is-held.ts';
export { keptBytes } from './kept-bytes.ts';
export { type AcquireLease, acquireLease, Lease, waitForLease } from './lease.ts';
export { logTables } from './log-tables.ts';
export { packLog } from './pack-log.ts';
export { type CreateOwnedGarden, PostgresEventStore } from './postgres-store.ts';
export { gardensTable } from './schema.ts';
