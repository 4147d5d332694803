// The first place is in its scenario, and each opening choice is possible there, in every language.
import {
  characterId,
  composeRulebook,
  inLanguage,
  judge,
  type Language,
  type Pack,
  type PackDraft,
  type PackProblem,
  STAGE_RULES,
  type World,
} from '@hakoniwa/stage';
import { type Campaign, campaignOf, SECTION_NAMES } from '../campaign.ts';
import type { OpeningChoice } from '../opening.ts';
import { sessionProblem } from '../problem.ts';
import { freshWorld, PROOF_PLAYER } from './fresh-world.ts';

export function proveOpening(pack: Pack, draft: PackDraft): PackProblem[] {
  const campaign = campaignOf(pack);
  const file = draft.files.find(({ section }) => section === SECTION_NAMES.session);
  if (!campaign || !file) return [];
  const { scenario, place, choices } = campaign.session.opening;
  const worlds = freshWorlds(pack, campaign);
  if (worlds.length < pack.languages.length) {
    const spot = file.spot(['opening', 'place']);
    return [sessionProblem('OPENING_PLACE_ABSENT', spot, { place, scenario })];
  }
  return choices.flatMap((choice, index) => {
    if (worlds.every((fresh) => isPossible(fresh, choice))) return [];
    const spot = file.spot(['opening', 'choices', index, 'act']);
    return [sessionProblem('CHOICE_INADMISSIBLE', spot, { id: choice.id })];
  });
}

interface Fresh {
  readonly language: Language;
  readonly world: World;
}

function freshWorlds(pack: Pack, campaign: Campaign): Fresh[] {
  return pack.languages.flatMap((language) => {
    const world = freshWorld(pack, { campaign, language });
    return world ? [{ language, world }] : [];
  });
}

const rules = composeRulebook(STAGE_RULES);

function isPossible({ language, world }: Fresh, { act }: OpeningChoice): boolean {
  if ('talk' in act) {
    const here = world.characters.get(PROOF_PLAYER)?.place;
    return world.characters.get(characterId(act.talk))?.place === here;
  }
  const { affordance, ...typed } = act;
  const word = affordance === undefined ? {} : { affordance: inLanguage(affordance, language) };
  return judge(rules, { world, act: { ...typed, ...word, actor: PROOF_PLAYER } }).allowed;
}
