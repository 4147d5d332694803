// A turn as the offline judge saw it: the first attempt and the final text held against one world.
import type { Flaw } from '@hakoniwa/actor';
import type { Json } from '@hakoniwa/stage';

export interface JudgedViolation {
  readonly reason: string;
  readonly cause: string;
  readonly target: string | null;
  readonly text: string;
}

/** What a reader stumbles over in a text, from the text alone; runs of before have a score beside it, which is not shown. */
export interface GaugedText {
  readonly flaws: readonly Flaw[];
}

/** One text of a turn, judged on the world it was meant for. */
export interface JudgedText {
  readonly text: string;
  readonly speech: string;
  /** Physical acts done or tried. */
  readonly acts: number;
  readonly violations: readonly JudgedViolation[];
  /** Slips of tone and address. */
  readonly slips: readonly { readonly check: string; readonly what: string }[];
  /** Whether it could not be read as words or deeds at all. */
  readonly isBroken: boolean;
  /** What the reader had to mend. */
  readonly repairs: readonly string[];
  /** What was said to be so; only what contradicts the world is a violation. */
  readonly claims: number;
  /** Of a first attempt as it was answered, of a final text as it was shown; none where nothing was, or in runs of 0.1. */
  readonly gauged?: GaugedText | undefined;
  /** What the sanitizer would do with it. */
  readonly sanitizer: {
    readonly action: string | null;
    readonly removed: boolean;
    readonly replaced: boolean;
    readonly blocked: readonly string[];
    /** What it puts there instead; none in runs of 0.1. */
    readonly replacement?: string | null;
  };
}

export interface JudgedCall {
  readonly purpose: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly failure?: string;
}

/** How a session stood after a turn. */
export interface JudgedStall {
  /** Spec 1's score. */
  readonly score: number;
  /** The progress detector's score, and whether lines come back. */
  readonly progress: number;
  readonly isRepeating: boolean;
  /** Set on the turn that settles it: an injection was taken up, or was not. */
  readonly recovered?: boolean;
}

export interface JudgedTurn {
  readonly turn: number;
  readonly who: string;
  readonly name: string;
  readonly first: JudgedText;
  readonly final: JudgedText;
  readonly calls: readonly JudgedCall[];
  /** Tries after the first. */
  readonly retries: number;
  readonly gaveUp: boolean;
  /** Why a call of the turn failed. */
  readonly failure: string | null;
  /** Whether instinct took the turn because the model left nothing to use. */
  readonly stoodIn: boolean;
  /** Whether the mind tried at all: where no answer came, `first` is instinct's and measures nothing. */
  readonly hasFirst: boolean;
  /** Whether the sanitizer of this arm changed the text. */
  readonly wasSanitized: boolean;
  /** Whether what the sanitizer put there instead is seen; undefined where it put nothing. */
  readonly standInSeen?: boolean | undefined;
  /** Whether people, things or places changed. */
  readonly delta: boolean;
  readonly stall: JudgedStall;
  /** Values written by the turn, and those that the rules do not give again. */
  readonly variables: number;
  readonly variableErrors: number;
  readonly injected: string | null;
  /** What the mind knows of its first attempt, where it is one that knows. */
  readonly truth: Json;
}

export interface JudgedCell {
  readonly id: string;
  readonly arm: string;
  readonly mind: string;
  readonly scenario: string;
  readonly seed: number;
  readonly genesis: string;
  readonly prompts: string;
  readonly model: string;
  readonly hash: string;
  readonly turns: readonly JudgedTurn[];
}
