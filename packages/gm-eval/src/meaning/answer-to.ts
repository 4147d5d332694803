// A reader's answer to one label of a set, and how any label of the set is held against it.
import type { LabelMark } from './label-mark.ts';
import { markAfter } from './mark-after.ts';
import { markClaims } from './mark-claims.ts';
import { markLine } from './mark-line.ts';
import { markPlayedText } from './mark-played.ts';
import { type LabelOf, meaningWorld, type SetName } from './meaning-files.ts';
import type { MeaningReader } from './meaning-reader.ts';

/** What was read, and how it is held against a label: its own, or one dealt to it. */
export interface Answer<L> {
  readonly read: unknown;
  readonly markBy: (label: L) => LabelMark;
}

/** Reads a label's text once; the answer can be held against any label of the set. */
export function answerTo<S extends SetName>(
  reader: MeaningReader,
  { set, label }: { readonly set: S; readonly label: LabelOf<S> },
): Answer<LabelOf<S>> {
  return READ[set](reader, label);
}

const READ: {
  readonly [S in SetName]: (reader: MeaningReader, asked: LabelOf<S>) => Answer<LabelOf<S>>;
} = {
  lines: (reader, { acts: _, ...asked }) => {
    const read = reader.lines(asked);
    return {
      read,
      markBy: (label) => markLine(label, { read, world: meaningWorld(label.world) }),
    };
  },
  played: (reader, { parts: _, ...asked }) => {
    const read = reader.played(asked);
    return {
      read,
      markBy: (label) => markPlayedText(label, { read, world: meaningWorld(label.world) }),
    };
  },
  claims: (reader, { claims: _, contradicts: _never, ...asked }) => {
    const read = reader.claims(asked);
    return {
      read,
      markBy: (label) => markClaims(label, { read, world: meaningWorld(label.world) }),
    };
  },
  after: (reader, { denied: _, changes: _never, ...asked }) => {
    const read = reader.after(asked);
    return { read, markBy: (label) => markAfter(label, read) };
  },
};
