// The key of a lock is a prop of the pack; that it lies elsewhere is the story.
import { nearest } from '../nearest.ts';
import { problem } from '../problem.ts';
import { type PackCheck, writtenProps } from './check.ts';

export const propKeys: PackCheck = (draft) =>
  writtenProps(draft).flatMap(({ sheet: { key }, spot }) => {
    if (key === undefined || draft.props.has(key)) return [];
    const meant = { key, nearest: nearest(key, draft.props.ids) };
    return [problem('PROP_KEY_MISSING', { spot: spot('key'), values: meant })];
  });
