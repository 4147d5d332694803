// A house in which sessions are played, on a database of its own: for tests and benches.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { checkPack, Keeper } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Executed, NewCharacter, SessionScene } from '@hakoniwa/protocol/sessions';
import type { Pack } from '@hakoniwa/stage';
import type { Database } from '@hakoniwa/store/postgres';
import { openTestDatabase } from '@hakoniwa/store/test-database';
import {
  CampaignDesk,
  Cast,
  type DeskParts,
  PlayNews,
  Plays,
  SESSION_SECTIONS,
} from '../src/index.ts';
import { SP_RULES } from '../src/rules/story-points.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const folder = fileURLToPath(new URL('../../../packs/nexus', import.meta.url));
let nexus: Promise<Pack | undefined> | undefined;

/** The nexus, read once. */
export function nexusPack(): Promise<Pack | undefined> {
  nexus ??= checkPack(folder, SESSION_SECTIONS).then(({ pack }) => pack);
  return nexus;
}

export interface PlayHouse {
  readonly database: Database;
  readonly plays: Plays;
  readonly cast: Cast;
  readonly news: PlayNews;
  /** Sessions whose results were asked for, in order. */
  readonly asked: readonly string[];
  readonly failures: readonly unknown[];
  readonly close: () => Promise<void>;
}

export interface HouseOptions extends Partial<DeskParts> {
  readonly name?: string | undefined;
}

/** Opens it; whoever opens it closes it. */
export async function openHouse({ name, ...more }: HouseOptions = {}): Promise<PlayHouse> {
  const database = await openTestDatabase(name ?? `play_${randomUUID()}`);
  const asked: string[] = [];
  const failures: unknown[] = [];
  const news = new PlayNews();
  const queue = {
    enqueue: async (_tx: unknown, { sessionId }: { sessionId: string }) =>
      void asked.push(sessionId),
  };
  const packOf = async (id: string) => (id === 'nexus' ? nexusPack() : undefined);
  const desk = new CampaignDesk({
    ...{
      database,
      sp: { ...SP_RULES, start: 1_000 },
      queue,
      news,
      gm,
      packOf,
      now: () => new Date(),
    },
    ...more,
  });
  const keeper = new Keeper({
    ...{ database, holder: `test ${randomUUID()}` },
    open: (opening) => desk.open(opening),
    rulesOf: async () => desk.rules(),
    onOpened: () => undefined,
    onClosed: () => undefined,
    onFailure: ({ error }) => void failures.push(error),
  });
  const plays = new Plays({ desk, gardenOf: (garden) => keeper.get(garden) });
  const close = async () => {
    await keeper.close();
    await database.close();
  };
  return { database, plays, cast: new Cast(plays), news, asked, failures, close };
}

/** Nobody in particular, as in the local mode. */
export const SELF = { owner: null };

let names = 0;

/** A fresh character in its first session. */
export async function newSession(
  { cast, plays, database }: PlayHouse,
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
  { plays }: PlayHouse,
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
  { plays }: PlayHouse,
  { session }: SessionScene,
  ...[actionText, key]: readonly [string, string?]
): Promise<Executed> {
  const keyed = key === undefined ? {} : { key };
  return plays.execute(SELF, { id: session.id, actionText, actionType: 'custom', ...keyed });
}
