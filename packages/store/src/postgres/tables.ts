// All tables by name, for whoever writes queries.
import {
  branches,
  events,
  gardens,
  heads,
  jobProgress,
  leases,
  modelCalls,
  outbox,
  packs,
  requests,
  settings,
  snapshots,
  users,
} from './schema.ts';

export const schema = {
  branches,
  events,
  gardens,
  heads,
  jobProgress,
  leases,
  modelCalls,
  outbox,
  packs,
  requests,
  settings,
  snapshots,
  users,
} as const;
