// The bag: how many of each item.

/** The bag with so many more, or fewer, of an item. */
export function bag(
  items: Readonly<Record<string, number>>,
  { id, more }: { readonly id: string; readonly more: number },
): Record<string, number> {
  const { [id]: had = 0, ...others } = items;
  const count = had + more;
  return count > 0 ? { ...others, [id]: count } : others;
}
