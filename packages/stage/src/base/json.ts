// JSON as a type: everything the world holds, sends and keeps is one of these.

/** A JSON value that nobody may change. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is a plain JSON object (not an array, not null). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Freezes a JSON value through and through and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) deepFreeze(value[i]);
  else for (const key in value) deepFreeze(value[key]);
  return Object.freeze(value);
}

/**
 * Whether a value is JSON, not deeper and not larger than allowed. It walks without recursion, so a
 * value made to exhaust the stack is refused like any other.
 */
export function isSoundJson(value: unknown, max: { depth: number; nodes: number }): boolean {
  let level: unknown[] = [value];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > max.depth) return false;
    const next: unknown[] = [];
    for (const one of level) {
      nodes += 1;
      if (nodes > max.nodes || !isJsonNode(one)) return false;
      if (typeof one !== 'object' || one === null) continue;
      for (const inner of Object.values(one)) next.push(inner);
    }
    level = next;
  }
  return true;
}

function isJsonNode(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) {
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Sets an own data property whatever its name; plain assignment to `__proto__` would not. */
export function setOwn(
  fields: object,
  { key, value }: { readonly key: string; readonly value: Json },
): void {
  if (key === '__proto__') {
    Object.defineProperty(fields, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else {
    (fields as Record<string, Json>)[key] = value;
  }
}
