// What a language model gave back: the text, what it cost and how long it took.
import type { Json } from '@hakoniwa/stage';

/** Why the model stopped writing (`tools`: to call one); an aborted call throws instead. */
export type Finish = 'stop' | 'length' | 'tools' | 'other';

export interface Usage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Prompt tokens the server did not have to read again. */
  readonly cachedTokens?: number;
  /** `estimate` when the server said nothing. */
  readonly source: 'server' | 'estimate';
}

/** Durations in milliseconds; what only some servers tell is optional. */
export interface Timings {
  readonly totalMs: number;
  readonly firstTokenMs?: number;
  readonly loadMs?: number;
  readonly promptMs?: number;
  readonly completionMs?: number;
}

export interface GenerateResult {
  readonly text: string;
  /** The text as JSON, when a schema was asked for and the text is JSON; not yet validated. */
  readonly json?: Json;
  readonly usage: Usage;
  readonly finish: Finish;
  /** The name the answer goes by, where the server gives one. */
  readonly model?: string;
  readonly timings: Timings;
  /** Attempts that were needed, when more than one. */
  readonly attempts?: number;
  /** The server's closing message, for the inspector. */
  readonly raw?: Json;
}
