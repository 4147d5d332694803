// Reads the packed segment of a branch that holds an event.
import type { SealedEvent } from '@hakoniwa/stage';
import { DamagedLogError } from '../errors.ts';
import { unpackSegment } from '../segments/segment.ts';
import type { Sender } from './load-ledger.ts';
import { statements } from './statements.ts';

interface Row {
  readonly from_seq: number;
  readonly to_seq: number;
  readonly prev_hash: string;
  readonly last_hash: string;
  readonly body: Buffer;
}

interface Wanted {
  /** The branch's row. */
  readonly id: string;
  readonly branch: string;
  readonly seq: number;
}

/** The events of the segment that holds one, none when no segment does; LOG_DAMAGED names the first that is not as it was packed. */
export async function readSegment(sender: Sender, wanted: Wanted): Promise<readonly SealedEvent[]> {
  const { id, branch, seq } = wanted;
  const { rows } = await sender.query<Row>({ ...statements.segment, values: [id, seq] });
  const [row] = rows;
  if (!row) return [];
  const ends = new Map([[branch, row.last_hash]]);
  const starts = new Map([[branch, row.prev_hash]]);
  const { events, damage } = await unpackSegment(row.body, { starts, ends });
  const isLong = events.length === row.to_seq - row.from_seq + 1 && events[0]?.seq === row.from_seq;
  if (!damage && isLong) return events;
  const first = row.from_seq + (damage ? events.length : 0);
  throw new DamagedLogError({ file: branch, seq: first, line: 0, cause: damage ?? 'TRUNCATED' });
}

/** A row that must be there is not: something else than we took it away. */
export function lostEvent(branch: string, seq: number): DamagedLogError {
  return new DamagedLogError({ file: branch, seq, line: 0, cause: 'TRUNCATED' });
}
