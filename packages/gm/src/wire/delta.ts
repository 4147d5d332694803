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
export function wireDelta(state: WorldState, patch: Patch, line: string): Operation[] {
  const draft = new WireDraft(state as unknown as Json);
  for (const operation of patch) translate(draft, operation);
  if (draft.operations.length > 0) draft.append(['events'], line);
  return draft.operations;
}

/** A wire world being changed, and the operations that do it; none is written that would not apply. */
class WireDraft {
  readonly operations: Operation[] = [];
  #document: Json;

  constructor(document: Json) {
    this.#document = document;
  }

  at(...steps: readonly string[]): Json | undefined {
    let value: Json | undefined = this.#document;
    for (const step of steps)
      value = isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
    return value;
  }

  set(steps: readonly string[], value: Json): void {
    const key = steps.at(-1) ?? '';
    const parent = this.at(...steps.slice(0, -1));
    if (!isJsonObject(parent)) return;
    const isThere = Object.hasOwn(parent, key);
    if (!isThere && PROTOTYPE_KEYS.has(key)) return;
    this.#push({ op: isThere ? 'replace' : 'add', path: pointer(...steps), value });
  }

  remove(steps: readonly string[]): void {
    if (this.at(...steps) !== undefined) this.#push({ op: 'remove', path: pointer(...steps) });
  }

  append(steps: readonly string[], value: Json): void {
    const list = this.at(...steps);
    if (Array.isArray(list)) this.#push({ op: 'add', path: `${pointer(...steps)}/-`, value });
    else this.set(steps, [value]);
  }

  drop(steps: readonly string[], item: string): void {
    const list = this.at(...steps);
    const index = Array.isArray(list) ? list.indexOf(item) : -1;
    if (index >= 0) this.#push({ op: 'remove', path: pointer(...steps, index) });
  }

  #push(operation: Operation): void {
    this.#document = applyPatch(this.#document, [operation]).document;
    this.operations.push(operation);
  }
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
  if (to === holder) draft.append(['characters', to, 'holding'], id);
}

function letGo(draft: WireDraft, id: string): void {
  const people = draft.at('characters');
  for (const name of isJsonObject(people) ? Object.keys(people) : [])
    draft.drop(['characters', name, 'holding'], id);
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
  if (typeof holder === 'string') draft.append(['characters', holder, 'holding'], id);
}
