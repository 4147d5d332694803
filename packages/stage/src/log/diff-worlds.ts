// The patch that leads from one world to another, with only what differs in it.
import { canonicalJson } from '../base/canonical.ts';
import { isJsonObject, type Json } from '../base/json.ts';
import type { Table } from '../base/table.ts';
import type { Operation, Patch } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import { SINGLE_NAMES, TABLE_NAMES, type World } from '../world/world.ts';

/** The difference of two worlds, always in the same order: single values, then tables, by id. */
export function diffWorlds(from: World, to: World): Patch {
  return [
    ...SINGLE_NAMES.flatMap((name) =>
      diffValues([name], from[name] as Json | undefined, to[name] as Json | undefined),
    ),
    ...TABLE_NAMES.flatMap((name) =>
      diffTables(name, from[name] as Table<Json>, to[name] as Table<Json>),
    ),
  ];
}

function diffTables(name: string, from: Table<Json>, to: Table<Json>): Operation[] {
  if (from === to) return [];
  const ids = new Set([...from.ids(), ...to.ids()]);
  return [...ids].sort().flatMap((id) => diffValues([name, id], from.get(id), to.get(id)));
}

/** Objects are compared field by field, lists as a whole: an index says little about what moved. */
function diffValues(
  steps: readonly string[],
  from: Json | undefined,
  to: Json | undefined,
): Operation[] {
  if (from === to) return [];
  const path = pointer(...steps);
  if (to === undefined) return [{ op: 'remove', path }];
  if (from === undefined) return [{ op: 'add', path, value: to }];
  if (isJsonObject(from) && isJsonObject(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...keys]
      .sort()
      .flatMap((key) => diffValues([...steps, key], ownValue(from, key), ownValue(to, key)));
  }
  return canonicalJson(from) === canonicalJson(to) ? [] : [{ op: 'replace', path, value: to }];
}

function ownValue(object: { readonly [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
