// The lines of a garden's log file: events, records of branches and heads, and marks of commits.
import { createHash } from 'node:crypto';
import {
  assert,
  type Branch,
  isJsonObject,
  readWrittenEvent,
  type SealedEvent,
  writtenEvent,
} from '@hakoniwa/stage';
import { z } from 'zod';

const text = z.string().min(1);
const position = z.strictObject({ branch: text, seq: z.int().min(0) });

/** Everything in the file that is no event. */
export const recordSchema = z.discriminatedUnion('record', [
  /** The first line: which garden this is, and what its log is bound to. */
  z.strictObject({
    record: z.literal('garden'),
    version: z.literal(1),
    garden: text,
    genesis: text,
  }),
  z.strictObject({
    record: z.literal('branch'),
    id: text,
    parent: position,
    /** The hash of the event it leaves after. */
    hash: text,
    undoes: text.optional(),
    createdAt: z.string().optional(),
  }),
  z.strictObject({ record: z.literal('head'), branch: text }),
  /** Ends a group that counts as a whole; its digest covers every byte of the file before it. */
  z.strictObject({ record: z.literal('commit'), lines: z.int().min(1), digest: text }),
]);
export type LogRecord = z.infer<typeof recordSchema>;

const DIGEST_LENGTH = 32;

/** The digest of a group: of its bytes, and of the digest before it. */
export function groupDigest(before: string, lines: readonly Buffer[]): string {
  const hash = createHash('sha256').update(before);
  for (const line of lines) hash.update(line);
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}

/** A record as a line of the file, with its line break. */
export function logLineOf(record: LogRecord): Buffer {
  return Buffer.from(`${JSON.stringify(record)}\n`);
}

/** An event as a line: the hash before it is that of the line before it on its branch. */
export function eventLineOf(event: SealedEvent): Buffer {
  return Buffer.from(`${JSON.stringify({ ...writtenEvent(event), hash: event.hash })}\n`);
}

/** The event of a line; one that was written whole has its own `prev`. */
export function eventOfLine(json: unknown, prev: string): SealedEvent {
  const hash = isJsonObject(json) && typeof json.hash === 'string' ? json.hash : '';
  return readWrittenEvent(json, { prev, hash });
}

/** The record that makes a branch. */
export function branchRecord({ id, parent, undoes, createdAt }: Branch, hash: string): LogRecord {
  assert(parent, `the branch ${id} leaves no other`);
  return {
    record: 'branch',
    id,
    parent,
    hash,
    ...(undoes === undefined ? {} : { undoes }),
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}
