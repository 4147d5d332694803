// A server where two people have each a garden, a token and an invitation, kept in one database.
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@hakoniwa/database';
import { Gardens } from '@hakoniwa/garden';
import { GM_RESPONSE_EXAMPLE } from '../src/api/gm-example.data.ts';
import type { AppParts } from '../src/app-parts.ts';
import { databaseBackups } from '../src/backups/backups.ts';
import { openJobQueue } from '../src/jobs/job-queue.ts';
import { openServerJobs } from '../src/jobs/server-jobs.ts';
import { ownPacks } from '../src/packs/own-packs.ts';
import { openCampaignRunner } from '../src/play/campaign-runner.ts';
import { openPlaying } from '../src/play/open-playing.ts';
import { idleReferee } from './app-parts.ts';
import { newKitchen } from './gardens-contract.ts';
import { packs as catalog, testGm } from './kept-scene.ts';
import { labOn, TINY } from './lab-with-run.ts';
import { type Person, serverWithAccounts } from './server-with-accounts.ts';

type IdName =
  | 'id'
  | 'token'
  | 'invitation'
  | 'job'
  | 'pack'
  | 'name'
  | 'character'
  | 'session'
  | 'log'
  | 'run';

export interface Owner {
  readonly person: Person;
  readonly name: string;
  /** Words that only the owner may ever read. */
  readonly marks: readonly string[];
  readonly ids: Readonly<Record<IdName, string>>;
}

/** Opens it; close it when done. */
export async function twoPeople() {
  const judged: string[] = [];
  const furnish = async (database: Database): Promise<Partial<AppParts>> => {
    const onFailure = ({ error }: { readonly error: unknown }) => failures.push(error);
    const gm = await testGm();
    const runner = openCampaignRunner({ database, gm, catalog });
    const kept = { database, catalog, gm, leaseMs: 2_000, onFailure };
    const gardens = new Gardens({ ...kept, kinds: [runner] });
    const onError = (error: unknown) => failures.push(error);
    const working = await openServerJobs(database, onError);
    closings.push(() => working.close());
    const { playing, close: stopPlaying } = await openPlaying({
      ...{ runner, gardens, jobs: working, onError },
    });
    closings.push(stopPlaying);
    const { id } = (await newKitchen(gardens)).facts;
    const step = async ({ session_id }: { session_id: string }) => {
      judged.push(session_id);
      return GM_RESPONSE_EXAMPLE as never;
    };
    const referee = { ...idleReferee, step };
    const backups = databaseBackups(database);
    const jobs = await openJobQueue({ database, jobs: working, backups, onError });
    const { lab, close } = await labOn(database, { jobs: working });
    closings.push(async () => jobs.stop(), close);
    const packs = ownPacks(database);
    return { gardens, referee, front: { ja: id, en: id }, backups, jobs, packs, playing, lab };
  };
  const failures: unknown[] = [];
  const closings: (() => Promise<void>)[] = [];
  const server = await serverWithAccounts({ furnish });
  const keeper = await ownerOf('hana', await server.join('hana'));
  const member = await ownerOf('sora', await server.join('sora'));
  const close = async () => {
    for (const end of closings) await end();
    await server.close();
  };
  return { ...server, judged, failures, keeper, member, close };
}

async function ownerOf(name: string, person: Person): Promise<Owner> {
  const title = `the secret place of ${name}`;
  const garden = await person.ask('POST', '/v1/gardens', {
    body: { pack: 'kitchen', name: title, language: 'en', seed: 7 },
  });
  const id = String(garden.body.id);
  const token = await person.ask('POST', '/v1/account/tokens', {
    body: { name: `the program of ${name}`, scope: 'write' },
  });
  await person.ask('POST', `/v1/gardens/${id}/injections`, { body: { text: `${name} whispers` } });
  const invited = await person.ask('POST', '/v1/invitations');
  // Only the keeper invites; an id nobody has stands in for a member's.
  const invitation = String(invited.body.id ?? `invitation-${'1'.repeat(20)}`);
  const asked = await person.ask('POST', '/v1/exports', { body: { garden: id } });
  const job = String(asked.body.id);
  while ((await person.ask('GET', `/v1/jobs/${job}`)).body.state !== 'done') await wait(20);
  const files = { 'pack.yaml': `id: pack_of_${name}\nversion: 1.0.0` };
  const kept = await person.ask('POST', '/v1/packs/own', { body: { files } });
  const pack = String(kept.body.id);
  const studied = await person.ask('POST', '/v1/lab/runs', { body: { text: TINY } });
  const run = String(studied.body.id);
  while ((await person.ask('GET', `/v1/lab/runs/${run}`)).body.state !== 'done') await wait(50);
  // A pack of the shelf is everybody's; nobody's stands in for one that is only theirs.
  const hero = `the hero of ${name}`;
  const made = await person.ask('POST', '/v1/game/characters', { body: { name: hero } });
  const character = String(made.body.id);
  const begun = await person.ask('POST', '/v1/game/sessions', { body: { characterId: character } });
  const session = String(begun.body.id);
  const ids = {
    ...{ id, token: String(token.body.id), invitation, job, pack, name: 'atlantis' },
    ...{ character, session, log: 'log-1', run },
  };
  const marks = [
    job,
    run,
    pack,
    `pack_of_${name}`,
    hero,
    character,
    session,
    id,
    title,
    `${name} whispers`,
    `the program of ${name}`,
    ids.token,
  ];
  return { person, name, ids, marks };
}
