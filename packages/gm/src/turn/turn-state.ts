// What is true at one point inside a turn: the running world, what was named, what was handled.
import {
  type Character,
  type CharacterId,
  heldBy,
  type Operation,
  type Patch,
  patchWorld,
  type Rulebook,
  type World,
} from '@hakoniwa/stage';
import type { NounLore } from '../language/lore.ts';
import { type Entity, entitiesOf } from '../resolve/entities.ts';

/** What stays the same through a turn. */
export interface TurnFrame {
  readonly rules: Rulebook;
  readonly speaker: CharacterId;
  readonly lore: NounLore;
}

/** What changes from act to act. */
export interface TurnState {
  readonly world: World;
  readonly entities: readonly Entity[];
  /** Props handled earlier in this turn: they count as held. */
  readonly handled: ReadonlySet<string>;
  /** The last prop named or handled. */
  readonly antecedent: string | undefined;
  /** Whether a person was named since: an omitted object is then that person. */
  readonly isSomeone: boolean;
}

/** The state a turn begins with. */
export function startState(world: World, speaker: Character): TurnState {
  return {
    world,
    entities: entitiesOf(world, speaker),
    handled: new Set(),
    antecedent: undefined,
    isSomeone: false,
  };
}

/** The speaker as it is in the running world. */
export function speakerIn(frame: TurnFrame, state: TurnState): Character | undefined {
  return state.world.characters.get(frame.speaker);
}

/** The state after a patch; entities are looked up anew because nearness may have changed. */
export function patched(frame: TurnFrame, state: TurnState, patch: Patch): TurnState {
  if (patch.length === 0) return state;
  const { world } = patchWorld(state.world, patch as Operation[]);
  const speaker = world.characters.get(frame.speaker);
  return { ...state, world, entities: speaker ? entitiesOf(world, speaker) : state.entities };
}

/** The state with one more prop handled, which is then what `it` means. */
export function handling(state: TurnState, id: string): TurnState {
  return { ...state, handled: new Set([...state.handled, id]), antecedent: id, isSomeone: false };
}

/** The entity `it` means, or the only thing held. */
export function antecedentOf(frame: TurnFrame, state: TurnState): Entity | undefined {
  const named = state.entities.find(({ id, type }) => type === 'prop' && id === state.antecedent);
  if (named) return named;
  const held = heldBy(state.world, frame.speaker);
  return held.length === 1 ? state.entities.find(({ id }) => id === held[0]?.id) : undefined;
}
