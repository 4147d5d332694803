// Steps without walks that only lead back to where one was.
import type { Operator } from '@hakoniwa/stage';

/** The same steps less every run of walks that ends where it began. */
export function withoutDetours(
  steps: readonly Operator[],
  from: string | undefined,
): readonly Operator[] {
  const kept: Operator[] = [];
  // Where one has been since the last step that was no walk.
  let passed = [from];
  for (const step of steps) {
    const to = 'do' in step && step.do.verb === 'move' ? step.do.target : undefined;
    const before = to === undefined ? -1 : passed.indexOf(to);
    if (before >= 0) {
      kept.splice(kept.length - (passed.length - 1 - before));
      passed = passed.slice(0, before + 1);
    } else {
      kept.push(step);
      passed = to === undefined ? passed.slice(-1) : [...passed, to];
    }
  }
  return kept;
}
