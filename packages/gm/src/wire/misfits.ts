// Says where a value does not fit its schema, and stops when enough is said: a bad request may be bad everywhere.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { isPlain, surelyFits } from './surely-fits.ts';

export interface Misfit {
  /** The path of the bad field: `world_state.props.マグカップ.state`. */
  readonly path: string;
  readonly message: string;
}

type Find = (value: unknown, way: readonly PropertyKey[], into: Misfit[]) => void;

/** Finds the first misfits of values of a schema; it looks at each part once and copies none. */
export function misfitsOf(schema: z.core.$ZodType): (value: unknown) => readonly Misfit[] {
  const find = finder(schema);
  return (value) => {
    const found: Misfit[] = [];
    find(value, [], found);
    return found.slice(0, limits.problemsListed);
  };
}

function finder(schema: z.core.$ZodType): Find {
  if (schema instanceof z.ZodOptional) return unless(undefined, finder(schema.def.innerType));
  if (schema instanceof z.ZodNullable) return unless(null, finder(schema.def.innerType));
  if (schema instanceof z.ZodArray) return inList(schema);
  if (schema instanceof z.ZodRecord) return inRecord(schema);
  if (schema instanceof z.ZodObject) return inObject(schema);
  return asTheSchemaSays(schema);
}

function unless(other: undefined | null, find: Find): Find {
  return (value, way, into) => {
    if (value !== other) find(value, way, into);
  };
}

/** What has no parts, and what is something else altogether: the schema knows the words for it. */
function asTheSchemaSays(schema: z.core.$ZodType): Find {
  return (value, way, into) => {
    const read = z.safeParse(schema, value);
    for (const { path, message } of read.error?.issues.slice(0, limits.problemsListed) ?? [])
      into.push({ path: [...way, ...path].map(String).join('.'), message });
  };
}

function inList(schema: z.ZodArray): Find {
  const fits = surelyFits(schema.def.element);
  const find = finder(schema.def.element);
  const refuse = asTheSchemaSays(schema);
  return (value, way, into) => {
    if (!Array.isArray(value)) refuse(value, way, into);
    else
      for (let i = 0; i < value.length && into.length < limits.problemsListed; i++)
        if (!fits(value[i])) find(value[i], [...way, i], into);
  };
}

function inRecord(schema: z.ZodRecord): Find {
  const fits = surelyFits(schema.def.valueType);
  const find = finder(schema.def.valueType);
  const refuse = asTheSchemaSays(schema);
  return (value, way, into) => {
    if (!isPlain(value)) refuse(value, way, into);
    else
      for (const key of Object.keys(value)) {
        if (into.length >= limits.problemsListed) return;
        if (!fits(value[key])) find(value[key], [...way, key], into);
      }
  };
}

function inObject(schema: z.ZodObject): Find {
  const fields = Object.entries(schema.def.shape).map(
    ([key, field]) => [key, surelyFits(field), finder(field)] as const,
  );
  const refuse = asTheSchemaSays(schema);
  return (value, way, into) => {
    if (!isPlain(value)) refuse(value, way, into);
    else
      for (const [key, fits, find] of fields) {
        if (into.length >= limits.problemsListed) return;
        const own = Object.hasOwn(value, key) ? value[key] : undefined;
        if (!fits(own)) find(own, [...way, key], into);
      }
  };
}
