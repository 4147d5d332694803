// Choices from what the laws allow here and now.
import { type Act, actText, admissible, writingOf } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { filledBlanks } from '../fill.ts';
import { othersHere } from '../look.ts';
import type { PlayTurn } from '../turn.ts';
import type { ChoiceCandidate } from './candidate.ts';
import { talkCandidate } from './talk-candidate.ts';

/** Acts worth offering by themselves, and how much. */
const WORTH: Readonly<Record<string, number>> = {
  inspect: 30,
  read: 32,
  use: 28,
  search: 15,
  take: 12,
  open: 36,
};
/** How much less something is called for each time it was done. */
const WORN = 16;
/** How much it is called for to open what bars the way. */
const BARRED = 88;

export function actCandidates(turn: PlayTurn): ChoiceCandidate[] {
  const acts = admissible(turn.scene.rules, { world: turn.world, id: PLAYER });
  const worth = acts.flatMap(({ actor: _actor, ...act }) => {
    const weight = WORTH[act.verb];
    if (weight === undefined || act.object === undefined) return [];
    // What was shut in the player's face a moment ago is worth opening.
    const isBarred = act.verb === 'open' && turn.denial?.about === act.object;
    if (isBarred) return [actCandidate(turn, { act, weight: BARRED })];
    const worn = WORN * turn.times(`${act.verb}:${act.object}`);
    return [actCandidate(turn, { act, weight: Math.max(1, weight - worn) })];
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

export function actCandidate(
  turn: PlayTurn,
  { act, weight }: { readonly act: Omit<Act, 'actor'>; readonly weight: number },
): ChoiceCandidate {
  const told = actText(turn.scene.rules, { world: turn.world, act: { ...act, actor: PLAYER } });
  const text = writingOf(turn.scene.language).begin(told);
  const parts = [act.verb, act.object, act.target, act.affordance].filter(
    (part) => part !== undefined,
  );
  return {
    ...{ id: parts.join(':'), sort: `act:${act.verb}`, weight, intent: { do: 'act', act } },
    text: filledBlanks(turn.scene.words.choice.act, { act: text }),
  };
}
