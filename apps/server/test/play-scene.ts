// A server in which people play, on a database of the test run, with sessions in every state there is.

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { Gardens, type ModelSource } from '@hakoniwa/garden';
import { modelNarrator, SESSION_SECTIONS, type SpRules } from '@hakoniwa/sessions';
import { openServerJobs } from '../src/jobs/server-jobs.ts';
import { ownPacks } from '../src/packs/own-packs.ts';
import { campaignModels } from '../src/play/campaign-models.ts';
import { openCampaignRunner } from '../src/play/campaign-runner.ts';
import { openPlaying } from '../src/play/open-playing.ts';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { packs, testGm } from './kept-scene.ts';

/** Enough points for any test. */
const PLENTY: SpRules = { start: 10_000, choice: 1, custom: 3, daily: 10 };

/** Opens it; close it when done. */
export async function openPlayed(
  name = `test_${randomUUID()}`,
  { source }: { readonly source?: ModelSource } = {},
) {
  const database = await openTestDatabase({ tables: SERVER_TABLES, name });
  const failures: unknown[] = [];
  const onError = (failure: unknown) => void failures.push(failure);
  const gm = await testGm();
  const model = source && campaignModels({ database, source });
  const narrator = model && modelNarrator({ model });
  const runner = openCampaignRunner({ database, gm, catalog: packs, sp: PLENTY, narrator });
  const parts = { database, catalog: packs, gm, leaseMs: 2_000, onFailure: onError };
  const own = ownPacks(database);
  const gardens = new Gardens({ ...parts, kinds: [runner], sections: SESSION_SECTIONS });
  const jobs = await openServerJobs(database, onError);
  const played = await openPlaying({ runner, jobs, gardens, model, onError });
  const close = async () => {
    await jobs.close();
    await played.close();
    await gardens.close();
    await database.close();
  };
  return { database, gardens, own, jobs, playing: played.playing, failures, close };
}

export type Played = Awaited<ReturnType<typeof openPlayed>>;

const SELF = { owner: null };

/** A session of a character of its own; only the last character of the server is kept. */
async function aSession({ playing, database }: Played, turns: readonly string[] = []) {
  await database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
  const { id: characterId } = await playing.cast.create(SELF, {
    name: 'アキ',
    pack: 'nexus',
    seed: 1,
  });
  const { session } = await playing.plays.begin(SELF, { characterId });
  for (const actionText of turns)
    await playing.plays.execute(SELF, { id: session.id, actionText, actionType: 'custom' });
  return { characterId, id: session.id };
}

/** What leads to a proposal. */
const TO_PROPOSAL = ['来訪の白石を調べる', '欠片を手に収める'];

/** Ids for every route of play, by what they name and, where it matters, by the operation. */
export async function playIds(played: Played): Promise<Record<string, string>> {
  const { plays, afterwards } = played.playing;
  const leaving = await aSession(played);
  const over = await aSession(played);
  await plays.end(SELF, over.id);
  const accepting = await aSession(played, TO_PROPOSAL);
  const rejecting = await aSession(played, TO_PROPOSAL);
  const done = await aSession(played, TO_PROPOSAL);
  await plays.accept(SELF, done.id);
  while ((await afterwards.read(SELF, done.id)).state !== 'ready') await wait(20);
  const { id: log } = await plays.compile(SELF, {
    ...{ id: done.characterId, name: '暁', coreFragmentId: 'first_breath', subFragmentIds: [] },
  });
  const { cast } = played.playing;
  const playing = await aSession(played);
  await cast.restore(SELF, done.characterId);
  const gone = await cast.create(SELF, { name: 'ナナ', pack: 'nexus' });
  await cast.remove(SELF, gone.id);
  const spare = await cast.create(SELF, { name: 'ミナ', pack: 'nexus' });
  return {
    session: playing.id,
    character: done.characterId,
    log,
    'session@endSession': leaving.id,
    'session@archiveSession': over.id,
    'session@restoreSession': over.id,
    'session@acceptEnding': accepting.id,
    'session@rejectEnding': rejecting.id,
    'session@sessionResult': done.id,
    'session@retryResult': done.id,
    'character@restoreCharacter': gone.id,
    'character@deleteCharacter': spare.id,
    done: done.id,
  };
}
