// Applies RFC 6902 patches to JSON without touching what it was given.
import { canonicalJson } from '../base/canonical.ts';
import { deepFreeze, isJsonObject, type Json } from '../base/json.ts';
import { DocumentDraft, type PatchWay } from './draft.ts';
import { type Operation, type Patch, PatchError } from './operation.ts';
import { parsePointer, pointer } from './pointer.ts';

/**
 * Applies a patch to a document; the document may be frozen and stays as it was.
 * Throws a PatchError and applies nothing when any operation is wrong.
 */
export function applyPatch(document: Json, patch: Patch): Json {
  const draft = new DocumentDraft(document);
  for (const given of patch)
    for (const operation of given.op === 'move' ? spelledOut(draft, given) : [given])
      applyOperation(draft, { operation, way: { steps: parsePointer(operation.path), from: 0 } });
  return draft.close();
}

/** Applies one operation to a draft. */
export function applyOperation(
  draft: DocumentDraft,
  {
    operation,
    way,
  }: { readonly operation: Exclude<Operation, { op: 'move' }>; readonly way: PatchWay },
): void {
  switch (operation.op) {
    case 'add':
      add(draft, way, deepFreeze(operation.value));
      break;
    case 'replace':
      replace(draft, way, deepFreeze(operation.value));
      break;
    case 'remove':
      remove(draft, way);
      break;
    case 'copy':
      add(draft, way, valueAt(draft.close(), parsePointer(operation.from)));
      break;
    case 'test':
      if (canonicalJson(ending(draft.document, way)) !== canonicalJson(operation.value)) {
        throw new PatchError('TEST_FAILED', operation.path);
      }
  }
}

/** The value a pointer leads to; inherited keys are never followed. */
export function valueAt(document: Json, steps: readonly string[]): Json {
  return ending(document, { steps, from: 0 });
}

/** The value at the end of a way, or so many steps before it. */
function ending(document: Json, { steps, from }: PatchWay, before = 0): Json {
  let value = document;
  for (let depth = from; depth < steps.length - before; depth++)
    value = childOf(value, { steps, from }, depth);
  return value;
}

function add(draft: DocumentDraft, way: PatchWay, value: Json): void {
  const last = lastOf(way);
  if (last === undefined) {
    draft.set(way, value);
    return;
  }
  const parent = ending(draft.document, way, 1);
  if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : indexIn(last, parent.length);
    if (index === undefined) throw new PatchError('BAD_INDEX', within(way));
    (draft.open(way) as Json[]).splice(index, 0, value);
    return;
  }
  if (!isJsonObject(parent)) throw new PatchError('NOT_A_CONTAINER', within(way));
  if (PROTOTYPE_KEYS.has(last) && !Object.hasOwn(parent, last))
    throw new PatchError('PROTOTYPE_KEY', within(way));
  draft.set(way, value);
}

function replace(draft: DocumentDraft, way: PatchWay, value: Json): void {
  mustLeadSomewhere(draft, way);
  draft.set(way, value);
}

function remove(draft: DocumentDraft, way: PatchWay): void {
  const last = lastOf(way);
  if (last === undefined) throw new PatchError('BAD_POINTER', '');
  mustLeadSomewhere(draft, way);
  if (Array.isArray(ending(draft.document, way, 1)))
    (draft.open(way) as Json[]).splice(Number(last), 1);
  else draft.drop(way);
}

/** Only what is there can be replaced or taken away. */
function mustLeadSomewhere(draft: DocumentDraft, way: PatchWay): void {
  ending(draft.document, way);
}

function lastOf({ steps, from }: PatchWay): string | undefined {
  return steps.length > from ? steps[steps.length - 1] : undefined;
}

/** The way inside the document, as far as a depth, as a pointer. */
function within({ steps, from }: PatchWay, to = steps.length): string {
  return pointer(...steps.slice(from, to));
}

/** A move as what it does: taken away there, added here. */
function spelledOut(
  draft: DocumentDraft,
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

function childOf(value: Json, way: PatchWay, depth: number): Json {
  const step = way.steps[depth] as string;
  if (Array.isArray(value)) {
    const index = indexIn(step, value.length - 1);
    if (index === undefined) throw new PatchError('BAD_INDEX', within(way, depth + 1));
    return value[index] as Json;
  }
  if (!isJsonObject(value)) throw new PatchError('NOT_A_CONTAINER', within(way, depth));
  if (!Object.hasOwn(value, step)) {
    const code = PROTOTYPE_KEYS.has(step) ? 'PROTOTYPE_KEY' : 'PATH_MISSING';
    throw new PatchError(code, within(way, depth + 1));
  }
  return value[step] as Json;
}

/** A step as the index of a list, none past the last one allowed; undefined when it is none. */
function indexIn(step: string, max: number): number | undefined {
  const index = /^(0|[1-9]\d*)$/.test(step) ? Number(step) : Number.POSITIVE_INFINITY;
  return index > max ? undefined : index;
}

/** Keys no patch may bring in; what a document already owns under such a name is plain data. */
export const PROTOTYPE_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
]);
