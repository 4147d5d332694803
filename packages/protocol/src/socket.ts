// What is said over a garden's socket. It announces what was committed; everything can be read again by GET.
import { z } from 'zod';
import { eventSchema } from './event.ts';
import { limits } from './limits.ts';
import { mindNewsSchema } from './minds.ts';
import { readerSchema } from './reader.ts';
import { PROTOCOL_VERSION } from './version.ts';
import { viewSchema } from './view.ts';
import { viewChangeSchema } from './view-change.ts';
import { headSchema, seqSchema, wireIdSchema } from './words.ts';

/** Why a socket was closed, beyond the codes of RFC 6455. */
export const CLOSE = {
  badMessage: 4400,
  unauthorized: 4401,
  notFound: 4404,
  silent: 4408,
  tooSlow: 4413,
  version: 4426,
} as const;

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    version: z.literal(PROTOCOL_VERSION),
    as: readerSchema.default('public'),
    /** The last event that was heard, to hear all since. */
    after: seqSchema.optional(),
    /** The branch it stood on. */
    branch: wireIdSchema.optional(),
  }),
  z.strictObject({ type: z.literal('heartbeat') }),
]);

export const serverMessageSchema = z.discriminatedUnion('type', [
  /** The first message; when `resumed`, what was missed follows, else start anew from the view. */
  z.strictObject({
    type: z.literal('welcome'),
    version: z.literal(PROTOCOL_VERSION),
    garden: wireIdSchema,
    head: headSchema,
    resumed: z.boolean(),
    view: viewSchema,
  }),
  /** Committed events; `seq` is the last one, also when this reader may hear of none. */
  z.strictObject({
    type: z.literal('events'),
    branch: wireIdSchema,
    seq: seqSchema,
    events: z.array(eventSchema),
    /** From the view at the message before; missing while missed events are told. */
    change: viewChangeSchema.optional(),
  }),
  /** The garden stands elsewhere in its log now. */
  z.strictObject({ type: z.literal('moved'), head: headSchema, view: viewSchema }),
  /** A model is being asked: how that goes. Nothing of it is in the log. */
  mindNewsSchema.extend({ type: z.literal('mind') }),
  z.strictObject({ type: z.literal('heartbeat'), seq: seqSchema }),
  z.strictObject({ type: z.literal('bye'), reason: z.string() }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type ServerMessage = z.input<typeof serverMessageSchema>;

export type ReadMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly why: 'version' | 'broken' };

/** Reads what a client sent; another version is told apart from nonsense. */
export function readClientMessage(text: string): ReadMessage {
  const json = text.length > limits.clientMessageLength ? undefined : parse(text);
  const read = clientMessageSchema.safeParse(json);
  if (read.success) return { ok: true, message: read.data };
  const hello = z.looseObject({ type: z.literal('hello'), version: z.unknown() }).safeParse(json);
  const isOther = hello.success && hello.data.version !== PROTOCOL_VERSION;
  return { ok: false, why: isOther ? 'version' : 'broken' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
