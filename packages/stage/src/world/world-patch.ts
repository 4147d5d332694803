// Applies a patch to the living world: only the touched entities are copied, the indexes follow.
import { deepFreeze, isJsonObject, type Json } from '../base/json.ts';
import type { Table } from '../base/table.ts';
import { applyOperation, applyPatch, PROTOTYPE_KEYS, valueAt } from '../patch/apply.ts';
import { DocumentDraft } from '../patch/draft.ts';
import { type Operation, type Patch, PatchError } from '../patch/operation.ts';
import { parsePointer } from '../patch/pointer.ts';
import { reindexBeliefs, reindexCharacter, reindexProp, reindexSystem } from './indexes.ts';
import type { Character } from './schema/character.ts';
import type { Beliefs } from './schema/mind.ts';
import type { Prop } from './schema/prop.ts';
import { isSingleName, isTableName, type TableName, type World } from './world.ts';

/** An entity a patch changed: its table (or single value) and its id. It may be named more than once. */
export interface Touched {
  readonly table: string;
  readonly id: string;
}

export interface WorldChange {
  readonly world: World;
  readonly touched: readonly Touched[];
}

/** Applies a patch to a world. Throws a PatchError, the given world unchanged, when it does not fit. */
export function patchWorld(world: World, patch: Patch): WorldChange {
  const draft = new WorldDraft(world);
  for (const given of patch) {
    // Spelled out one at a time: a copy sees what the operations before it did.
    if (given.op === 'move' || given.op === 'copy') {
      for (const operation of spellOut(draft.world(), given)) draft.apply(operation);
    } else draft.apply(given);
  }
  return draft.change();
}

type Plain = Exclude<Operation, { op: 'move' | 'copy' }>;

/** A world being patched: operations inside one entity that follow each other make one new entity. */
class WorldDraft {
  /** The world as far as it is done: a copy, so that tables, singles and indexes can be put in place one by one. */
  readonly #world: { -readonly [K in keyof World]: World[K] };
  #open:
    | { readonly table: TableName; readonly id: string; readonly draft: DocumentDraft }
    | undefined;
  readonly #touched: Touched[] = [];

  constructor(world: World) {
    this.#world = { ...world };
  }

  /** The world with everything done so far. */
  world(): World {
    this.#close();
    return { ...this.#world };
  }

  apply(operation: Plain): void {
    const steps = parsePointer(operation.path);
    const root = steps[0] ?? '';
    const id = steps[1] ?? '';
    if (isTableName(root)) this.#inTable(operation, { table: root, id, steps });
    else this.#inSingle(operation, root, steps);
    const last = this.#touched.at(-1);
    if (last?.table !== root || last.id !== id) this.#touched.push({ table: root, id });
  }

  change(): WorldChange {
    this.#close();
    return { world: this.#world, touched: this.#touched };
  }

  #inTable(
    operation: Plain,
    { table, id, steps }: { table: TableName; id: string; steps: string[] },
  ): void {
    if (steps.length === 1) throw new PatchError('PATH_MISSING', operation.path);
    if (this.#open?.table !== table || this.#open.id !== id) this.#close();
    if (steps.length === 2) {
      this.#close();
      this.#wholeEntry(operation, { table, id });
      return;
    }
    if (!this.#open) {
      const value = this.#table(table).get(id);
      if (value === undefined) throw new PatchError('PATH_MISSING', operation.path);
      this.#open = { table, id, draft: new DocumentDraft(value) };
    }
    applyOperation(this.#open.draft, { operation, way: { steps, from: 2 } });
  }

  #wholeEntry(operation: Plain, { table, id }: { table: TableName; id: string }): void {
    const { path } = operation;
    const before = this.#table(table).get(id);
    if (before === undefined) {
      if (operation.op !== 'add') throw new PatchError('PATH_MISSING', path);
      if (PROTOTYPE_KEYS.has(id)) throw new PatchError('PROTOTYPE_KEY', path);
      this.#set(table, id, deepFreeze(operation.value));
    } else if (operation.op === 'test') applyPatch(before, [{ ...operation, path: '' }]);
    else this.#set(table, id, operation.op === 'remove' ? undefined : deepFreeze(operation.value));
  }

  #inSingle(operation: Plain, name: string, steps: readonly string[]): void {
    if (!isSingleName(name)) throw new PatchError('PATH_MISSING', operation.path);
    this.#close();
    const value = this.#world[name] as Json | undefined;
    if (steps.length > 1 && value !== undefined) {
      const draft = new DocumentDraft(value);
      applyOperation(draft, { operation, way: { steps, from: 1 } });
      this.#put(name, draft.close());
      return;
    }
    const applied = applyPatch(value === undefined ? {} : { [name]: value }, [operation]);
    this.#put(name, (applied as Record<string, Json>)[name]);
  }

  #put(name: keyof World, value: unknown): void {
    (this.#world as Record<string, unknown>)[name] = value;
  }

  #table(name: TableName): Table<Json> {
    return this.#world[name] as Table<Json>;
  }

  /** The entity that was worked on takes its place. */
  #close(): void {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    this.#set(open.table, open.id, open.draft.close());
  }

  /** Sets or (without a value) drops one entry, and lets the indexes follow. */
  #set(table: TableName, id: string, value: Json | undefined): void {
    const entries = this.#table(table);
    const { indexes } = this.#world;
    if (table === 'props') {
      const before = asProp(entries.get(id));
      this.#world.indexes = reindexProp(indexes, { id, before, after: asProp(value) });
    } else if (table === 'characters') {
      const before = asCharacter(entries.get(id));
      this.#world.indexes = reindexCharacter(indexes, { id, before, after: asCharacter(value) });
    } else if (table === 'beliefs') {
      const before = asBeliefs(entries.get(id));
      this.#world.indexes = reindexBeliefs(indexes, { id, before, after: asBeliefs(value) });
    } else if (table === 'systems') {
      const before = entries.get(id);
      this.#world.indexes = reindexSystem(indexes, { id, before, after: value });
    }
    this.#put(table, value === undefined ? entries.delete(id) : entries.set(id, value));
  }
}

// A patch from outside may put anything here; the shape check that follows refuses it.
const asProp = (value: Json | undefined) =>
  isJsonObject(value) ? (value as unknown as Prop) : undefined;
const asCharacter = (value: Json | undefined) =>
  isJsonObject(value) ? (value as unknown as Character) : undefined;

const asBeliefs = (value: Json | undefined) =>
  isJsonObject(value) ? (value as unknown as Beliefs) : undefined;

/** Moves and copies between entities are spelled out as what they do. */
function spellOut(world: World, operation: Extract<Operation, { op: 'move' | 'copy' }>): Plain[] {
  const value = worldValueAt(world, operation.from);
  const added: Plain = { op: 'add', path: operation.path, value };
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
