// Choices from what the laws allow here and now.
import { type Act, actText, admissible } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { fill } from '../fill.ts';
import { othersHere } from '../look.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';
import { talkCandidate } from './talk-candidate.ts';

/** Acts worth offering by themselves, and how much. */
const WORTH: Readonly<Record<string, number>> = {
  inspect: 30,
  read: 32,
  use: 28,
  search: 15,
  take: 12,
};

export function actCandidates(turn: Turn): Candidate[] {
  const acts = admissible(turn.scene.rules, turn.world, PLAYER);
  const worth = acts.flatMap(({ actor: _actor, ...act }) => {
    const weight = WORTH[act.verb];
    return weight === undefined || act.object === undefined
      ? []
      : [actCandidate(turn, act, weight)];
  });
  const { choice } = turn.scene.words;
  const look = { text: choice.look, description: choice.lookHint };
  return [
    ...worth,
    ...othersHere(turn).map(({ id, name }) => talkCandidate(turn, { id, name })),
    { id: 'look', sort: 'look', weight: 18, intent: { do: 'look' }, ...look },
    {
      id: 'inventory',
      sort: 'inventory',
      weight: 5,
      intent: { do: 'inventory' },
      text: choice.inventory,
    },
  ];
}

export function actCandidate(turn: Turn, act: Omit<Act, 'actor'>, weight: number): Candidate {
  const told = actText(turn.scene.rules, turn.world, { ...act, actor: PLAYER });
  const text = turn.scene.language === 'en' ? told.charAt(0).toUpperCase() + told.slice(1) : told;
  const parts = [act.verb, act.object, act.target, act.affordance].filter(
    (part) => part !== undefined,
  );
  return {
    ...{ id: parts.join(':'), sort: `act:${act.verb}`, weight, intent: { do: 'act', act } },
    text: fill(turn.scene.words.choice.act, { act: text }),
  };
}
