// A world in which everything that can be told has a word of its own, so that a leak shows.
import { documentOf, isJsonObject, type Json, parseWorld, type World } from '@hakoniwa/stage';

/** Every marker looks like this, and no two are alike or inside one another. */
export const MARKER = /zq[a-z]{3}\d{3}/g;

/** The marked world, and what the markers stand for. */
export interface MarkedWorld {
  readonly world: World;
  /** Marks of a prop's id and name, by the new id. */
  readonly props: ReadonlyMap<string, readonly string[]>;
  /** The mark of what only somebody who stands in a place can read of it. */
  readonly places: ReadonlyMap<string, string>;
  /** The mark of what a character wants and knows of itself. */
  readonly inner: ReadonlyMap<string, string>;
}

/** Marks ids and names of props, descriptions of places and props, and the wishes of everybody. */
export function markWorld(world: World): MarkedWorld {
  const ids = new Map(world.props.ids().map((id, i) => [id, mark('pid', i)]));
  // Table by table: a prop may be called as a field of the world is.
  const document = Object.fromEntries(
    Object.entries(documentOf(world)).map(([key, value]) => [key, renamed(value as Json, ids)]),
  ) as unknown as Record<string, Record<string, Marked>>;
  const props = new Map<string, readonly string[]>();
  for (const [i, prop] of Object.values(document.props ?? {}).entries()) {
    Object.assign(prop, {
      name: mark('pnm', i),
      aliases: [mark('pal', i)],
      description: mark('pds', i),
    });
    props.set(prop.id, [prop.id, mark('pnm', i), mark('pal', i), mark('pds', i)]);
  }
  const places = new Map<string, string>();
  for (const [i, place] of Object.values(document.places ?? {}).entries()) {
    place.description = mark('lds', i);
    places.set(place.id, mark('lds', i));
  }
  const inner = new Map<string, string>();
  for (const [i, one] of Object.values(document.characters ?? {}).entries()) {
    for (const desire of one.desires ?? []) desire.text = mark('dsr', i);
    inner.set(one.id, mark('dsr', i));
  }
  return { world: parseWorld(document), props, places, inner };
}

interface Marked {
  readonly id: string;
  description?: string;
  readonly desires?: { text: string }[];
}

/** A marker of a kind and a number. */
export function mark(kind: string, number: number): string {
  return `zq${kind}${String(number).padStart(3, '0')}`;
}

/** The same value with every id that stands alone, in a path or in the key of a belief replaced. */
function renamed(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return rename(value, ids);
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    // What class a thing is of is a word of the Stage, though a prop may be called the same.
    Object.entries(value).map(([key, one]) =>
      key === 'class' ? [key, one as Json] : [rename(key, ids), renamed(one as Json, ids)],
    ),
  );
}

function rename(text: string, ids: ReadonlyMap<string, string>): string {
  const [, before = '', id = '', after = ''] =
    /^((?:[^>]+>)?props\/)?([^#/]+)(#.*)?$/s.exec(text) ?? [];
  const other = ids.get(id);
  return other === undefined ? text : `${before}${other}${after}`;
}
