// The world a campaign begins in: the pack's, with the player's character in it.
import {
  buildWorld,
  documentOf,
  EVEN_PERSONALITY,
  isProblem,
  type Json,
  type Language,
  type Pack,
  placeId,
  type World,
  worldFrom,
} from '@hakoniwa/stage';
import type { Campaign } from '../pack/campaign.ts';
import { firstState, PLAY_SYSTEM, PLAYER } from '../state/play-state.ts';

export interface FirstWorld {
  readonly pack: Pack;
  readonly campaign: Campaign;
  /** The pack's own when left out. */
  readonly scenario?: string | undefined;
  readonly language: Language;
  readonly seed: number;
  readonly name: string;
  readonly description: string;
}

/** The first world; a problem of the pack is a mistake of whoever let it in. */
export function firstWorld(of: FirstWorld): World {
  const { pack, campaign, language, seed, name, description } = of;
  const { opening, visitor } = campaign.session;
  const scenario = of.scenario ?? opening.scenario;
  const built = buildWorld(pack, { scenario, language, seed });
  if (isProblem(built)) throw new TypeError(built.message.en);
  const document = documentOf(built);
  const player = {
    ...{ id: PLAYER, name, aliases: [], description, place: placeId(opening.place) },
    ...{ hands: visitor.hands ?? 2, status: [], needs: {}, money: visitor.money },
    ...{ skills: {}, personality: EVEN_PERSONALITY, desires: [] },
    controlledBy: 'human' as const,
  };
  return worldFrom({
    ...document,
    characters: { ...document.characters, [PLAYER]: player },
    systems: { ...document.systems, [PLAY_SYSTEM]: firstState(campaign) as unknown as Json },
  });
}
