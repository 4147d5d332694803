// The world after a turn held against its label: all that was meant has changed, and nothing else.
import { firstOpposites } from '@hakoniwa/stage';
import { type LabelMark, oneIf } from './label-mark.ts';
import type { AfterLabel, ChangeLabel } from './labels/after-label.ts';
import type { AfterRead, ChangeRead } from './meaning-reader.ts';

/** The mark of a turn. */
export function markAfter(
  { denied, changes }: Pick<AfterLabel, 'denied' | 'changes'>,
  read: AfterRead,
): LabelMark {
  const isVerdict =
    denied === undefined ? read.reason === null : denied.includes(read.reason ?? '');
  const needed = changes.filter(({ may }) => !may);
  const made = needed.filter((label) => read.changes.some((one) => isChange(label, one)));
  const unmeant = read.changes.filter((one) => !changes.some((label) => isChange(label, one)));
  const isClosed = unmeant.length === 0;
  return {
    figures: {
      'turns wholly right': oneIf(isVerdict && made.length === needed.length && isClosed),
      'violations caught': denied === undefined ? [0, 0] : oneIf(read.reason !== null),
      'violations caught for the right reason': denied === undefined ? [0, 0] : oneIf(isVerdict),
      'harmless left alone': denied === undefined ? oneIf(isVerdict) : [0, 0],
      'changes made': [made.length, needed.length],
      'nothing else changed': oneIf(isClosed),
    },
  };
}

function isChange(label: ChangeLabel, read: ChangeRead): boolean {
  if ('other' in read) return false;
  if ('person' in label || 'person' in read) {
    const isBoth = 'person' in label && 'person' in read;
    return isBoth && label.person === read.person && label.at.includes(read.at);
  }
  if (label.thing !== read.thing) return false;
  if ('at' in label) return 'at' in read && label.at.includes(read.at);
  if ('state' in label) return 'state' in read && isState(label.state, read.state);
  return 'gone' in label ? 'gone' in read : 'made' in read;
}

function isState(wanted: readonly string[], states: readonly string[]): boolean {
  return firstOpposites(states) === undefined && wanted.some((one) => states.includes(one));
}
