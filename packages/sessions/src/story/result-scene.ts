// What a result is written from: the session as it was played, the world before and after, the story around it.

import type { Gm } from '@hakoniwa/gm';
import type { PlayEventKind, SenderType } from '@hakoniwa/protocol/sessions';
import type { Language, Localised, World } from '@hakoniwa/stage';
import type { ArcState } from '../arcs/arc-state.ts';
import type { Campaign } from '../pack/campaign.ts';
import type { ResultWording } from '../result/locale/index.ts';

/** A typed event of play with an id of its own. */
export interface PlayedEvent {
  readonly id: string;
  readonly number: number;
  readonly turnNumber: number;
  readonly kind: PlayEventKind;
  readonly subject?: string | undefined;
  readonly place?: string | undefined;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Where in the garden's log it happened. */
  readonly seq: number;
}

/** A line of the session's story. */
export interface ToldLine {
  readonly turnNumber: number;
  readonly sender: SenderType;
  readonly text: string;
}

export interface SessionToResult {
  readonly id: string;
  readonly number: number;
  readonly isFirst: boolean;
  readonly turnCount: number;
  readonly activeMs: number;
  readonly startSeq: number;
  readonly endSeq: number;
}

export interface ResultScene {
  readonly session: SessionToResult;
  readonly character: { readonly id: string; readonly name: string };
  /** The garden, which is the campaign. */
  readonly garden: string;
  readonly language: Language;
  readonly words: ResultWording;
  /** How the language is read, for what a model writes in it. */
  readonly tongue: Gm['tongues'][Language];
  readonly campaign: Campaign;
  readonly events: readonly PlayedEvent[];
  readonly lines: readonly ToldLine[];
  readonly before: World;
  readonly after: World;
  /** The arc the session belongs to. */
  readonly arc: ArcState | undefined;
  /** Plots that earlier sessions left open, by id. */
  readonly earlierPlots: readonly string[];
  /** A text of the pack in the language it is played in. */
  readonly text: (text: Localised) => string;
}
