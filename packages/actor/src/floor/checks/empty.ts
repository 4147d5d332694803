// Nothing said and nothing done.
import type { FloorCheck } from '../floor-check.ts';

/** Letters, or what a silence, a gasp and a tune are written with. */
const SAYING = /[\p{L}\p{N}…。！？!?♪―—ー〜～]/u;

export const empty: FloorCheck = {
  code: 'empty',
  find: ({ speech, acts, raw }) =>
    !SAYING.test(speech) && acts.every((act) => act.trim() === '')
      ? raw.trim().slice(0, 20) || '∅'
      : undefined,
};
