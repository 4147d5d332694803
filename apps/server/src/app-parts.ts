// What the app is made of: what it must be given, and what it makes for itself when nothing is given.

import type { StorageWatch } from '@hakoniwa/database';
import type { FrontGardens, Gardens } from '@hakoniwa/garden';
import { accessByAccounts } from './accounts/access-by-accounts.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Audit } from './accounts/audit.ts';
import type { Backups } from './backups/backups.ts';
import { type Access, accessBy } from './borders/access.ts';
import { type BorderOptions, DEFAULT_BORDERS } from './borders/border-options.ts';
import { Gate } from './borders/gate.ts';
import type { Referee } from './gm/referee.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Lab } from './lab/lab.ts';
import { limits } from './limits.ts';
import { type ModelDetection, modelDetection } from './models/model-detection.ts';
import type { ServerModels } from './models/model-source.ts';
import { noModels } from './models/no-models.ts';
import { type Log, silentLog } from './observe/log.ts';
import { Metrics } from './observe/metrics.ts';
import { hearStall } from './observe/stalls.ts';
import type { OwnPacks } from './packs/own-packs.ts';
import type { Playing } from './play/playing.ts';
import type { ServerSettings } from './settings/server-settings.ts';
import { type Leaving, Viewers } from './viewers.ts';
import type { WebApp } from './web/web-app.ts';

export interface AppParts {
  readonly gardens: Gardens;
  /** The garden a visitor sees first, in each language: its id. */
  readonly front: FrontGardens;
  readonly referee: Referee;
  /** People with accounts; without them there is one owner, whoever is let in. */
  readonly accounts?: Accounts | undefined;
  readonly audit: Audit;
  readonly borders?: Partial<BorderOptions>;
  readonly log?: Log;
  readonly models?: ModelDetection;
  /** Where the models of gardens come from; instinct alone when left out. */
  readonly source?: ServerModels | undefined;
  readonly backups: Backups;
  readonly jobs: JobQueue;
  readonly lab: Lab;
  readonly settings: ServerSettings;
  /** Packs people brought along. */
  readonly packs: OwnPacks;
  /** Sessions. */
  readonly playing: Playing;
  /** Whether things can be kept. */
  readonly storage: StorageWatch;
  /** The web app, where it has been built; without it there is no page but the one for signing in. */
  readonly web?: WebApp | undefined;
  /** Times and sizes of sockets; tests make them short. */
  readonly socket?: Partial<SocketLimits>;
}

export type SocketLimits = { readonly [K in keyof typeof limits.socket]: number };

/** All of it, with nothing left open. */
export interface CompleteApp {
  readonly gardens: Gardens;
  readonly front: FrontGardens;
  readonly referee: Referee;
  readonly borders: BorderOptions;
  readonly access: Access;
  readonly accounts: Accounts | undefined;
  readonly audit: Audit;
  readonly gate: Gate;
  readonly viewers: Viewers;
  readonly metrics: Metrics;
  readonly models: ModelDetection;
  readonly source: ServerModels;
  readonly backups: Backups;
  readonly jobs: JobQueue;
  readonly lab: Lab;
  readonly packs: OwnPacks;
  readonly settings: ServerSettings;
  readonly playing: Playing;
  readonly storage: StorageWatch;
  readonly web: WebApp | undefined;
  readonly log: Log;
  readonly socket: SocketLimits;
}

/** Everyone who watches; where several processes let the same people in, they send them home together. */
function viewersOf(accounts: Accounts | undefined): Viewers {
  if (!accounts) return new Viewers(limits.viewers);
  const { feed } = accounts.database;
  const viewers = new Viewers(limits.viewers, (leaving) =>
    feed.notify({ type: LEAVING, about: leaving.owner ?? '', text: JSON.stringify(leaving) }),
  );
  feed.hearNotices(({ type, text }) => {
    if (type === LEAVING) viewers.leave(JSON.parse(text) as Leaving);
  });
  return viewers;
}

const LEAVING = 'leaving';

/** Completes the parts. */
export function completeApp(parts: AppParts): CompleteApp {
  const { gardens, front, referee, accounts, log = silentLog() } = parts;
  const borders = { ...DEFAULT_BORDERS, ...parts.borders };
  const gate = new Gate(borders.inFlight);
  const viewers = viewersOf(accounts);
  const metrics = new Metrics({
    gardens: () => gardens.load().gardens,
    viewers: () => viewers.counts(),
    requestsInside: () => gate.inside,
    commandsWaiting: () => gardens.load().waiting,
    freeBytes: () => parts.storage.health.freeBytes,
  });
  gardens.watch((garden, notice) => {
    metrics.hear(notice);
    hearStall({ metrics, log }, { garden, notice });
  });
  return {
    ...{ gardens, front, referee, accounts, borders, gate, viewers, metrics, log },
    access: accounts ? accessByAccounts(accounts) : accessBy(borders.token),
    audit: parts.audit,
    models: parts.models ?? modelDetection({}),
    source: parts.source ?? noModels(),
    backups: parts.backups,
    jobs: parts.jobs,
    lab: parts.lab,
    packs: parts.packs,
    settings: parts.settings,
    playing: parts.playing,
    storage: parts.storage,
    web: parts.web,
    socket: { ...limits.socket, ...parts.socket },
  };
}
