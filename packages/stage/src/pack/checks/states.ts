// A prop is not open and closed, nor on and off, at once.
import { means } from '../../words/means.ts';
import type { Meaning } from '../../words/state-words.data.ts';
import { problem } from '../problem.ts';
import { type PackCheck, writtenProps } from './check.ts';

const OPPOSITES: readonly (readonly [Meaning, Meaning])[] = [
  ['open', 'closed'],
  ['open', 'locked'],
  ['on', 'off'],
];

export const states: PackCheck = (draft) =>
  writtenProps(draft).flatMap(({ sheet: { state = [] }, spot }) => {
    const words = (meaning: Meaning) => state.filter((word) => means([word], meaning));
    const clash = OPPOSITES.map(([a, b]) => [words(a)[0], words(b)[0]] as const).find(
      ([one, other]) => one !== undefined && other !== undefined && one !== other,
    );
    const [one = '', other = ''] = clash ?? [];
    return clash
      ? [problem('STATE_CONFLICT', { spot: spot('state'), values: { one, other } })]
      : [];
  });
