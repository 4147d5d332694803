// What a scripted model server was asked, and what it is told to answer.
import type { JsonObject } from '@hakoniwa/stage';

/** One chat call as the server received it. */
export interface ModelAsk {
  /** Counted from 1 in the order of arrival. */
  readonly number: number;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** The content of the last message. */
  readonly last: string;
  /** The JSON Schema that was asked for, if one was. */
  readonly schema?: JsonObject;
  readonly body: JsonObject;
}

/** An answer; what is left out is made up from the text. */
export interface ModelReply {
  readonly text: string;
  /** The text in the pieces it is streamed in. */
  readonly pieces?: readonly string[];
  readonly finish?: 'stop' | 'length';
  readonly promptTokens?: number;
  readonly completionTokens?: number;
  /** The name the answer goes by; the one that was asked for when left out. */
  readonly model?: string;
}

/** The script: an answer to each call. */
export type AnswerAsk = (ask: ModelAsk) => string | ModelReply;

/** A reply with nothing left out. */
export function fullReply(ask: ModelAsk, given: string | ModelReply): Required<ModelReply> {
  const reply = typeof given === 'string' ? { text: given } : given;
  const prompt = ask.messages.map(({ content }) => content).join('\n');
  return {
    pieces: reply.text.match(/[\s\S]{1,3}/gu) ?? [],
    finish: 'stop',
    promptTokens: Math.ceil(prompt.length / 2) + 8,
    completionTokens: Math.max(1, Math.ceil(reply.text.length / 2)),
    model: ask.model,
    ...reply,
  };
}
