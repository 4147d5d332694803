// What an action is: a verb, the things it needs, the laws of its own, and what comes of it.

import type { EntityType, Kind, TextLanguage } from '../base/vocabulary.ts';
import type { ActionSays } from '../language/writing.ts';
import type { Patch } from '../patch/operation.ts';
import type { Character } from '../world/schema/character.ts';
import type { Place } from '../world/schema/place.ts';
import type { Prop } from '../world/schema/prop.ts';
import type { World } from '../world/world.ts';
import type { Act, Slot } from './act.ts';
import type { Denial } from './denial.ts';
import type { Intent } from './intent.ts';

/** What a slot may be filled with, and how near it must be. */
export interface SlotRule {
  readonly is: readonly EntityType[];
  readonly required: boolean;
  /**
   * `held`: in the actor's hands. `handle`: free to be used; a portable one is picked up by using it.
   * `touch`: here, but it stays where it is. `near`: perceived here. `anywhere`: only must exist.
   */
  readonly reach: 'held' | 'handle' | 'touch' | 'near' | 'anywhere';
  /** Others' property is not to be used so without being handed it. */
  readonly ownersOnly?: true;
}

/** An entity a slot was filled with. */
export type Filled =
  | { readonly type: 'prop'; readonly prop: Prop }
  | { readonly type: 'character'; readonly character: Character }
  | { readonly type: 'place'; readonly place: Place };

/** An act with everything it names looked up. */
export interface ActScene {
  readonly world: World;
  readonly act: Act;
  readonly action: Action;
  readonly actor: Character;
  readonly filled: Readonly<Partial<Record<Slot, Filled>>>;
}

export type Law = (scene: ActScene) => Denial | undefined;

export interface Action {
  readonly id: string;
  readonly intent: Intent;
  /** Words for it in packs and on screens; the first is the label. Read them with `actionWords`. */
  readonly words: Readonly<Record<TextLanguage, readonly string[]>>;
  /** How it is offered and told. Read it with `actionSays`. */
  readonly says: Readonly<Record<TextLanguage, ActionSays>>;
  /** Kinds of object the laws allow it for without an affordance; `any` for all, none for `[]`. */
  readonly kinds: 'any' | readonly Kind[];
  /** Kinds it is offered for, where that is narrower than what is allowed. */
  readonly offered?: readonly Kind[];
  readonly slots: Readonly<Partial<Record<Slot, SlotRule>>>;
  /** Whether it takes a free body: hands that are tied cannot do it. */
  readonly needsHands: boolean;
  /** Laws of this verb alone, after the general ones. */
  readonly laws?: readonly Law[];
  /** The change, given that the laws allow it. */
  readonly settle: (scene: ActScene) => Patch;
  /** The type of the event it leaves: noun and past. */
  readonly event: string;
}

/** Declares an action; it exists so that every action file reads the same. */
export function defineAction(action: Action): Action {
  return action;
}

/** The prop in a slot, if that is what it holds. */
export function propIn(scene: ActScene, slot: Slot): Prop | undefined {
  const filled = scene.filled[slot];
  return filled?.type === 'prop' ? filled.prop : undefined;
}

/** The character in a slot, if that is what it holds. */
export function characterIn(scene: ActScene, slot: Slot): Character | undefined {
  const filled = scene.filled[slot];
  return filled?.type === 'character' ? filled.character : undefined;
}

/** The place in a slot, if that is what it holds. */
export function placeIn(scene: ActScene, slot: Slot): Place | undefined {
  const filled = scene.filled[slot];
  return filled?.type === 'place' ? filled.place : undefined;
}
