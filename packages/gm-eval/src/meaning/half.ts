// Which half of a set a label belongs to: by a fixed hash of its id, so that no one can choose.
import { createHash } from 'node:crypto';

/** Readers are built with one half and reported on with the other. */
export const HALVES = ['build', 'held'] as const;
export type Half = (typeof HALVES)[number];

/** The half of a label. */
export function halfOf(id: string): Half {
  const [first = 0] = createHash('sha256').update(id).digest();
  return first % 2 === 0 ? 'build' : 'held';
}
