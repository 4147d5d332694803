// What a campaign remembers of itself, asked for by whose it is and told as the wire has it.

import {
  GraphUnavailableError,
  type KnowledgeGraph,
  type NodeRef,
  waitingUpdates,
} from '@hakoniwa/database/graph';
import type { GraphMet, GraphOpen, GraphPart, GraphRumours } from '@hakoniwa/protocol/sessions';
import type { Player, Plays } from '../lifecycle/plays.ts';
import { PlayRefused } from '../refused.ts';
import type { CharacterRow } from '../rows/character-row.ts';
import { PLAYER } from '../state/play-state.ts';
import { arcPart, drawnPart, genealogyPart } from './graph-parts.ts';

export interface GraphOfCharacter {
  readonly characterId: string;
}

export class CampaignGraph {
  readonly #plays: Plays;
  readonly #graph: KnowledgeGraph;

  constructor({ plays, graph }: { readonly plays: Plays; readonly graph: KnowledgeGraph }) {
    this.#plays = plays;
    this.#graph = graph;
  }

  /** Who did I meet, and where. */
  met(player: Player, { characterId }: GraphOfCharacter): Promise<GraphMet> {
    return this.#ask(player, characterId, async (mine) => ({
      people: (await this.#graph.met(mine)).map(({ npcId, name, affinity, places, sessions }) => ({
        ...{ id: npcId, name, affinity },
        places: places.map((place) => place.name),
        sessions: [...sessions].sort((a, b) => a - b),
      })),
    }));
  }

  /** What is open; with somebody when they are named. */
  open(
    player: Player,
    { characterId, npcId }: GraphOfCharacter & { readonly npcId?: string | undefined },
  ): Promise<GraphOpen> {
    return this.#ask(player, characterId, async (mine) => ({
      plots: (await this.#graph.openPlots({ ...mine, npcId })).map((plot) => ({
        ...{ id: plot.plotId, text: plot.text, sessionNumber: plot.sessionNumber },
        people: plot.people.map(({ name }) => name),
        places: plot.places.map(({ name }) => name),
      })),
    }));
  }

  /** What is told around a place; around the character when none is named. */
  rumours(
    player: Player,
    { characterId, placeId }: GraphOfCharacter & { readonly placeId?: string | undefined },
  ): Promise<GraphRumours> {
    return this.#ask(player, characterId, async (mine, character) => {
      const here = placeId ?? (await this.#placeOf(character));
      const told = await this.#graph.rumours({ ...mine, placeId: here });
      const rumours = told.map(({ eventId, text, hops, place }) => {
        return { id: eventId, text, hops, place: place?.name ?? '' };
      });
      return { rumours };
    });
  }

  /** An arc with its sessions, quests and people. */
  arc(
    player: Player,
    { characterId, arcId }: GraphOfCharacter & { readonly arcId: string },
  ): Promise<GraphPart> {
    return this.#ask(player, characterId, async ({ campaign }) =>
      arcPart(await this.#graph.arcView({ campaign, arcId })),
    );
  }

  /** Where logs come from and what became of them. */
  genealogy(
    player: Player,
    { characterId, of }: GraphOfCharacter & { readonly of?: NodeRef | undefined },
  ): Promise<GraphPart> {
    return this.#ask(player, characterId, async ({ campaign }) =>
      genealogyPart(await this.#graph.genealogy({ campaign, of })),
    );
  }

  /** All of it but the events. */
  whole(player: Player, { characterId }: GraphOfCharacter): Promise<GraphPart> {
    return this.#ask(player, characterId, async ({ campaign }) =>
      drawnPart(await this.#graph.draw({ campaign })),
    );
  }

  async #ask<Answer extends object>(
    player: Player,
    characterId: string,
    work: (mine: Mine, character: CharacterRow) => Promise<Answer>,
  ): Promise<Answer & { freshness: { pending: number } }> {
    const character = await this.#plays.character(player, characterId);
    const campaign = character.garden;
    try {
      const answer = await work({ campaign, characterId }, character);
      const { queries } = this.#plays.runner.parts.database;
      return { ...answer, freshness: { pending: await waitingUpdates(queries, campaign) } };
    } catch (error) {
      if (error instanceof GraphUnavailableError)
        throw new PlayRefused('GRAPH_AWAY', 'the graph cannot be reached');
      throw error;
    }
  }

  async #placeOf(character: CharacterRow): Promise<string> {
    const world = await this.#plays.worldOf(character);
    return world?.characters.get(PLAYER)?.place ?? '';
  }
}

interface Mine {
  readonly campaign: string;
  readonly characterId: string;
}
