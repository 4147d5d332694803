// The embedded server from inside: for whoever looks after it, breaks it or starts it without a database.
export { EmbeddedServer } from './embedded-server.ts';
export { folderFailure } from './folder-failure.ts';
export { clusterLayoutOf } from './layout.ts';
export { runningPostmaster } from './postmaster.ts';
