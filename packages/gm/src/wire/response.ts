// What the wire answers: the six fields of the first specification, and what explains them.
import type { DeniedReason, Operation } from '@hakoniwa/stage';
import type { Violation } from '../judge/violation.ts';
import type { StallLevel } from '../stall/index.ts';
import type { ActionIntent } from '../turn/intents.ts';
import type { Resolution } from '../turn/resolutions.ts';

export interface GmResponse {
  readonly parsed: {
    readonly thought: string | null;
    readonly speech: string | null;
    readonly action_intents: readonly ActionIntent[];
  };
  readonly allowed: boolean;
  readonly denied_reason: DeniedReason | null;
  readonly world_delta: readonly Operation[];
  readonly stall_score: number;
  readonly fact_cards: readonly string[];
  readonly violations: readonly Omit<Violation, 'at'>[];
  readonly resolution: readonly Resolution[];
  /** What was said to be so without the world backing it; it denies nothing. */
  readonly claims: readonly { readonly about: string; readonly text: string }[];
  readonly injection: {
    readonly inject_world_state: boolean;
    readonly inject_gm_feedback: boolean;
  };
  readonly format: { readonly repairs: readonly string[]; readonly ignored: readonly string[] };
  /** For whoever must try again: stage knowledge, never an error message. */
  readonly guidance: readonly string[];
  readonly stall: {
    readonly score: number;
    readonly level: StallLevel;
  };
}

/** Whether the next prompt should carry the world's change, and the GM's word. */
export function shouldInject(
  response: Pick<GmResponse, 'world_delta' | 'allowed' | 'stall_score' | 'parsed'>,
): readonly [boolean, boolean] {
  const hasDelta = response.world_delta.length > 0;
  const hasWord =
    !response.allowed || response.stall_score > WARN || response.parsed.speech === null;
  return [hasDelta, hasWord];
}

/** Above this, talk goes in circles and is told so. */
const WARN = 0.5;
