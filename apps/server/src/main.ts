// Hakoniwa from start to stop: opens what is kept, lets it live, serves it, says where, and closes it in good order.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder, throughOutage } from '@hakoniwa/database';
import { modelKeys } from '@hakoniwa/garden';
import { loadEnvironment, readSettings, type Settings } from '@hakoniwa/settings';
import { storedAudit } from './accounts/audit.ts';
import { openAccounts } from './accounts/open-accounts.ts';
import { appOf } from './app.ts';
import { completeApp } from './app-parts.ts';
import { databaseBackups } from './backups/backups.ts';
import { type Binding, decideBinding } from './borders/binding.ts';
import { type OpenedGardens, openGardens } from './gardens/open-gardens.ts';
import { openReferee } from './gm/referee.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { openLab } from './lab/open-lab.ts';
import { checkPort } from './listen/check-port.ts';
import { OPENING_TEXT, startedText, startFailure } from './listen/locale/start-text.ts';
import { openServer } from './listen/open-server.ts';
import { placeToKeep } from './listen/place-to-keep.ts';
import { signOfLife } from './listen/sign-of-life.ts';
import { outliveReaders, toldToStop } from './listen/told-to-stop.ts';
import { modelDetection } from './models/model-detection.ts';
import { type Log, openLog } from './observe/log.ts';
import { logFailures, logStorage } from './observe/storage-log.ts';
import { tellNewerDatabase } from './observe/tell-newer-database.ts';
import { ownPacks } from './packs/own-packs.ts';
import { openWebApp } from './web/web-app.ts';

/** Starts everything; gives how to stop it. Who is told to stop meanwhile waits for no database. */
async function start(signal: AbortSignal): Promise<() => Promise<void>> {
  const environment = await loadEnvironment(process.env, process.cwd());
  const settings = readSettings(environment);
  const { PORT, HOST, HAKONIWA_LOG: level } = settings;
  const hasAccounts = settings.HAKONIWA_ACCOUNTS === 'on';
  const binding = decideBinding({ host: HOST, token: settings.HAKONIWA_TOKEN, hasAccounts });
  const log = openLog({ level, isTerminal: process.stdout.isTTY });
  await checkPort({ host: HOST, port: PORT });
  console.error(OPENING_TEXT);
  const sign = signOfLife((text) => console.error(text));
  try {
    const patience = { signal, onWait: sign.databaseAway };
    const reach = hasAccounts || binding.token !== undefined ? 'known' : 'anywhere';
    const kept = await placeToKeep(environment);
    try {
      const megabytes = settings.HAKONIWA_QUOTA_MB;
      const quotaBytes = megabytes === undefined ? undefined : megabytes * 1e6;
      const opened = await openGardens({
        ...{ env: kept.env, log, said: settings, reach, patience, quotaBytes },
      });
      const stop = await serve({ env: kept.env, settings, binding, log, opened }).catch(
        async (error) => {
          await opened.close();
          throw error;
        },
      );
      return async () => {
        await stop();
        await kept.leave();
      };
    } catch (error) {
      await kept.leave();
      throw error;
    }
  } finally {
    sign.end();
  }
}

interface Serving {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly settings: Settings;
  readonly binding: Binding;
  readonly log: Log;
  readonly opened: OpenedGardens;
}

/** Opens what stands on the gardens, and the port; gives how to stop it. */
async function serve({ env, settings, binding, log, opened }: Serving) {
  const { PORT, HOST } = settings;
  const { gardens, front, database, playing, jobs, close, source } = opened;
  await tellNewerDatabase(database, { log, isOwn: settings.DATABASE_URL !== undefined });
  const { accounts, code } = await openAccounts({ settings, database, log });
  logStorage(database, log);
  const backups = databaseBackups(database, gardens);
  const packs = ownPacks(database);
  const onError = logFailures(log, 'jobs');
  const root = join(dataFolder(env), 'lab');
  const lab = await openLab({ jobs, root, settings });
  const queue = await openJobQueue({ database, jobs, backups, onError });
  const parts = completeApp({
    ...{ gardens, front, accounts, backups, jobs: queue, packs, lab, playing },
    audit: storedAudit(database),
    storage: database.storage,
    referee: openReferee(),
    log,
    models: modelDetection({
      ...{ env, more: opened.settings.servers, keys: modelKeys(settings) },
    }),
    ...{ source, settings: opened.settings },
    web: openWebApp(fileURLToPath(new URL('../../web/dist', import.meta.url))),
    borders: {
      hosts: [...settings.HAKONIWA_HOSTS, ...(HOST === '0.0.0.0' || HOST === '::' ? [] : [HOST])],
      answersToAddresses: !binding.isLocal,
      origins: settings.HAKONIWA_ORIGINS,
      proxies: settings.HAKONIWA_PROXIES,
      token: binding.token,
    },
  });
  const server = await openServer({ app: appOf(parts), parts, host: HOST, port: PORT });
  console.log(startedText({ host: HOST, port: server.port, binding, setupCode: code }));
  return async () => {
    await server.close();
    queue.stop();
    await close();
  };
}

async function live(): Promise<void> {
  // Listened for from the first moment on: a database that is being opened must not be left behind.
  const told = toldToStop({ isWithParent: process.argv.includes('--with-parent') });
  outliveReaders();
  const stopping = new AbortController();
  void told.then(() => stopping.abort());
  const { signal } = stopping;
  // What was opened is closed again before it is tried once more.
  const stop = await throughOutage(() => start(signal), { signal }).catch((error: unknown) => {
    if (signal.aborted) return async () => undefined;
    throw error;
  });
  await told;
  await stop();
}

live().then(
  () => process.exit(0),
  (error: NodeJS.ErrnoException) => {
    const { text, code } = startFailure(error);
    console.error(text);
    process.exit(code);
  },
);
