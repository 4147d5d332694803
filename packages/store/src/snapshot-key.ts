// Which snapshot serves a line best: the last one taken along it.
import type { Position, Segment } from '@hakoniwa/stage';

/** One key for one point of the tree. */
export function snapshotKey({ branch, seq }: Position): string {
  return `${seq}@${branch}`;
}

/** The last of the points that lie on a line; the genesis lies on every line. */
export function nearestOf<T extends Position>(
  points: readonly T[],
  segments: readonly Segment[],
): T | undefined {
  let nearest: T | undefined;
  for (const point of points) {
    const isOnLine =
      point.seq === 0 ||
      segments.some(({ branch, toSeq }) => point.branch === branch && point.seq <= toSeq);
    if (isOnLine && point.seq >= (nearest?.seq ?? -1)) nearest = point;
  }
  return nearest;
}
