// What the gauge asks of a reader: the same questions to every reader, answered in plain names.
import type { AfterLabel } from './labels/after-label.ts';
import type { ClaimLabel } from './labels/claim-label.ts';
import type { LineLabel } from './labels/line-label.ts';
import type { PlayedLabel } from './labels/played-label.ts';

/** An act of speech as it was read; names are whatever the text or the world calls it. */
export interface ActRead {
  readonly act: string;
  readonly to?: string | undefined;
  readonly does?: string | undefined;
  readonly about: readonly string[];
  readonly asks?: string | undefined;
  readonly not?: boolean | undefined;
}

export type RoleName = 'object' | 'target' | 'tool' | 'from' | 'to';

/** A part of a played text as it was read; a role has all the forms under which it may be known. */
export type PartRead =
  | {
      readonly is: 'deed';
      readonly verb: string;
      readonly mood: string;
      readonly roles: Readonly<Partial<Record<RoleName, readonly string[]>>>;
    }
  | {
      readonly is: 'saying';
      readonly to?: string | undefined;
      readonly acts: readonly ActRead[];
    }
  | { readonly is: 'meta'; readonly meta: string };

export interface ClaimRead {
  readonly about: string;
  readonly of?: string | undefined;
  readonly is: readonly string[];
  readonly not?: boolean | undefined;
  /** Whether it is asserted as being so now. */
  readonly isNow: boolean;
}

export interface ClaimsRead {
  readonly claims: readonly ClaimRead[];
  readonly contradicts: boolean;
}

/** Something that is other than before. */
export type ChangeRead =
  | { readonly person: string; readonly at: string }
  | { readonly thing: string; readonly at: string }
  | { readonly thing: string; readonly state: readonly string[] }
  | { readonly thing: string; readonly gone: true }
  | { readonly thing: string; readonly made: true }
  | { readonly other: string };

export interface AfterRead {
  /** Why it was denied; null when it was allowed. */
  readonly reason: string | null;
  readonly changes: readonly ChangeRead[];
}

/** A reader as the gauge knows it; what it is asked holds no answers. */
export interface MeaningReader {
  readonly lines: (asked: Omit<LineLabel, 'acts'>) => readonly ActRead[];
  readonly played: (asked: Omit<PlayedLabel, 'parts'>) => readonly PartRead[];
  readonly claims: (asked: Omit<ClaimLabel, 'claims' | 'contradicts'>) => ClaimsRead;
  readonly after: (asked: Omit<AfterLabel, 'denied' | 'changes'>) => AfterRead;
}
