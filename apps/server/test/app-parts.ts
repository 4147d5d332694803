// The parts of an app under test: real ones on its database, and parts nobody asks where a test leaves them out.
import type { Database } from '@hakoniwa/database';
import { storedAudit } from '../src/accounts/audit.ts';
import type { AppParts } from '../src/app-parts.ts';
import { databaseBackups } from '../src/backups/backups.ts';
import type { Referee } from '../src/gm/referee.ts';
import { ownPacks } from '../src/packs/own-packs.ts';

/** A GM that nobody asks. */
export const idleReferee: Referee = {
  step: () => Promise.reject(new Error('nobody asks the GM here')),
  isReady: () => true,
  sessions: () => 0,
};

export type GivenParts = Partial<AppParts> & Pick<AppParts, 'gardens'>;

/** Nothing stands on the first page unless a test says what. */
export function appParts(database: Database, given: GivenParts): AppParts {
  return {
    front: { ja: 'none', en: 'none' },
    referee: idleReferee,
    audit: storedAudit(database),
    backups: databaseBackups(database),
    packs: ownPacks(database),
    storage: database.storage,
    jobs: unasked('jobs'),
    lab: unasked('lab'),
    settings: unasked('settings'),
    playing: unasked('playing'),
    ...given,
  };
}

/** A part that fails the test when it is used after all. */
function unasked<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_part, of) => {
      throw new Error(`nobody asks for ${name}.${String(of)} here`);
    },
  });
}
