// How a model mind is set up, and what it tells whoever watches it work.
import type { Gm } from '@hakoniwa/gm';
import type { LanguageModel, ModelErrorCode, Phase, Timings, Usage } from '@hakoniwa/model';
import type { PromptSet } from '../../prompts/prompt-set.ts';

/** Why a mind calls its model. */
export type Purpose = 'thought' | 'performance' | 'repair';

/** How a call is going: for a screen, never for the log. */
export type CallNews = { readonly character: string; readonly purpose: Purpose } & (
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'token'; readonly text: string }
  | { readonly type: 'restart' }
  | { readonly type: 'answered'; readonly usage: Usage; readonly timings: Timings }
  | { readonly type: 'failed'; readonly code: ModelErrorCode }
);

export interface ModelMindOptions {
  readonly model: LanguageModel;
  readonly gm: Gm;
  readonly prompts: PromptSet;
  /** Two calls a turn, or one that thinks and speaks at once. */
  readonly mode: 'two-phase' | 'fused';
  /** Wall-clock time for the whole turn: thought, performance and repairs share it. */
  readonly deadlineMs: number;
  readonly budgetTokens: number;
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly seed?: number;
  /** Whether fact cards stand in the first attempt's prompt. */
  readonly injects?: boolean;
  /** Whether findings lead to another try, and how many times at most; once where nothing is said. */
  readonly repairs?: boolean | number;
  /**
   * What the GM's verdict on a draft does: it leads to another try, it is only written down, or nobody asks for it. What
   * is wrong with form and voice is looked at all the same.
   */
  readonly verdicts?: 'repair' | 'observe' | 'off';
  readonly sanitizes?: boolean;
  /** Calls the turn off: the mind then throws MODEL_ABORTED instead of acting by instinct. */
  readonly signal?: AbortSignal;
  readonly onNews?: (news: CallNews) => void;
  /** Milliseconds that only grow; the machine's own when absent. */
  readonly now?: () => number;
}
