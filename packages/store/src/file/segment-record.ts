// One line of a folder's list of segments: what is in a segment, so that nobody has to unfold it to know.
import { z } from 'zod';

const text = z.string().min(1);
const seq = z.int().min(0);

const runSchema = z.strictObject({
  branch: text,
  fromSeq: seq,
  toSeq: seq,
  /** The hash before its first event, and that of its last. */
  prev: text,
  last: text,
});
/** The events of one branch in a segment, which follow one another. */
export type SegmentRun = z.infer<typeof runSchema>;

export const segmentRecordSchema = z.strictObject({
  /** Bytes of its file. */
  bytes: z.int().min(1),
  runs: z.array(runSchema),
  /** Branches that were made meanwhile, in order, with the hash of the event they leave after. */
  branches: z.array(
    z.strictObject({
      id: text,
      parent: z.strictObject({ branch: text, seq }),
      hash: text,
      undoes: text.optional(),
      createdAt: z.string().optional(),
    }),
  ),
  /** The branch the garden stood on at its end. */
  head: text,
});
export type SegmentRecord = z.infer<typeof segmentRecordSchema>;
