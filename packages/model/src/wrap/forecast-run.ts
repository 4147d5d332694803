// Says before a run what it will cost in calls, tokens and time.
import type { TokenMeter } from './token-meter.ts';

/** Calls of one purpose that a run will make. */
export interface PlannedCalls {
  readonly purpose: string;
  readonly count: number;
  /** What one prompt will have, when nothing was measured yet. */
  readonly promptTokens: number;
  readonly maxTokens: number;
}

export interface ForecastOptions {
  readonly calls: readonly PlannedCalls[];
  /** What was used so far; its averages are better than any guess. */
  readonly meter?: TokenMeter;
  /** Tokens that may still be used. */
  readonly leftTokens?: number;
  /** Speeds of the server, in tokens per second, and how many calls it serves at once. */
  readonly speed?: { readonly reads: number; readonly writes: number; readonly slots: number };
}

export interface Forecast {
  readonly calls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  /** False when the cap would stop the run on its way. */
  readonly fits: boolean;
  readonly durationMs?: number;
}

/** The forecast of a run: measured averages where there are any, the declared sizes elsewhere. */
export function forecastRun({ calls, meter, leftTokens, speed }: ForecastOptions): Forecast {
  let promptTokens = 0;
  let completionTokens = 0;
  for (const planned of calls) {
    const each = averageOf(planned, meter);
    promptTokens += planned.count * each.promptTokens;
    completionTokens += planned.count * each.completionTokens;
  }
  promptTokens = Math.ceil(promptTokens);
  completionTokens = Math.ceil(completionTokens);
  const totalTokens = promptTokens + completionTokens;
  return {
    calls: calls.reduce((sum, { count }) => sum + count, 0),
    ...{ promptTokens, completionTokens, totalTokens },
    fits: leftTokens === undefined || totalTokens <= leftTokens,
    ...(speed && { durationMs: durationMs({ promptTokens, completionTokens }, speed) }),
  };
}

interface Tokens {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

function averageOf(planned: PlannedCalls, meter: TokenMeter | undefined): Tokens {
  const sums = meter?.sum((row) => row.purpose === planned.purpose);
  const answered = sums ? sums.calls - sums.failures : 0;
  if (!sums || answered === 0) {
    return { promptTokens: planned.promptTokens, completionTokens: planned.maxTokens };
  }
  // Failed attempts belong to the price of the answers they were made for.
  return {
    promptTokens: sums.promptTokens / answered,
    completionTokens: sums.completionTokens / answered,
  };
}

function durationMs(tokens: Tokens, speed: NonNullable<ForecastOptions['speed']>): number {
  const seconds = tokens.promptTokens / speed.reads + tokens.completionTokens / speed.writes;
  return Math.ceil((seconds * 1000) / speed.slots);
}
