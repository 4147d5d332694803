// What a term may stand for in a world, given what its variables stand for already.
import type { ThingClass } from '../base/classes.data.ts';
import type { ENTITY_TABLES } from '../base/vocabulary.ts';
import { classOf } from '../classes/class-of.ts';
import { isA } from '../classes/relations.ts';
import type { Term, Variable } from '../world/schema/term.ts';
import type { World } from '../world/world.ts';
import type { Deed, ThingThen } from './deeds.ts';

/** What each variable stands for. */
export type Bindings = Readonly<Record<string, string>>;
export const NO_BINDINGS: Bindings = {};

/** A world that is asked, with what was done in it, and how much may still be tried. */
export interface Asked {
  readonly world: World;
  readonly deeds: readonly Deed[];
  readonly budget: { left: number };
}

/** The table an entity stands in. */
export type EntitySort = (typeof ENTITY_TABLES)[number];

/** One entity held against a term. */
interface Meant {
  readonly term: Term | undefined;
  readonly id: string;
  readonly sorts: readonly EntitySort[];
  readonly bindings: Bindings;
  /** What it was, where it may be gone. */
  readonly was?: ThingThen | undefined;
}

/** Whether an entity can be what a term means; the bindings if so. */
export function boundTo(
  { world }: Pick<Asked, 'world'>,
  { term, id, sorts, bindings, was }: Meant,
): Bindings | undefined {
  if (term === undefined) return bindings;
  if (typeof term === 'string') return term === id ? bindings : undefined;
  const isMeant = sorts.some((sort) => fits(world, { term, id, sort }));
  if (!isMeant && !(was && !world.props.has(id) && wasSuch(was, term))) return undefined;
  if (term.as === undefined) return bindings;
  if (Object.hasOwn(bindings, term.as)) return bindings[term.as] === id ? bindings : undefined;
  return { ...bindings, [term.as]: id };
}

/** A term, and the table it is looked up in. */
export interface Sought {
  readonly term: Term | undefined;
  readonly sort: EntitySort;
  readonly bindings?: Bindings;
}

/** The ids a term may stand for: one where it is known, else everything that fits. */
export function termIds(
  world: World,
  { term, sort, bindings = NO_BINDINGS }: Sought,
): readonly string[] {
  if (term === undefined) return world[sort].ids();
  if (typeof term === 'string') return [term];
  const { as = '' } = term;
  const known = Object.hasOwn(bindings, as) ? bindings[as] : undefined;
  if (known !== undefined) return [known];
  return world[sort].ids().filter((id) => fits(world, { term, id, sort }));
}

interface Fitting {
  readonly term: Variable;
  readonly id: string;
  readonly sort: EntitySort;
}

function fits(world: World, { term, id, sort }: Fitting): boolean {
  const entity = world[sort].get(id);
  if (!entity) return false;
  const { class: sought, kind, name } = term;
  if (sought !== undefined || kind !== undefined) {
    const prop = sort === 'props' ? world.props.get(id) : undefined;
    if (!prop || (kind !== undefined && prop.kind !== kind)) return false;
    if (sought !== undefined && !isA(classOf(prop), sought)) return false;
  }
  if (name === undefined) return true;
  const aliases = 'aliases' in entity ? entity.aliases : [];
  return [entity.name, ...aliases].some((one) => one === name || one.endsWith(name));
}

/** Whether a thing that is gone was what a term means. */
function wasSuch(was: ThingThen, { class: sought, kind, name }: Variable): boolean {
  return (
    (kind === undefined || was.kind === kind) &&
    (sought === undefined || isA(was.class as ThingClass, sought)) &&
    (name === undefined || was.name === name || was.name.endsWith(name))
  );
}
