// Applies RFC 6902 patches to JSON without touching what it was given, and says how to take them back.
import { canonicalJson } from '../base/canonical.ts';
import { deepFreeze, isJsonObject, type Json } from '../base/json.ts';
import { Draft } from './draft.ts';
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
  const draft = new Draft(document);
  const inverse: Operation[] = [];
  for (const operation of patch)
    inverse.unshift(...applyOperation(draft, operation, parsePointer(operation.path)));
  return { document: draft.close(), inverse };
}

/**
 * Applies one operation to a draft and gives what leads back; `steps` are those of its path, or of
 * what is left of it in this document.
 */
export function applyOperation(
  draft: Draft,
  operation: Operation,
  steps: readonly string[],
): readonly Operation[] {
  switch (operation.op) {
    case 'add':
      return add(draft, steps, deepFreeze(operation.value));
    case 'replace':
      return replace(draft, steps, deepFreeze(operation.value));
    case 'remove':
      return remove(draft, steps);
    case 'copy':
      return add(draft, steps, valueAt(draft.close(), parsePointer(operation.from)));
    case 'move':
      return move(draft, operation.from, operation.path);
    case 'test':
      if (canonicalJson(valueAt(draft.document, steps)) !== canonicalJson(operation.value)) {
        throw new PatchError('TEST_FAILED', operation.path);
      }
      return [];
  }
}

/** The value a pointer leads to; inherited keys are never followed. */
export function valueAt(document: Json, steps: readonly string[]): Json {
  let value = document;
  for (let depth = 0; depth < steps.length; depth++) value = childOf(value, steps, depth);
  return value;
}

function add(draft: Draft, steps: readonly string[], value: Json): readonly Operation[] {
  const last = steps.at(-1);
  if (last === undefined) return replace(draft, steps, value);
  const parentSteps = steps.slice(0, -1);
  const parent = valueAt(draft.document, parentSteps);
  if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : arrayIndex(last, parent.length, steps);
    (draft.open(parentSteps) as Json[]).splice(index, 0, value);
    return [{ op: 'remove', path: pointer(...parentSteps, index) }];
  }
  if (!isJsonObject(parent)) throw new PatchError('NOT_A_CONTAINER', pointer(...steps));
  if (Object.hasOwn(parent, last)) return replace(draft, steps, value);
  if (PROTOTYPE_KEYS.has(last)) throw new PatchError('PROTOTYPE_KEY', pointer(...steps));
  draft.set(steps, value);
  return [{ op: 'remove', path: pointer(...steps) }];
}

function replace(draft: Draft, steps: readonly string[], value: Json): readonly Operation[] {
  const before = valueAt(draft.document, steps);
  draft.set(steps, value);
  return [{ op: 'replace', path: pointer(...steps), value: before }];
}

function remove(draft: Draft, steps: readonly string[]): readonly Operation[] {
  const last = steps.at(-1);
  if (last === undefined) throw new PatchError('BAD_POINTER', '');
  const before = valueAt(draft.document, steps);
  const parent = draft.open(steps.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return [{ op: 'add', path: pointer(...steps), value: before }];
}

function move(draft: Draft, from: string, to: string): readonly Operation[] {
  if (to === from) return [];
  if (to.startsWith(`${from}/`)) throw new PatchError('MOVE_INTO_ITSELF', to);
  const value = valueAt(draft.close(), parsePointer(from));
  const taken = remove(draft, parsePointer(from));
  const added = add(draft, parsePointer(to), value);
  return [...added, ...taken];
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

/** Keys no patch may bring in; what a document already owns under such a name is plain data. */
export const PROTOTYPE_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);
