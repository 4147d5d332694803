// What one reader may see of a world. It is plain JSON and the only way out.

import type { Controller, Kind, Language } from '../base/vocabulary.ts';
import type { Affordance } from '../world/schema/affordance.ts';
import type { Intention } from '../world/schema/intention.ts';
import type { Belief, Desire, Personality } from '../world/schema/mind.ts';

/** Who is looking. */
export type Audience =
  | { readonly as: 'director' }
  | { readonly as: 'public' }
  | { readonly as: 'character'; readonly id: string }
  | { readonly as: 'player'; readonly id: string };

export interface TimeView {
  readonly label: string;
  readonly clock: string;
  readonly day: number;
  readonly now: number;
}

export interface ExitView {
  readonly to: string;
  readonly name: string;
  readonly via?: string;
  readonly minutes: number;
}

export interface PlaceView {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly exits: readonly ExitView[];
  /** Whether the reader perceives it now, or only knows of it. */
  readonly seen: boolean;
}

export interface PropView {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: Kind;
  readonly description?: string;
  /** Exactly one of these says where it is. */
  readonly place?: string;
  readonly heldBy?: string;
  readonly inside?: string;
  readonly state: readonly string[];
  readonly portable: boolean;
  readonly owner?: string;
  readonly key?: string;
  readonly capacity?: number;
  readonly uses?: number;
  readonly strict?: boolean;
  readonly hidden?: boolean;
  readonly yields?: readonly string[];
  readonly affordances: readonly Affordance[];
}

/** The inner life of a character: its own, or the director's to see. */
export interface InnerView {
  readonly personality: Personality;
  readonly beliefs: readonly Belief[];
  readonly desires: readonly Desire[];
  /** What it has set out to do. */
  readonly intention?: Intention | string;
  readonly needs: Readonly<Record<string, number>>;
  readonly money: number;
}

export interface CharacterView {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly place: string;
  readonly posture?: string;
  readonly hands: number;
  readonly status: readonly { readonly name: string; readonly level?: number | undefined }[];
  readonly activity?: string;
  readonly controlledBy: Controller;
  readonly inner?: InnerView;
}

export interface HappeningView {
  readonly id: string;
  readonly text: string;
  readonly place?: string;
  readonly at: number;
}

export interface View {
  readonly audience: Audience;
  readonly language: Language;
  readonly geography: 'known' | 'explored';
  readonly time: TimeView;
  readonly calendarStart: string;
  readonly weather?: string;
  readonly tension?: string;
  readonly rules: readonly string[];
  /** Paths a person pinned; the director's to see. */
  readonly locks?: readonly string[];
  /** The place the reader is at; the director and the public are nowhere. */
  readonly here?: string;
  readonly places: readonly PlaceView[];
  readonly characters: readonly CharacterView[];
  readonly props: readonly PropView[];
  readonly happenings: readonly HappeningView[];
}
