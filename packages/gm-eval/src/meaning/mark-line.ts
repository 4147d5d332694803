// A line held against its label: acts, those to whom they go, and their content.
import type { WorldState } from '@hakoniwa/gm';
import { type LabelMark, oneIf } from './label-mark.ts';
import type { LineLabel } from './labels/line-label.ts';
import {
  type ActsAligned,
  alignActs,
  hasContent,
  isActWidely,
  isAllRead,
  isContent,
} from './mark-acts.ts';
import type { ActRead } from './meaning-reader.ts';
import { isNamed } from './same-name.ts';

/** The mark of a line. */
export function markLine(
  { acts }: Pick<LineLabel, 'acts'>,
  { read, world }: { readonly read: readonly ActRead[]; readonly world: WorldState },
): LabelMark {
  const aligned = alignActs(acts, read);
  const found = new Map(aligned.pairs);
  const needed = [...aligned.wanted.entries()].filter(([, { may }]) => !may);
  const addressed = [...found].flatMap(([i, j]) => {
    const { to } = aligned.wanted[i] ?? {};
    return to === undefined ? [] : [isNamed(to, { read: [aligned.read[j]?.to ?? ''], world })];
  });
  const contents = needed.filter(([, label]) => hasContent(label));
  const isRead = (label: ActsAligned['wanted'][number], i: number) => {
    const one = aligned.read[found.get(i) ?? -1];
    return one !== undefined && isContent(label, { read: one, world });
  };
  return {
    figures: {
      'lines wholly right': oneIf(isAllRead(aligned)),
      'acts found': [needed.filter(([i]) => found.has(i)).length, needed.length],
      'acts found, widely': [widelyFound(aligned), needed.length],
      'acts not made up': [aligned.pairs.length, aligned.read.length],
      'addressee of those found': [addressed.filter(Boolean).length, addressed.length],
      'content right': [contents.filter(([i, label]) => isRead(label, i)).length, contents.length],
    },
    wanted: needed.map(([, { act }]) => act),
    confused: confusedIn(aligned),
  };
}

/** How many needed acts have a reading of their own that is at least of their kind, in any order. */
function widelyFound({ wanted, read }: ActsAligned): number {
  const left = [...read];
  return wanted.filter((label) => {
    const at = label.may ? -1 : left.findIndex((one) => isActWidely(label, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** What was read in place of each needed act that was not found: what stands there and fits nothing else. */
function confusedIn({ wanted, read, pairs }: ActsAligned): { want: string; got: string }[] {
  const taken = new Set(pairs.map(([, j]) => j));
  const found = new Map(pairs);
  const confused: { want: string; got: string }[] = [];
  let from = 0;
  for (const [i, { act, may }] of wanted.entries()) {
    const at = found.get(i);
    if (at !== undefined) from = at + 1;
    if (at !== undefined || may) continue;
    const one = taken.has(from) ? undefined : read[from];
    confused.push({ want: act, got: one?.act ?? 'nothing' });
    if (one) from += 1;
  }
  return confused;
}
