// A strict JSON Patch applier of the evaluation's own, so that the GM is not checked with its own tools.

/** A plain JSON value. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** One operation as it came over the wire. */
export interface WireOperation {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

type Branch = Record<string, unknown> | unknown[];

/** Applies add, replace and remove to a copy; throws on anything that RFC 6902 does not allow. */
export function applyStrictly(document: unknown, patch: readonly WireOperation[]): unknown {
  const copy: unknown = structuredCloneWithOwnKeys(document);
  for (const operation of patch) applyOne(copy, operation);
  return copy;
}

/** The value a pointer leads to, or undefined. */
export function valueAtPointer(document: unknown, pointer: string): unknown {
  let value = document;
  for (const step of stepsOf(pointer)) {
    if (!isBranch(value)) return undefined;
    value = Array.isArray(value) ? value[indexOf(step, value.length)] : ownValue(value, step);
  }
  return value;
}

/** The steps of a JSON pointer. */
function stepsOf(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new Error(`no pointer: ${pointer}`);
  if (/~(?![01])/.test(pointer)) throw new Error(`bad escape: ${pointer}`);
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function applyOne(document: unknown, { op, path, value: given }: WireOperation): void {
  // What is put in may be changed by the next operation; the patch itself stays as it was sent.
  const value = given === undefined ? undefined : structuredCloneWithOwnKeys(given);
  const steps = stepsOf(path);
  const key = steps.at(-1);
  if (key === undefined) throw new Error('a patch of the whole document');
  const parent = valueAtPointer(document, path.slice(0, path.lastIndexOf('/')));
  if (!isBranch(parent)) throw new Error(`no parent for ${path}`);
  if (op !== 'remove' && value === undefined) throw new Error(`no value for ${path}`);
  if (Array.isArray(parent)) changeList(parent, { op, key, value, path });
  else changeRecord(parent, { op, key, value, path });
}

interface Change {
  readonly op: string;
  readonly key: string;
  readonly value: unknown;
  readonly path: string;
}

function changeList(list: unknown[], { op, key, value, path }: Change): void {
  if (op === 'add') {
    const index = key === '-' ? list.length : indexOf(key, list.length + 1);
    list.splice(index, 0, value);
    return;
  }
  const index = indexOf(key, list.length);
  if (op === 'replace') list[index] = value;
  else if (op === 'remove') list.splice(index, 1);
  else throw new Error(`unexpected ${op} at ${path}`);
}

function changeRecord(record: Record<string, unknown>, { op, key, value, path }: Change): void {
  if (op !== 'add' && !Object.hasOwn(record, key)) throw new Error(`nothing at ${path}`);
  if (op === 'remove') delete record[key];
  else if (op === 'add' || op === 'replace') setOwn(record, key, value);
  else throw new Error(`unexpected ${op} at ${path}`);
}

function indexOf(step: string, length: number): number {
  const index = /^(?:0|[1-9]\d*)$/.test(step) ? Number(step) : -1;
  if (index < 0 || index >= length) throw new Error(`no index ${step}`);
  return index;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function ownValue(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** `__proto__` is a name like any other. */
function setOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(record, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function structuredCloneWithOwnKeys(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
