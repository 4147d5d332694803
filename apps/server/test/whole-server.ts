// A server with everything in it on one database, and an id of everything a route can name.
import { setTimeout as wait } from 'node:timers/promises';
import { storedAudit } from '../src/accounts/audit.ts';
import type { AppParts } from '../src/app-parts.ts';
import { databaseBackups } from '../src/backups/backups.ts';
import { LOCAL_OWNER } from '../src/borders/pass.ts';
import { openReferee } from '../src/gm/referee.ts';
import { openJobQueue } from '../src/jobs/job-queue.ts';
import { openServerSettings } from '../src/settings/server-settings.ts';
import { labOn, TINY } from './lab-with-run.ts';
import { openPlayed, playIds } from './play-scene.ts';

/** The smallest pack there can be: cards come into it in no time. */
const A_ROOM = {
  'pack.yaml':
    'id: a-room\nversion: 1.0.0\ntitle: a\ndescription: a\nlanguages: [en]\nlicence: MIT\n',
  'places.yaml': 'room: { name: A room }\n',
};

/** Opens it; close it when done. */
export async function openWholeServer() {
  const played = await openPlayed();
  const { database, gardens, own: packs, jobs, playing } = played;
  const backups = databaseBackups(database);
  const onError = (error: Error) => void played.failures.push(error);
  const queue = await openJobQueue({ database, jobs, backups, onError });
  const studied = await labOn(database, { jobs });
  const settings = await openServerSettings({ said: {}, database });
  const garden = await gardens.create({ pack: 'kitchen', language: 'ja', seed: 1 }, LOCAL_OWNER);
  const { id: run } = await studied.lab.start({ text: TINY }, LOCAL_OWNER);
  const { id: job } = await queue.askExport(LOCAL_OWNER, garden.facts.id);
  await studied.until(run, 'done');
  while ((await queue.find(job, LOCAL_OWNER)).state !== 'done') await wait(20);
  const pack = await packs.create({ files: A_ROOM }, LOCAL_OWNER);
  const ids: Record<string, string> = {
    ...{ id: garden.facts.id, run, job, pack, name: 'kitchen' },
    ...(await playIds(played)),
  };
  const parts: AppParts = {
    ...{ gardens, backups, jobs: queue, packs, lab: studied.lab, playing, settings },
    front: { ja: garden.facts.id, en: garden.facts.id },
    audit: storedAudit(database),
    storage: database.storage,
    referee: openReferee(),
  };
  const close = async () => {
    settings.close();
    queue.stop();
    await studied.close();
    await played.close();
  };
  return { parts, ids, database, failures: played.failures, close };
}

export type WholeServer = Awaited<ReturnType<typeof openWholeServer>>;
