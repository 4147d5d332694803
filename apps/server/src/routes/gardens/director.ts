// The director's hand: edits, pins and happenings. Each is an event, signed and kept.
import { editRequestSchema, injectionRequestSchema, lockRequestSchema } from '@hakoniwa/protocol';
import { DIRECTOR, directorRoute } from './director-route.ts';

export const gardenEdits = directorRoute({
  path: 'edits',
  id: 'edit',
  summary: 'edit.summary',
  name: 'EditRequest',
  schema: editRequestSchema,
  commandOf: (edit) => ({ type: 'edit', by: DIRECTOR, ...edit }),
});

export const gardenLocks = directorRoute({
  path: 'locks',
  id: 'lock',
  summary: 'lock.summary',
  name: 'LockRequest',
  schema: lockRequestSchema,
  commandOf: (locks) => ({ type: 'edit', by: DIRECTOR, patch: [], ...locks }),
});

export const gardenInjections = directorRoute({
  path: 'injections',
  id: 'inject',
  summary: 'inject.summary',
  name: 'InjectionRequest',
  schema: injectionRequestSchema,
  commandOf: (injection) => ({ type: 'inject', by: DIRECTOR, ...injection }),
});
