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
import type { Entity } from './called.ts';
import { Names } from './names.ts';
import { takesSort } from './takes-sort.ts';

/** What stays the same through a turn. */
export interface TurnFrame {
  readonly rules: Rulebook;
  readonly speaker: CharacterId;
  readonly lore: NounLore;
  /** The world the turn began in. */
  readonly begun?: World;
}

/** Operations that leave every name, and what there is to name, as it was. */
function isMove({ op, path }: Operation): boolean {
  return (
    op === 'replace' &&
    /^\/(?:props\/[^/]*\/(?:at|state|uses)|characters\/[^/]*\/place)$/.test(path)
  );
}

/** What changes from act to act. */
export interface TurnState {
  readonly world: World;
  /** Everything a noun could mean. */
  readonly names: Names;
  /** Props handled earlier in this turn: they count as held. */
  readonly handled: ReadonlySet<string>;
  /** The last prop named or handled. */
  readonly antecedent: string | undefined;
  /** All props named or handled, the last one at the end. */
  readonly mentioned: readonly string[];
  /** The machine last named in any part of an act. */
  readonly machine?: string;
  /** Whether a person was named since: an omitted object is then that person. */
  readonly isSomeone: boolean;
  /** The places left behind on the way here in this turn. */
  readonly trail?: readonly string[];
  /** What was eaten or drunk up earlier in this turn. */
  readonly eaten?: readonly Entity[];
  /** Whether what was named since is no prop and harmless: `it` then means that. */
  readonly isLoose?: boolean;
}

/** The state a turn begins with. */
export function startState(world: World, speaker: Character): TurnState {
  return {
    world,
    names: Names.of(world, speaker),
    handled: new Set(),
    antecedent: undefined,
    mentioned: [],
    isSomeone: false,
  };
}

/** The speaker as it is in the running world. */
export function speakerIn(frame: TurnFrame, state: TurnState): Character | undefined {
  return state.world.characters.get(frame.speaker);
}

/** The state after a patch: what has moved is nearer or farther than before. */
export function patched(
  frame: TurnFrame,
  { state, patch }: { readonly state: TurnState; readonly patch: Patch },
): TurnState {
  if (patch.length === 0) return state;
  const { world } = patchWorld(state.world, patch as Operation[]);
  const speaker = world.characters.get(frame.speaker);
  return {
    ...state,
    world,
    names: speaker ? namesAfter(state, { patch, world, speaker }) : state.names,
    ...walked(state, speakerIn(frame, state)?.place, speaker?.place),
  };
}

function namesAfter(
  { names }: TurnState,
  { patch, world, speaker }: { patch: Patch; world: World; speaker: Character },
): Names {
  return patch.every(isMove) ? names.moved(world, speaker) : Names.of(world, speaker);
}

/** A step adds to the way behind one; a step back takes it off again. */
function walked(
  { trail = [] }: TurnState,
  from: string | undefined,
  to: string | undefined,
): Pick<TurnState, 'trail'> {
  if (from === to || from === undefined) return {};
  return { trail: trail.at(-1) === to ? trail.slice(0, -1) : [...trail, from] };
}

/** The state with one more prop handled, which is then what `it` means. */
export function handling(state: TurnState, id: string): TurnState {
  return {
    ...state,
    handled: new Set([...state.handled, id]),
    ...mentioning(state, [id]),
    isLoose: false,
  };
}

/** The state with things named, the one that `it` means at the end. */
export function mentioning(
  { mentioned }: TurnState,
  ids: readonly string[],
): Pick<TurnState, 'antecedent' | 'mentioned' | 'isSomeone'> {
  const all = [...mentioned.filter((one) => !ids.includes(one)), ...ids];
  return { antecedent: all.at(-1), mentioned: all, isSomeone: false };
}

/** The entity `it` means: the last one named of a sort the verb takes, else the last one, or the only thing held. */
export function antecedentOf(
  frame: TurnFrame,
  { state, verb }: { readonly state: TurnState; readonly verb: string },
): Entity | undefined {
  const { names, mentioned, world } = state;
  const isTaken = (id: string) => {
    const prop = world.props.get(id);
    return prop === undefined || takesSort(verb, prop);
  };
  const meant = mentioned.findLast(isTaken) ?? state.antecedent;
  const named = meant === undefined ? undefined : names.entity('prop', meant);
  if (named) return named;
  const [only, ...others] = heldBy(state.world, frame.speaker);
  return only && others.length === 0 ? names.withId(only.id)[0] : undefined;
}
