// The small file beside a log that says what was acknowledged, so that a cut log does not go unnoticed.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DamagedLogError } from '../errors.ts';
import { isNoFile } from './is-no-file.ts';
import { writeWhole } from './write-whole.ts';

/** Log files are numbered by the segments before them; the first has no number. */
export const LOG_NAME = /^log(-\d+)?\.jsonl$/;

const headSchema = z.strictObject({
  /** 1 before anything could be packed. */
  version: z.union([z.literal(1), z.literal(2)]),
  garden: z.string().min(1),
  /** The file the log goes on in, behind its segments. */
  log: z.string().regex(LOG_NAME).default('log.jsonl'),
  /** Segments that count, and the digest of their list. */
  segments: z
    .strictObject({ count: z.int().min(0), digest: z.string() })
    .default({ count: 0, digest: '' }),
  /** Bytes of the log that are durable, and the digest of its last commit. */
  bytes: z.int().min(1),
  digest: z.string(),
  /** The last acknowledged event of each branch, in the order they were made. */
  branches: z.array(z.strictObject({ id: z.string(), seq: z.int().min(0), hash: z.string() })),
});
export type HeadRecord = z.infer<typeof headSchema>;

/** Writes the record; the one before it stays until this one is durable. */
export function writeHeadRecord(file: string, record: HeadRecord): Promise<void> {
  return writeWhole(file, `${JSON.stringify(record)}\n`);
}

/** Reads the record. Without it nobody can say whether the log is whole. */
export async function readHeadRecord(file: string): Promise<HeadRecord> {
  const record = parse(await textOf(file));
  if (record) return record;
  throw new DamagedLogError({ file, seq: 0, line: 0, cause: 'HEAD_UNREADABLE' });
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isNoFile(error)) return '';
    throw error;
  }
}

function parse(text: string): HeadRecord | undefined {
  try {
    return headSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
