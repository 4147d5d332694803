// Finds what no body may hold, anywhere in it: keys that reach into every object, and values without end.
import { PROTOTYPE_KEYS } from '@hakoniwa/stage';
import type { FieldProblem } from '../errors.ts';
import { limits } from '../limits.ts';

interface Step {
  readonly value: unknown;
  readonly key: string;
  readonly from: Step | undefined;
}

/** The first such thing; undefined when there is none. Walks without recursion, and no farther than allowed. */
export function problemIn(json: unknown): FieldProblem | undefined {
  const open: Step[] = [{ value: json, key: '', from: undefined }];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value } = next;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Object.keys(value);
    values += keys.length;
    if (values > limits.bodyValues)
      return { path: pathTo(next), message: `more than ${limits.bodyValues} values` };
    for (const key of keys) {
      const step = { value: (value as Record<string, unknown>)[key], key, from: next };
      if (PROTOTYPE_KEYS.has(key)) return { path: pathTo(step), message: 'this key is refused' };
      open.push(step);
    }
  }
  return undefined;
}

/** Written out when it is asked for: nearly every body is sound. */
function pathTo(step: Step): string {
  const keys: string[] = [];
  for (let at: Step | undefined = step; at?.from; at = at.from) keys.unshift(at.key);
  return keys.join('.');
}
