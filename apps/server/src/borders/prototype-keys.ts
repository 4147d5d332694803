// Finds keys that reach into every object, anywhere in a piece of JSON.
import { PROTOTYPE_KEYS } from '@hakoniwa/stage';

/** The path of the first such key; undefined when there is none. Walks without recursion. */
export function prototypeKeyIn(json: unknown): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value: json, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      const here = path === '' ? key : `${path}.${key}`;
      if (PROTOTYPE_KEYS.has(key)) return here;
      open.push({ value: (value as Record<string, unknown>)[key], path: here });
    }
  }
  return undefined;
}
