// A server in which a bench plays: the nexus, no model, and points enough.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Database } from '@hakoniwa/database';
import { checkPack, Gardens, packCatalog } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import {
  CampaignCast,
  CampaignRunner,
  type Player,
  PlayNews,
  Plays,
  SESSION_SECTIONS,
  SP_RULES,
} from '@hakoniwa/sessions';

const SELF = { owner: null };
const NEXUS = fileURLToPath(new URL('../../../packs/nexus', import.meta.url));
const catalog = packCatalog(fileURLToPath(new URL('../../../packs', import.meta.url)));

export interface BenchServer {
  readonly database: Database;
  readonly plays: Plays;
  readonly cast: CampaignCast;
  /** A new character's first session, of the server itself or of a person of its own. */
  readonly begin: (player?: Player) => Promise<string>;
  /** A person with points of their own. */
  readonly newPerson: () => Promise<Player>;
  readonly write: (id: string, actionText: string, player?: Player) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function benchServer(database: Database): Promise<BenchServer> {
  const { pack } = await checkPack(NEXUS, SESSION_SECTIONS);
  const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  const runner = new CampaignRunner({
    ...{ database, gm, news: new PlayNews(), now: () => new Date() },
    sp: { ...SP_RULES, start: 1_000_000 },
    packOf: async () => pack,
    queue: { enqueue: async () => undefined },
  });
  const gardens = new Gardens({
    ...{ database, gm, catalog, kinds: [runner] },
    onFailure: ({ error }) => {
      throw error;
    },
  });
  const plays = new Plays({ runner, gardens });
  const cast = new CampaignCast(plays);
  const newPerson = async () => {
    const owner = randomUUID();
    await database.pool.query('insert into hakoniwa.users (id, name) values ($1, $1)', [owner]);
    return { owner };
  };
  const begin = async (player: Player = SELF) => {
    // A bench makes more characters than a person may have at a time.
    await database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
    const { id: characterId } = await cast.create(player, { name: 'アキ', pack: 'nexus', seed: 1 });
    return (await plays.begin(player, { characterId })).session.id;
  };
  const write = async (id: string, actionText: string, player: Player = SELF) => {
    const turn = { id, key: randomUUID(), actionText, actionType: 'custom' } as const;
    await plays.execute(player, turn);
  };
  return { database, plays, cast, begin, newPerson, write, close: () => gardens.close() };
}
