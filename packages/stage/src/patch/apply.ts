// Applies RFC 6902 patches to JSON without touching what it was given, and says how to take them back.
import { canonicalJson } from '../base/canonical.ts';
import { deepFreeze, isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { type Operation, type Patch, PatchError } from './operation.ts';
import { parsePointer, pointer } from './pointer.ts';

export interface Applied {
  readonly document: Json;
  /** The patch that leads back. */
  readonly inverse: Patch;
}

/**
 * Applies a patch to a document; the document may be frozen and stays as it was.
 * Throws a PatchError and applies nothing when any operation is wrong.
 */
export function applyPatch(document: Json, patch: Patch): Applied {
  let current = document;
  const inverse: Operation[] = [];
  for (const operation of patch) {
    const applied = applyOperation(current, operation);
    current = applied.document;
    inverse.unshift(...applied.inverse);
  }
  return { document: current, inverse };
}

/** Applies one operation; `steps` are those of its path, or of what is left of it in this document. */
export function applyOperation(
  document: Json,
  operation: Operation,
  steps: readonly string[] = parsePointer(operation.path),
): Applied {
  switch (operation.op) {
    case 'add':
      return add(document, steps, deepFreeze(operation.value));
    case 'replace':
      return replace(document, steps, deepFreeze(operation.value));
    case 'remove':
      return remove(document, steps);
    case 'copy':
      return add(document, steps, valueAt(document, parsePointer(operation.from)));
    case 'move':
      return move(document, operation.from, operation.path);
    case 'test':
      if (canonicalJson(valueAt(document, steps)) !== canonicalJson(operation.value)) {
        throw new PatchError('TEST_FAILED', operation.path);
      }
      return { document, inverse: [] };
  }
}

/** The value a pointer leads to; inherited keys are never followed. */
export function valueAt(document: Json, steps: readonly string[]): Json {
  let value = document;
  for (let depth = 0; depth < steps.length; depth++) value = childOf(value, steps, depth);
  return value;
}

function add(document: Json, steps: readonly string[], value: Json): Applied {
  const last = steps.at(-1);
  if (last === undefined) return replace(document, steps, value);
  const parent = valueAt(document, steps.slice(0, -1));
  if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : arrayIndex(last, parent.length, steps);
    const grown = [...parent.slice(0, index), value, ...parent.slice(index)];
    const path = pointer(...steps.slice(0, -1), index);
    return {
      document: put(document, steps.slice(0, -1), grown),
      inverse: [{ op: 'remove', path }],
    };
  }
  if (!isJsonObject(parent)) throw new PatchError('NOT_A_CONTAINER', pointer(...steps));
  if (Object.hasOwn(parent, last)) return replace(document, steps, value);
  if (PROTOTYPE_KEYS.has(last)) throw new PatchError('PROTOTYPE_KEY', pointer(...steps));
  return {
    document: put(document, steps, value),
    inverse: [{ op: 'remove', path: pointer(...steps) }],
  };
}

function replace(document: Json, steps: readonly string[], value: Json): Applied {
  const before = valueAt(document, steps);
  return {
    document: put(document, steps, value),
    inverse: [{ op: 'replace', path: pointer(...steps), value: before }],
  };
}

function remove(document: Json, steps: readonly string[]): Applied {
  const last = steps.at(-1);
  if (last === undefined) throw new PatchError('BAD_POINTER', '');
  const before = valueAt(document, steps);
  const parentSteps = steps.slice(0, -1);
  const parent = valueAt(document, parentSteps);
  const shrunk = Array.isArray(parent)
    ? parent.filter((_, index) => index !== Number(last))
    : without(parent as JsonObject, last);
  return {
    document: put(document, parentSteps, shrunk),
    inverse: [{ op: 'add', path: pointer(...steps), value: before }],
  };
}

function move(document: Json, from: string, to: string): Applied {
  if (to === from) return { document, inverse: [] };
  if (to.startsWith(`${from}/`)) throw new PatchError('MOVE_INTO_ITSELF', to);
  const value = valueAt(document, parsePointer(from));
  const taken = remove(document, parsePointer(from));
  const added = add(taken.document, parsePointer(to), value);
  return { document: added.document, inverse: [...added.inverse, ...taken.inverse] };
}

/** Copies the containers on the way to `steps` and sets the value there. */
function put(document: Json, steps: readonly string[], value: Json, depth = 0): Json {
  const step = steps[depth];
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    const items = document.slice();
    const index = Number(step);
    items[index] = put(items[index] as Json, steps, value, depth + 1);
    return Object.freeze(items);
  }
  const fields = { ...(document as JsonObject) };
  const inner = Object.hasOwn(fields, step) ? (fields[step] as Json) : null;
  setOwn(fields, step, put(inner, steps, value, depth + 1));
  return Object.freeze(fields);
}

function childOf(value: Json, steps: readonly string[], depth: number): Json {
  const step = steps[depth] as string;
  if (Array.isArray(value)) {
    const index = arrayIndex(step, value.length - 1, steps.slice(0, depth + 1));
    return value[index] as Json;
  }
  if (!isJsonObject(value))
    throw new PatchError('NOT_A_CONTAINER', pointer(...steps.slice(0, depth)));
  if (!Object.hasOwn(value, step)) {
    const code = PROTOTYPE_KEYS.has(step) ? 'PROTOTYPE_KEY' : 'PATH_MISSING';
    throw new PatchError(code, pointer(...steps.slice(0, depth + 1)));
  }
  return value[step] as Json;
}

function arrayIndex(step: string, max: number, steps: readonly string[]): number {
  if (!/^(0|[1-9]\d*)$/.test(step)) throw new PatchError('BAD_INDEX', pointer(...steps));
  const index = Number(step);
  if (index > max) throw new PatchError('BAD_INDEX', pointer(...steps));
  return index;
}

function without(fields: JsonObject, key: string): JsonObject {
  const left = { ...fields } as Record<string, Json>;
  delete left[key];
  return Object.freeze(left);
}

/** Sets an own data property whatever its name; plain assignment to `__proto__` would not. */
function setOwn(fields: { [key: string]: Json }, key: string, value: Json): void {
  if (key === '__proto__') {
    Object.defineProperty(fields, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else {
    fields[key] = value;
  }
}

/** Keys no patch may bring in; what a document already owns under such a name is plain data. */
export const PROTOTYPE_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);
