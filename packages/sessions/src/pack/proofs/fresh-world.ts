// The world a first session begins in, with somebody to play it.
import {
  buildWorld,
  characterId,
  documentOf,
  EVEN_PERSONALITY,
  isProblem,
  type Language,
  type Pack,
  placeId,
  type World,
  worldFrom,
} from '@hakoniwa/stage';
import type { Campaign } from '../campaign.ts';

/** Whoever plays, in proofs. */
export const PROOF_PLAYER = characterId('visitor');

/** The fresh world; undefined when its scenario lacks the first place. */
export function freshWorld(
  pack: Pack,
  { campaign: { session }, language }: { readonly campaign: Campaign; readonly language: Language },
): World | undefined {
  const { scenario, place } = session.opening;
  const built = buildWorld(pack, { scenario, language, seed: 1 });
  if (isProblem(built) || !built.places.has(placeId(place))) return undefined;
  const document = documentOf(built);
  const player = {
    id: PROOF_PLAYER,
    name: '?',
    aliases: [],
    description: '',
    place: placeId(place),
    hands: session.visitor.hands ?? 2,
    status: [],
    needs: {},
    money: session.visitor.money,
    skills: {},
    personality: EVEN_PERSONALITY,
    desires: [],
    controlledBy: 'human' as const,
  };
  return worldFrom({ ...document, characters: { ...document.characters, [PROOF_PLAYER]: player } });
}
