// A change of the world as a patch on the wire: names as keys, and `holding` kept beside `location`.
import {
  applyPatch,
  isJsonObject,
  type Json,
  type Operation,
  type Patch,
  PROTOTYPE_KEYS,
  parsePointer,
  pointer,
} from '@hakoniwa/stage';
import type { WorldState } from './schema.ts';

/** The wire's patch for a change of the world, with one event line when something changed. */
export function wireDelta(
  state: WorldState,
  { patch, line }: { readonly patch: Patch; readonly line: string },
): Operation[] {
  const draft = new WireDraft(state as unknown as Json);
  for (const operation of patch) translate(draft, operation);
  if (draft.operations.length > 0) draft.append(['events'], line);
  return draft.operations;
}

/**
 * A wire world being changed, and the operations that do it; none is written that would not apply.
 * Only the entries that change are copied: a large world is not.
 */
class WireDraft {
  readonly operations: Operation[] = [];
  readonly #state: Json;
  /** Entries as they are by now, each under the pointer to it; nothing where they are gone. */
  readonly #entries = new Map<string, Json | undefined>();
  #holders: Map<string, string[]> | undefined;

  constructor(state: Json) {
    this.#state = state;
  }

  at(...steps: readonly string[]): Json | undefined {
    const [table = '', id, ...rest] = steps;
    if (id === undefined) return stepInto(this.#state, table);
    const entry = pointer(table, id);
    let value: Json | undefined = this.#entries.has(entry)
      ? this.#entries.get(entry)
      : stepInto(stepInto(this.#state, table), id);
    for (const step of rest) value = stepInto(value, step);
    return value;
  }

  set(steps: readonly string[], value: Json): void {
    const key = steps.at(-1) ?? '';
    const parent = steps.length > 1 ? this.at(...steps.slice(0, -1)) : this.#state;
    if (!isJsonObject(parent)) return;
    const changed = steps.length === 2 ? pointer(...steps) : '';
    const isThere = this.#entries.has(changed)
      ? this.#entries.get(changed) !== undefined
      : Object.hasOwn(parent, key);
    if (!isThere && PROTOTYPE_KEYS.has(key)) return;
    this.#push({ op: isThere ? 'replace' : 'add', path: pointer(...steps), value }, steps);
  }

  remove(steps: readonly string[]): void {
    if (this.at(...steps) !== undefined)
      this.#push({ op: 'remove', path: pointer(...steps) }, steps);
  }

  append(steps: readonly string[], value: Json): void {
    const list = this.at(...steps);
    if (Array.isArray(list))
      this.#push({ op: 'add', path: `${pointer(...steps)}/-`, value }, [...steps, '-']);
    else this.set(steps, [value]);
  }

  drop(steps: readonly string[], item: string): void {
    const list = this.at(...steps);
    const index = Array.isArray(list) ? list.indexOf(item) : -1;
    if (index < 0) return;
    this.#push({ op: 'remove', path: pointer(...steps, index) }, [...steps, String(index)]);
  }

  /** Everybody who had a thing in their hands at any time. */
  holdersOf(thing: string): readonly string[] {
    this.#holders ??= holdersIn(this.at('characters'));
    return this.#holders.get(thing) ?? [];
  }

  /** Puts a thing into somebody's hands. */
  hold(who: string, thing: string): void {
    this.#holders ??= holdersIn(this.at('characters'));
    const known = this.#holders.get(thing);
    if (!known) this.#holders.set(thing, [who]);
    else if (!known.includes(who)) known.push(who);
    this.append(['characters', who, 'holding'], thing);
  }

  #push(operation: Operation, [table = '', id, ...rest]: readonly string[]): void {
    this.operations.push(operation);
    // What stands beside the tables is written last, and read no more.
    if (id === undefined) return;
    const entry = pointer(table, id);
    const whole = 'value' in operation ? operation.value : undefined;
    if (rest.length === 0) this.#entries.set(entry, whole);
    else {
      const within = { ...operation, path: pointer(...rest) } as Operation;
      this.#entries.set(entry, applyPatch(this.at(table, id) ?? null, [within]));
    }
  }
}

function holdersIn(people: Json | undefined): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const name of isJsonObject(people) ? Object.keys(people) : []) {
    const holding = stepInto(stepInto(people, name), 'holding');
    for (const thing of Array.isArray(holding) ? holding : []) {
      const known = holders.get(thing);
      if (known) known.push(name);
      else holders.set(thing, [name]);
    }
  }
  return holders;
}

function stepInto(value: Json | undefined, step: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function translate(draft: WireDraft, operation: Operation): void {
  const [table = '', id = '', field, ...rest] = parsePointer(operation.path);
  if (
    rest.length > 0 ||
    operation.op === 'move' ||
    operation.op === 'copy' ||
    operation.op === 'test'
  )
    return;
  if (table === 'characters' && field === 'place' && 'value' in operation)
    draft.set(['characters', id, 'location'], operation.value);
  if (table !== 'props') return;
  if (operation.op === 'remove' && field === undefined) removeProp(draft, id);
  else if ('value' in operation && field === undefined) addProp(draft, id, operation.value);
  else if ('value' in operation && field === 'at') moveProp(draft, id, operation.value);
  else if ('value' in operation && field !== undefined && PLAIN.has(field))
    draft.set(['props', id, field], operation.value);
}

const PLAIN: ReadonlySet<string> = new Set(['state', 'uses', 'hidden']);

function moveProp(draft: WireDraft, id: string, at: Json): void {
  const { holder, place, inside } = isJsonObject(at) ? at : {};
  const to = [holder, place, inside].find((where) => typeof where === 'string');
  if (typeof to !== 'string') return;
  letGo(draft, id);
  if (draft.at('props', id) !== undefined) draft.set(['props', id, 'location'], to);
  if (to === holder) draft.hold(to, id);
}

function letGo(draft: WireDraft, id: string): void {
  for (const name of draft.holdersOf(id)) draft.drop(['characters', name, 'holding'], id);
}

function removeProp(draft: WireDraft, id: string): void {
  letGo(draft, id);
  draft.remove(['props', id]);
}

function addProp(draft: WireDraft, id: string, prop: Json): void {
  if (!isJsonObject(prop) || !isJsonObject(prop.at)) return;
  const { holder, place, inside } = prop.at;
  const location = [holder, place, inside].find((where) => typeof where === 'string') ?? '';
  const called = typeof prop.name === 'string' && prop.name !== id ? { name: prop.name } : {};
  draft.set(['props', id], { ...called, location, state: prop.state ?? [] });
  if (typeof holder === 'string') draft.hold(holder, id);
}
