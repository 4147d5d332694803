// Where in a log file each event stands, by branch.
import { assert, type Segment } from '@hakoniwa/stage';
import { limits } from '../limits.ts';

interface Places {
  readonly firstSeq: number;
  readonly offsets: number[];
  readonly lengths: number[];
}

/** A stretch of the file, and the lines in it that are wanted. */
export interface Stretch {
  readonly offset: number;
  readonly length: number;
  readonly lines: readonly { readonly seq: number; readonly start: number; readonly end: number }[];
}

export class EventIndex {
  readonly #places = new Map<string, Places>();
  #count = 0;

  /** Events that are indexed. */
  get count(): number {
    return this.#count;
  }

  /** Notes where the next event of a branch stands. */
  add(event: { branch: string; seq: number }, at: { offset: number; length: number }): void {
    const places = this.#places.get(event.branch) ?? {
      firstSeq: event.seq,
      offsets: [],
      lengths: [],
    };
    assert(places.firstSeq + places.offsets.length === event.seq, 'events are indexed in order');
    this.#count += 1;
    places.offsets.push(at.offset);
    places.lengths.push(at.length);
    this.#places.set(event.branch, places);
  }

  /** The stretches to read for a run of events, none larger than a read should be. */
  *stretches({ branch, fromSeq, toSeq }: Segment): Generator<Stretch> {
    const places = this.#places.get(branch);
    assert(places, `no event of ${branch} is indexed`);
    let lines: { seq: number; start: number; end: number }[] = [];
    let offset = 0;
    for (let seq = fromSeq; seq <= toSeq; seq++) {
      const at = places.offsets[seq - places.firstSeq];
      const length = places.lengths[seq - places.firstSeq];
      assert(at !== undefined && length !== undefined, `event ${seq} of ${branch} is not indexed`);
      const isTooFar = lines.length > 0 && at + length - offset > limits.readBytes;
      if (isTooFar) yield stretch(offset, lines);
      if (isTooFar || lines.length === 0) [lines, offset] = [[], at];
      lines.push({ seq, start: at - offset, end: at - offset + length });
    }
    if (lines.length > 0) yield stretch(offset, lines);
  }
}

function stretch(offset: number, lines: Stretch['lines']): Stretch {
  return { offset, length: lines.at(-1)?.end ?? 0, lines };
}
