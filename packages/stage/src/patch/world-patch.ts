// Applies a patch to the living world: only the touched entities are copied, the indexes follow.
import { deepFreeze, isJsonObject, type Json } from '../base/json.ts';
import type { Table } from '../base/table.ts';
import { reindexCharacter, reindexProp } from '../world/indexes.ts';
import type { Character } from '../world/schema/character.ts';
import type { Prop } from '../world/schema/prop.ts';
import { isSingleName, isTableName, type TableName, type World } from '../world/world.ts';
import { applyOperation, applyPatch, PROTOTYPE_KEYS, valueAt } from './apply.ts';
import { Draft } from './draft.ts';
import { type Operation, type Patch, PatchError } from './operation.ts';
import { parsePointer, pointer } from './pointer.ts';

/** An entity a patch changed: its table (or single value) and its id. */
export interface Touched {
  readonly table: string;
  readonly id: string;
}

export interface WorldChange {
  readonly world: World;
  readonly inverse: Patch;
  readonly touched: readonly Touched[];
}

/** Applies a patch to a world. Throws a PatchError, the given world unchanged, when it does not fit. */
export function patchWorld(world: World, patch: Patch): WorldChange {
  const draft = new WorldDraft(world);
  for (const given of patch) {
    // Spelled out one at a time: a copy sees what the operations before it did.
    if (given.op === 'move' || given.op === 'copy') {
      for (const operation of spellOut(draft.world, given)) draft.apply(operation);
    } else draft.apply(given);
  }
  return draft.change();
}

/** A world being patched: operations inside one entity that follow each other make one new entity. */
class WorldDraft {
  #world: World;
  #open: { readonly table: TableName; readonly id: string; readonly draft: Draft } | undefined;
  readonly #inverses: (readonly Operation[])[] = [];
  readonly #touched = new Map<string, Touched>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The world with everything done so far. */
  get world(): World {
    const open = this.#open;
    if (open) this.#world = setEntry(this.#world, { ...open, value: open.draft.close() });
    this.#open = undefined;
    return this.#world;
  }

  apply(operation: Operation): void {
    const steps = parsePointer(operation.path);
    const [table = '', id = ''] = steps;
    if (steps.length > 2 && isTableName(table)) this.#applyInside(operation, { table, id, steps });
    else {
      const change = applyOne(this.world, operation, steps);
      this.#world = change.world;
      this.#inverses.push(change.inverse);
    }
    this.#touched.set(`${table}/${id}`, { table, id });
  }

  #applyInside(operation: Operation, at: { table: TableName; id: string; steps: string[] }): void {
    const { table, id, steps } = at;
    if (this.#open?.table !== table || this.#open.id !== id) {
      const value = (this.world[table] as Table<Json>).get(id);
      if (value === undefined) throw new PatchError('PATH_MISSING', operation.path);
      this.#open = { table, id, draft: new Draft(value) };
    }
    const inverse = applyOperation(this.#open.draft, operation, steps.slice(2));
    const prefix = pointer(table, id);
    this.#inverses.push(inverse.map((one) => ({ ...one, path: prefix + one.path })));
  }

  change(): WorldChange {
    const { world } = this;
    return {
      world,
      inverse: this.#inverses.reverse().flat(),
      touched: [...this.#touched.values()],
    };
  }
}

interface OneChange {
  readonly world: World;
  readonly inverse: readonly Operation[];
}

function applyOne(world: World, operation: Operation, steps: readonly string[]): OneChange {
  const [root, id] = steps;
  if (root !== undefined && isTableName(root) && id !== undefined)
    return applyToEntry(world, { table: root, id, operation });
  if (root !== undefined && isSingleName(root)) return applyToSingle(world, root, operation);
  throw new PatchError('PATH_MISSING', operation.path);
}

function applyToSingle(world: World, name: string, operation: Operation): OneChange {
  const box = { [name]: (world as unknown as Record<string, Json>)[name] } as Record<string, Json>;
  if (box[name] === undefined) delete box[name];
  const applied = applyPatch(box, [operation]);
  const value = (applied.document as Record<string, Json>)[name];
  return { world: { ...world, [name]: value }, inverse: applied.inverse };
}

interface EntryTarget {
  readonly table: TableName;
  readonly id: string;
  readonly operation: Operation;
}

function applyToEntry(world: World, { table, id, operation }: EntryTarget): OneChange {
  const path = operation.path;
  const entries = world[table] as Table<Json>;
  const before = entries.get(id);
  if (operation.op === 'remove') {
    if (before === undefined) throw new PatchError('PATH_MISSING', path);
    return { world: setEntry(world, { table, id }), inverse: [{ op: 'add', path, value: before }] };
  }
  if (operation.op === 'test') {
    if (before === undefined) throw new PatchError('PATH_MISSING', path);
    applyPatch(before, [{ ...operation, path: '' }]);
    return { world, inverse: [] };
  }
  if (operation.op !== 'add' && operation.op !== 'replace')
    throw new PatchError('BAD_POINTER', path);
  if (operation.op === 'replace' && before === undefined)
    throw new PatchError('PATH_MISSING', path);
  if (before === undefined && PROTOTYPE_KEYS.has(id)) throw new PatchError('PROTOTYPE_KEY', path);
  const next = setEntry(world, { table, id, value: deepFreeze(operation.value) });
  const inverse: Operation =
    before === undefined ? { op: 'remove', path } : { op: 'replace', path, value: before };
  return { world: next, inverse: [inverse] };
}

/** Sets or (without a value) drops one entry, and lets the indexes follow. */
function setEntry(world: World, entry: { table: TableName; id: string; value?: Json }): World {
  const { table, id, value } = entry;
  const entries = world[table] as Table<Json>;
  const before = entries.get(id);
  const next = value === undefined ? entries.delete(id) : entries.set(id, value);
  let indexes = world.indexes;
  if (table === 'props')
    indexes = reindexProp(indexes, { id, before: asProp(before), after: asProp(value) });
  if (table === 'characters') {
    const [left, come] = [asCharacter(before), asCharacter(value)];
    indexes = reindexCharacter(indexes, { id, before: left, after: come });
  }
  return { ...world, [table]: next, indexes };
}

// A patch from outside may put anything here; the shape check that follows refuses it.
const asProp = (value: Json | undefined) =>
  isJsonObject(value) ? (value as unknown as Prop) : undefined;
const asCharacter = (value: Json | undefined) =>
  isJsonObject(value) ? (value as unknown as Character) : undefined;

/** Moves and copies between entities are spelled out as what they do. */
function spellOut(
  world: World,
  operation: Extract<Operation, { op: 'move' | 'copy' }>,
): Operation[] {
  const value = worldValueAt(world, operation.from);
  const added: Operation = { op: 'add', path: operation.path, value };
  return operation.op === 'copy' ? [added] : [{ op: 'remove', path: operation.from }, added];
}

/** The value a pointer leads to in a world. */
export function worldValueAt(world: World, path: string): Json {
  const [root = '', id, ...rest] = parsePointer(path);
  if (isTableName(root) && id !== undefined) {
    const entry = (world[root] as Table<Json>).get(id);
    if (entry === undefined) throw new PatchError('PATH_MISSING', path);
    return valueAt(entry, rest);
  }
  if (!isSingleName(root)) throw new PatchError('PATH_MISSING', path);
  const single = world[root] as Json | undefined;
  if (single === undefined) throw new PatchError('PATH_MISSING', path);
  return valueAt(single, id === undefined ? [] : [id, ...rest]);
}
