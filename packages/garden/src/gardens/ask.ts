// What can be asked of a garden's writer, and what is answered, as both stand in a row.

import type { MindChoice } from '@hakoniwa/protocol';
import {
  type Command,
  canonicalJson,
  type Head,
  type Json,
  type Position,
  type Verdict,
} from '@hakoniwa/stage';
import type { Submitted } from '../garden.ts';
import type { ClockWish, TurnWish } from '../living/writable-garden.ts';

export type WriterRequest =
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'undo'; readonly turns: number }
  | { readonly type: 'redo' }
  | { readonly type: 'switch'; readonly branch: string }
  | {
      readonly type: 'fork';
      readonly id: string;
      readonly at?: Position;
      readonly enter: boolean;
      readonly createdAt: string;
    }
  | { readonly type: 'clock'; readonly wish: ClockWish }
  /** Lets time pass at once, up to a moment. */
  | { readonly type: 'pass'; readonly to: number }
  | { readonly type: 'minds'; readonly choice: MindChoice }
  | { readonly type: 'perform'; readonly wish: TurnWish }
  | { readonly type: 'cancel' }
  /** Work of a package above the garden, by its name there. */
  | { readonly type: 'work'; readonly name: string; readonly input: Json };

/** What it came to. A command's events are found in the log, from `first` to the head. */
export interface WriterAnswer {
  /** Where the garden then stood; null for a redo of nothing. */
  readonly head: Head | null;
  readonly verdict?: Verdict | undefined;
  readonly first?: number | undefined;
  /** What a piece of work came to. */
  readonly result?: Json | undefined;
}

/** An answer in the hands of who asked. */
export interface Answered {
  readonly answer: WriterAnswer;
  /** What the command came to, where this process took it. */
  readonly submitted?: Submitted | undefined;
  /** Whether it had been asked before with the same key. */
  readonly repeated: boolean;
}

/** A request as text; the same text is the same request. */
export function askText(ask: WriterRequest): string {
  return canonicalJson(ask as unknown as Json);
}

export function askOf(text: string): WriterRequest {
  return JSON.parse(text) as WriterRequest;
}

export function commandAnswer({ verdict, events }: Submitted, head: Head): WriterAnswer {
  const first = events[0]?.seq;
  return { head, verdict, ...(first === undefined ? {} : { first }) };
}
