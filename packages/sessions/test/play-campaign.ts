// A server in which sessions are played, on a database of its own: for tests and benches.

import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import type { Executed, NewCharacter, SessionScene } from '@hakoniwa/protocol/sessions';
import type { CampaignRunnerParts } from '../src/index.ts';
import { sessionTables } from '../src/session-tables.ts';
import { type PlaySetup, serverOn } from './campaigns-on.ts';

export { nexusPack, type PlaySetup } from './campaigns-on.ts';

export interface ServerOptions extends Partial<CampaignRunnerParts> {
  readonly name?: string | undefined;
}

/** Opens it; whoever opens it closes it. */
export async function openServer({ name, ...more }: ServerOptions = {}): Promise<PlaySetup> {
  return serverOn(
    await openTestDatabase({ tables: [sessionTables], name: name ?? `play_${randomUUID()}` }),
    more,
  );
}

/** Nobody in particular, as in the local mode. */
export const SELF = { owner: null };

let names = 0;

/** A fresh character in its first session. */
export async function newSession(
  { cast, plays, database }: PlaySetup,
  more: Partial<NewCharacter> = {},
): Promise<SessionScene> {
  // Tests make more characters than a person may have at a time.
  await database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
  names += 1;
  const wanted = { name: `アキ${names}`, pack: 'nexus', seed: names, ...more };
  const { id } = await cast.create(SELF, wanted);
  return plays.begin(SELF, { characterId: id });
}

/** Takes the first offered choice. */
export async function takeChoice(
  { plays }: PlaySetup,
  { session }: SessionScene,
): Promise<Executed> {
  const { choices } = await plays.scene(SELF, session.id);
  const [choice] = choices;
  if (!choice) throw new Error('nothing is offered');
  const { id: choiceId, text: actionText } = choice;
  return plays.execute(SELF, { id: session.id, actionText, actionType: 'choice', choiceId });
}

/** Takes a turn in the player's own words. */
export function takeText(
  { plays }: PlaySetup,
  { session }: SessionScene,
  ...[actionText, key]: readonly [string, string?]
): Promise<Executed> {
  const keyed = key === undefined ? {} : { key };
  return plays.execute(SELF, { id: session.id, actionText, actionType: 'custom', ...keyed });
}
