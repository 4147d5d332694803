// What tells the scripted servers apart: paths, how a call is read and how an answer is written.
import type { Json, JsonObject } from '@hakoniwa/stage';
import type { ModelAsk, ModelReply } from './model-ask.ts';

export interface Dialect {
  readonly chatPath: string;
  readonly contentType: string;
  readonly schemaIn: (body: JsonObject) => JsonObject | undefined;
  /** One piece of text of a model as it goes over the wire. */
  readonly piece: (text: string, model: string) => string;
  /** A piece that calls a tool nobody offered, and one without any words at all. */
  readonly toolCall: (model: string) => string;
  readonly nothing: (model: string) => string;
  /** What ends an answer. */
  readonly closing: (ask: ModelAsk, reply: Required<ModelReply>) => string;
  /** An error in the middle of a stream. */
  readonly midError: (message: string) => string;
  /** An error as a body of its own. */
  readonly error: (message: string) => Json;
  /** What paths answer that fetch a model and tell their progress. */
  readonly pull?: { readonly path: string; readonly lines: (model: string) => readonly string[] };
  /** Where vectors are asked for, and how they are written. */
  readonly embed: { readonly path: string; readonly vectors: (rows: readonly number[][]) => Json };
  /** What the other paths answer, by the names of the models it has. */
  readonly pages: (models: readonly string[]) => Readonly<Record<string, Json>>;
}
