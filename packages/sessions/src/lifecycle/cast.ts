// Player characters: made, listed, put away and brought back; five of one person at a time.
import { randomBytes, randomInt } from 'node:crypto';
import {
  type CharacterOnWire,
  type CharacterSheetAnswer,
  type NewCharacter,
  playLimits,
} from '@hakoniwa/protocol/sessions';
import { PlayRefused, unknownCharacter } from '../refused.ts';
import {
  type CharacterRow,
  characterById,
  charactersOf,
  insertCharacter,
  livingCharacters,
  markDeleted,
} from '../rows/character-row.ts';
import { activeSession, lastSession } from '../rows/session-row.ts';
import { CampaignRunner } from './campaign-runner.ts';
import type { Player, Plays } from './plays.ts';
import { characterSheetOf } from './read/sheet.ts';

export class CampaignCast {
  readonly #plays: Plays;

  constructor(plays: Plays) {
    this.#plays = plays;
  }

  /** Everybody's own, oldest first; the deleted ones too, for they can come back. */
  async list({ owner }: Player): Promise<CharacterOnWire[]> {
    const rows = await charactersOf(this.#plays.runs, owner);
    return Promise.all(rows.map((row) => this.#told(row)));
  }

  async create({ owner }: Player, wanted: NewCharacter): Promise<CharacterOnWire> {
    const { runner } = this.#plays;
    const { pack, campaign } = await runner.packOf(wanted.pack);
    const scenario = wanted.scenario ?? campaign.session.opening.scenario;
    if (!Object.hasOwn(pack.scenarios, scenario))
      throw new PlayRefused('VALIDATION', 'this pack has no such scenario');
    const id = `character-${randomBytes(10).toString('hex')}`;
    const { description = '', appearance = '', personality = '' } = wanted;
    const row = {
      ...{ id, ownerId: owner, name: wanted.name, scenario, pack: wanted.pack },
      about: { description, appearance, personality },
      language: wanted.language ?? pack.languages[0] ?? 'ja',
      seed: wanted.seed ?? randomInt(2 ** 32),
      garden: `${CampaignRunner.prefix}${id.slice('character-'.length)}`,
    };
    await runner.parts.database.transaction(async (tx) => {
      if ((await livingCharacters(tx, owner)) >= playLimits.characters) throw full();
      await insertCharacter(tx, row);
    });
    return this.one({ owner }, id);
  }

  async one(player: Player, id: string): Promise<CharacterOnWire> {
    return this.#told(await this.#row(player, id));
  }

  /** All that stands on a character's sheet. */
  async sheet(player: Player, id: string): Promise<CharacterSheetAnswer> {
    const row = await this.#row(player, id);
    const told = await this.#told(row);
    return { ...told, ...(await characterSheetOf(this.#plays, row)) };
  }

  /** Puts a character away; its sessions stay. */
  async remove(player: Player, id: string): Promise<void> {
    await this.#plays.character(player, id);
    await markDeleted(this.#plays.runs, { id, isDeleted: true });
  }

  async restore(player: Player, id: string): Promise<CharacterOnWire> {
    const row = await this.#row(player, id);
    if (row.deletedAt === null) return this.#told(row);
    await this.#plays.runner.parts.database.transaction(async (tx) => {
      if ((await livingCharacters(tx, player.owner)) >= playLimits.characters) throw full();
      await markDeleted(tx, { id, isDeleted: false });
    });
    return this.one(player, id);
  }

  async #row({ owner }: Player, id: string): Promise<CharacterRow> {
    const row = await characterById(this.#plays.runs, id);
    if (row?.ownerId !== owner) throw unknownCharacter();
    return row;
  }

  async #told(row: CharacterRow): Promise<CharacterOnWire> {
    const { runs } = this.#plays;
    const last = await lastSession(runs, row.id);
    const active = last && (await activeSession(runs, row.id));
    const { id, name, about, pack, language } = row;
    return {
      ...{ id, name, ...about, pack, language },
      createdAt: row.createdAt.toISOString(),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      sessionCount: last?.number ?? 0,
      activeSessionId: active?.id ?? null,
      state: last?.data.state ?? null,
    };
  }
}

function full(): PlayRefused {
  const { characters: limit } = playLimits;
  return new PlayRefused('CHARACTER_LIMIT', `no more than ${limit} characters are kept`, { limit });
}
