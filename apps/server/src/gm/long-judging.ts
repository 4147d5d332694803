// Which turns take so long to judge that others go first.
import type { GmRequest } from '@hakoniwa/gm';
import { limits } from '../limits.ts';

/** Whether a request may take longer than others should wait for it: by its text, or by its world. */
export function isLong({ raw_output, world_state }: GmRequest): boolean {
  if ((raw_output?.length ?? 0) > limits.longWork.textLength) return true;
  const { props = {}, characters = {} } = world_state;
  return Object.keys(props).length + Object.keys(characters).length > limits.longWork.entries;
}
