// What a caller asks of a language model, and whom it tells how the call is going.
import type { JsonObject } from '@hakoniwa/stage';
import type { z } from 'zod';

/** Who speaks a message. */
export const MESSAGE_ROLES = ['system', 'user', 'assistant'] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

export interface Message {
  readonly role: MessageRole;
  readonly content: string;
}

/** The shape of a wanted answer: a zod schema or a JSON Schema. */
export type AnswerSchema = z.ZodType | JsonObject;

/** Who waits for the answer; earlier in this list is served first. */
export const PRIORITIES = ['player', 'visible', 'background'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Where a call is: in our queue (0 = next), sent but unanswered (loading), taken and read, or writing. */
export type Phase =
  | { readonly name: 'queued'; readonly position: number }
  | { readonly name: 'loading' }
  | { readonly name: 'waiting' }
  | { readonly name: 'writing' };

export interface GenerateRequest {
  readonly messages: readonly Message[];
  /** Why the call is made, such as `thought`; meters and records are kept by it. */
  readonly purpose: string;
  readonly maxTokens: number;
  /** Wall-clock time for the whole call, queue and retries included. */
  readonly deadlineMs: number;
  readonly schema?: AnswerSchema;
  readonly temperature?: number;
  readonly seed?: number;
  readonly stop?: readonly string[];
  /** Whose call it is; its server-side cache and its share of the budget follow it. */
  readonly character?: string;
  /** The caller's own id of this call, such as an effect's; makes its record unique. */
  readonly callId?: string;
  readonly priority?: Priority;
  readonly signal?: AbortSignal;
  readonly onToken?: (text: string) => void;
  /** An attempt failed after it had streamed: what came so far is void. */
  readonly onRestart?: () => void;
  readonly onPhase?: (phase: Phase) => void;
}
