// What the app is made of: what it must be given, and what it makes for itself when nothing is given.
import type { Language } from '@hakoniwa/stage';
import type { StorageWatch } from '@hakoniwa/store';
import { accessByAccounts } from './accounts/access-by-accounts.ts';
import type { Accounts } from './accounts/accounts.ts';
import { type Audit, memoryAudit } from './accounts/audit.ts';
import type { Backups } from './backups/backups.ts';
import { type Access, accessBy } from './borders/access.ts';
import { type BorderOptions, DEFAULT_BORDERS } from './borders/border-options.ts';
import { Gate } from './borders/gate.ts';
import type { Gardens } from './gardens/gardens.ts';
import type { Referee } from './gm/referee.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Lab } from './lab/lab.ts';
import { limits } from './limits.ts';
import { type ModelDetection, modelDetection } from './models/model-detection.ts';
import type { ServerModels } from './models/model-source.ts';
import { noModels } from './models/no-models.ts';
import { type Log, silentLog } from './observe/log.ts';
import { Metrics } from './observe/metrics.ts';
import type { OwnPacks } from './packs/own-packs.ts';
import type { Playing } from './play/playing.ts';
import { memorySettings, type ServerSettings } from './settings/server-settings.ts';
import { type Leaving, Viewers } from './viewers.ts';
import type { WebApp } from './web/web-app.ts';

export interface AppParts {
  readonly gardens: Gardens;
  /** The garden a visitor sees first, in each language: its id. */
  readonly front: Readonly<Record<Language, string>>;
  readonly referee: Referee;
  /** People with accounts; without them there is one owner, whoever is let in. */
  readonly accounts?: Accounts | undefined;
  readonly audit?: Audit | undefined;
  readonly borders?: Partial<BorderOptions>;
  readonly log?: Log;
  readonly models?: ModelDetection;
  /** Where the models of gardens come from; instinct alone when left out. */
  readonly source?: ServerModels | undefined;
  /** None where nothing is kept. */
  readonly backups?: Backups | undefined;
  /** None where nothing is kept. */
  readonly jobs?: JobQueue | undefined;
  /** None where nothing is kept. */
  readonly lab?: Lab | undefined;
  readonly settings?: ServerSettings | undefined;
  /** Packs people brought along; none where nothing is kept. */
  readonly packs?: OwnPacks | undefined;
  /** Sessions; none where nothing is kept. */
  readonly playing?: Playing | undefined;
  /** Whether things can be kept; nothing is where nothing is kept. */
  readonly storage?: StorageWatch | undefined;
  /** The web app, where it has been built; without it there is no page but the one for signing in. */
  readonly web?: WebApp | undefined;
  /** Times and sizes of sockets; tests make them short. */
  readonly socket?: Partial<SocketLimits>;
}

export type SocketLimits = { readonly [K in keyof typeof limits.socket]: number };

/** All of it, with nothing left open. */
export interface CompleteApp {
  readonly gardens: Gardens;
  readonly front: Readonly<Record<Language, string>>;
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
  readonly backups: Backups | undefined;
  readonly jobs: JobQueue | undefined;
  readonly lab: Lab | undefined;
  readonly packs: OwnPacks | undefined;
  readonly settings: ServerSettings;
  readonly playing: Playing | undefined;
  readonly storage: StorageWatch | undefined;
  readonly web: WebApp | undefined;
  readonly log: Log;
  readonly socket: SocketLimits;
}

/** Everyone who watches; where several processes let the same people in, they send them home together. */
function viewersOf(accounts: Accounts | undefined): Viewers {
  if (!accounts) return new Viewers(limits.viewers);
  const { feed } = accounts.database;
  const viewers = new Viewers(limits.viewers, (leaving) =>
    feed.whisper({ type: LEAVING, about: leaving.owner ?? '', text: JSON.stringify(leaving) }),
  );
  feed.hearWhispers(({ type, text }) => {
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
    freeBytes: () => parts.storage?.health.freeBytes,
  });
  gardens.watch((_garden, notice) => metrics.hear(notice));
  return {
    ...{ gardens, front, referee, accounts, borders, gate, viewers, metrics, log },
    access: accounts ? accessByAccounts(accounts) : accessBy(borders.token),
    audit: parts.audit ?? memoryAudit(),
    models: parts.models ?? modelDetection({}),
    source: parts.source ?? noModels(),
    backups: parts.backups,
    jobs: parts.jobs,
    lab: parts.lab,
    packs: parts.packs,
    settings: parts.settings ?? memorySettings(),
    playing: parts.playing,
    storage: parts.storage,
    web: parts.web,
    socket: { ...limits.socket, ...parts.socket },
  };
}
