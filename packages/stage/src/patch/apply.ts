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
  for (const given of patch) {
    // Moves are spelled out, so that what leads back is one operation for each.
    for (const operation of given.op === 'move' ? spelledOut(draft, given) : [given]) {
      const back = applyOperation(draft, operation, parsePointer(operation.path));
      if (back) inverse.push(back);
    }
  }
  return { document: draft.close(), inverse: inverse.reverse() };
}

/**
 * Applies one operation to a draft and gives the one that leads back; `steps` are those of its path,
 * or of what is left of it in this document.
 */
export function applyOperation(
  draft: Draft,
  operation: Exclude<Operation, { op: 'move' }>,
  steps: readonly string[],
): Operation | undefined {
  const { path } = operation;
  switch (operation.op) {
    case 'add':
      return add(draft, { path, steps }, deepFreeze(operation.value));
    case 'replace':
      return replace(draft, { path, steps }, deepFreeze(operation.value));
    case 'remove':
      return remove(draft, { path, steps });
    case 'copy':
      return add(draft, { path, steps }, valueAt(draft.close(), parsePointer(operation.from)));
    case 'test':
      if (canonicalJson(valueAt(draft.document, steps)) !== canonicalJson(operation.value)) {
        throw new PatchError('TEST_FAILED', operation.path);
      }
      return undefined;
  }
}

/** Where an operation acts: its whole path, and the steps of it inside the document. */
interface Spot {
  readonly path: string;
  readonly steps: readonly string[];
}

/** The value a pointer leads to; inherited keys are never followed. */
export function valueAt(document: Json, steps: readonly string[]): Json {
  let value = document;
  for (let depth = 0; depth < steps.length; depth++) value = childOf(value, steps, depth);
  return value;
}

function add(draft: Draft, spot: Spot, value: Json): Operation {
  const { path, steps } = spot;
  const last = steps.at(-1);
  if (last === undefined) return replace(draft, spot, value);
  const parentSteps = steps.slice(0, -1);
  const parent = valueAt(draft.document, parentSteps);
  if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : arrayIndex(last, parent.length, steps);
    (draft.open(parentSteps) as Json[]).splice(index, 0, value);
    return { op: 'remove', path: `${path.slice(0, path.lastIndexOf('/'))}/${index}` };
  }
  if (!isJsonObject(parent)) throw new PatchError('NOT_A_CONTAINER', pointer(...steps));
  if (Object.hasOwn(parent, last)) return replace(draft, spot, value);
  if (PROTOTYPE_KEYS.has(last)) throw new PatchError('PROTOTYPE_KEY', pointer(...steps));
  draft.set(steps, value);
  return { op: 'remove', path };
}

function replace(draft: Draft, { path, steps }: Spot, value: Json): Operation {
  const before = valueAt(draft.document, steps);
  draft.set(steps, value);
  return { op: 'replace', path, value: before };
}

function remove(draft: Draft, { path, steps }: Spot): Operation {
  const last = steps.at(-1);
  if (last === undefined) throw new PatchError('BAD_POINTER', '');
  const before = valueAt(draft.document, steps);
  const parentSteps = steps.slice(0, -1);
  if (Array.isArray(valueAt(draft.document, parentSteps)))
    (draft.open(parentSteps) as Json[]).splice(Number(last), 1);
  else draft.drop(steps);
  return { op: 'add', path, value: before };
}

/** A move as what it does: taken away there, added here. */
function spelledOut(
  draft: Draft,
  { from, path }: Extract<Operation, { op: 'move' }>,
): Exclude<Operation, { op: 'move' }>[] {
  if (path === from) return [];
  if (path.startsWith(`${from}/`)) throw new PatchError('MOVE_INTO_ITSELF', path);
  const value = valueAt(draft.close(), parsePointer(from));
  return [
    { op: 'remove', path: from },
    { op: 'add', path, value },
  ];
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
