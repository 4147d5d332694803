// Choices while something stands in the way: a blow, a way out one has the means for, a guard.

import { filledBlanks } from '../fill.ts';
import { standing } from '../intents/fight.ts';
import { hasItem } from '../intents/way-out.ts';
import type { PlayTurn } from '../turn.ts';
import type { ChoiceCandidate } from './candidate.ts';

export function fightCandidates(turn: PlayTurn): ChoiceCandidate[] {
  const fight = standing(turn);
  if (!fight) return [];
  const { choice } = turn.scene.words;
  const at = fight.now.enemies.findIndex(({ hp }) => hp > 0);
  const enemy = fight.sheet.enemies[Math.max(0, at)];
  const name = enemy ? turn.scene.called(turn.scene.text(enemy.name)) : '';
  return [
    {
      ...{ id: 'attack', sort: 'attack', weight: 90, intent: { do: 'attack' } },
      ...{ text: filledBlanks(choice.attack, { name }), description: choice.attackHint },
    },
    ...ways(turn),
    {
      ...{ id: 'guard', sort: 'guard', weight: 40, intent: { do: 'guard' } },
      ...{ text: choice.guard, description: choice.guardHint },
    },
    {
      ...{ id: 'flee', sort: 'flee', weight: 30, intent: { do: 'flee' } },
      ...{ text: choice.flee, description: choice.fleeHint },
    },
  ];
}

/** Ways out one has the means for; the surest first. */
function ways(turn: PlayTurn): ChoiceCandidate[] {
  const { skills } = turn.scene.campaign.session;
  return (standing(turn)?.sheet.waysOut ?? []).flatMap(({ id, text, needs, chance = 100 }) => {
    const { item, skill } = needs ?? {};
    const cost = skill === undefined ? 0 : (skills[skill]?.mpCost ?? 0);
    const isPossible = (item === undefined || hasItem(turn, item)) && turn.state.mp >= cost;
    if (!isPossible) return [];
    const weight = 50 + chance / 4;
    const said = { text: turn.scene.text(text), description: turn.scene.words.choice.wayHint };
    return [
      { id: `way:${id}`, sort: `way:${id}`, weight, intent: { do: 'way', way: id }, ...said },
    ];
  });
}
