// The difference between two views of one reader: a few entities instead of the whole, so that a line stays thin.
import type { View } from '@hakoniwa/stage';

const LISTS = ['places', 'characters', 'props', 'happenings'] as const;
type List = (typeof LISTS)[number];
type Entity = { readonly id: string };

interface ListChange {
  readonly set?: readonly Entity[];
  readonly gone?: readonly string[];
  readonly order?: readonly string[];
}

export type ViewChange = { readonly [K in List]?: ListChange } & {
  readonly fields?: Readonly<Record<string, unknown>>;
};

/** What leads from one view to the next. */
export function viewChange(before: View, after: View): ViewChange {
  const fields = fieldsChange(before, after);
  const lists = LISTS.flatMap((list) => {
    const change = changeOfList(before[list], after[list]);
    return change ? [[list, change] as const] : [];
  });
  return { ...(fields ? { fields } : {}), ...Object.fromEntries(lists) };
}

/** The view after a change; the given one is untouched. */
export function applyViewChange(view: View, change: ViewChange): View {
  const next: Record<string, unknown> = { ...view };
  for (const [name, value] of Object.entries(change.fields ?? {})) {
    if (value === null) delete next[name];
    else next[name] = value;
  }
  for (const list of LISTS) {
    const one = change[list];
    if (one) next[list] = applyList(view[list], one);
  }
  return next as unknown as View;
}

function fieldsChange(before: View, after: View): Record<string, unknown> | undefined {
  const changed: Record<string, unknown> = {};
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of names) {
    if ((LISTS as readonly string[]).includes(name)) continue;
    const [old, now] = [before[name as keyof View], after[name as keyof View]];
    if (!isSame(old, now)) changed[name] = now ?? null;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

function changeOfList(before: readonly Entity[], after: readonly Entity[]): ListChange | undefined {
  const old = new Map(before.map((one) => [one.id, one]));
  const kept = new Set(after.map(({ id }) => id));
  const set = after.filter((one) => !isSame(old.get(one.id), one));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const order = after.map(({ id }) => id);
  const natural = applyList(before, { set, gone }).map(({ id }) => id);
  const isOrdered = natural.every((id, i) => id === order[i]);
  if (set.length === 0 && gone.length === 0 && isOrdered) return undefined;
  return {
    ...(set.length > 0 ? { set } : {}),
    ...(gone.length > 0 ? { gone } : {}),
    ...(isOrdered ? {} : { order }),
  };
}

function applyList(
  before: readonly Entity[],
  { set = [], gone = [], order }: ListChange,
): readonly Entity[] {
  const next = new Map(before.map((one) => [one.id, one]));
  for (const id of gone) next.delete(id);
  for (const one of set) next.set(one.id, one);
  if (!order) return [...next.values()];
  return order.flatMap((id) => next.get(id) ?? []);
}

/** Views are plain JSON made the same way each time, so equal text means equal. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
