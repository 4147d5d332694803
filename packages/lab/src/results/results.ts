// The results of a run: every metric of every arm with its interval, and the differences between arms.

import type { SanitizerMetrics } from '@hakoniwa/gm';
import type { ContrastSays } from '@hakoniwa/protocol';
import type { Language, Localised } from '@hakoniwa/stage';
import type { Switches } from '../plan/cell.ts';
import type { RecordedResult } from '../recorded/recorded-result.ts';

/** A measured value. Null where nothing could be counted. */
export interface Measured {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly hits: number;
  readonly of: number;
  readonly sessions: number;
  /** `few`: too little to conclude from. `none`: nothing to count. */
  readonly note?: 'few' | 'none';
}

export type MeasuredRow = Readonly<Record<string, Measured>>;

export interface ArmResult {
  readonly arm: string;
  readonly mind: string;
  readonly title?: Localised;
  readonly switches: Switches;
  readonly model: string;
  readonly sessions: number;
  readonly turns: number;
  readonly metrics: MeasuredRow;
  readonly scenarios: Readonly<Record<string, MeasuredRow>>;
  /** What inventions came to. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Violations by reason: first attempts, final texts. */
  readonly reasons: Readonly<Record<string, readonly [first: number, final: number]>>;
  /** Voice and flaws of each speaker, of their own turns; none in runs of 0.1. */
  readonly speakers?: Readonly<Record<string, MeasuredRow>>;
  /** Specification 4's four figures of what the sanitizer does with the texts; none in runs of 0.1. */
  readonly sanitizer?: { readonly first: SanitizerMetrics; readonly final: SanitizerMetrics };
  /** Props the sanitizer blocks: how often in first attempts and in final texts, the most frequent first. */
  readonly blockedProps: readonly (readonly [prop: string, first: number, final: number])[];
}

/** A weighed sum of arms: a difference from the baseline, or an effect of a switch. */
export interface Contrast {
  readonly id: string;
  readonly mind: string;
  readonly weights: Readonly<Record<string, number>>;
  /** Sessions that all its arms have. */
  readonly pairs: number;
  readonly metrics: Readonly<Record<string, ContrastValue>>;
}

export interface ContrastValue {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** `lower` or `higher` when the interval leaves out zero. */
  readonly says: ContrastSays;
}

export interface RunResults {
  readonly name: string;
  readonly title?: Localised;
  readonly about?: Localised;
  readonly language: Language;
  readonly baseline: string;
  readonly confidence: number;
  readonly resamples: number;
  readonly sessions: number;
  readonly planned: number;
  readonly turns: number;
  readonly arms: readonly ArmResult[];
  readonly contrasts: readonly Contrast[];
  readonly recorded: readonly RecordedResult[];
}
