// The sanitizer's words: what goes in, what comes out, what is logged.
import type { LanguageReader } from '../language/types.ts';

/** Options of one call. */
export interface SanitizeOptions {
  /** Tells acts from glosses and spoken sentences; without it a plain rule decides. */
  readonly language?: Pick<LanguageReader, 'isAct'>;
}

/** Spec 4's result. */
export interface SanitizeResult {
  readonly sanitizedText: string;
  readonly actionRemoved: boolean;
  readonly actionReplaced: boolean;
  readonly blockedProps: readonly string[];
  /** The first blocked action, else the first action, without its marks. */
  readonly originalAction: string | null;
}

/** The result with what was put in place of the first blocked action. */
export interface SanitizeDetail {
  readonly result: SanitizeResult;
  readonly replacement: string | null;
}

/** A stretch of text between action marks. */
export interface ActionBlock {
  readonly start: number;
  readonly end: number;
  readonly inner: string;
}
