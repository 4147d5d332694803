// A quick look whether a value fits a schema, built from the schema once: it copies nothing on the way.
import { z } from 'zod';
import { listEntries } from './listed-entries.ts';

type Look = (value: unknown) => boolean;

/**
 * A look at values of this schema. What it accepts, the schema accepts; where it does not, the schema has the
 * last word. Requests are nearly always right, and a world of some dozen things is dear to copy.
 */
export function surelyFits(schema: z.core.$ZodType): Look {
  if (schema instanceof z.ZodOptional) return orElse(undefined, surelyFits(schema.def.innerType));
  if (schema instanceof z.ZodNullable) return orElse(null, surelyFits(schema.def.innerType));
  if (schema instanceof z.ZodUnion) {
    const looks = schema.def.options.map(surelyFits);
    return (value) => looks.some((fits) => fits(value));
  }
  if (schema instanceof z.ZodArray) {
    const fits = surelyFits(schema.def.element);
    return (value) => Array.isArray(value) && isEach(value, fits);
  }
  if (schema instanceof z.ZodRecord) return recordLook(surelyFits(schema.def.valueType));
  if (schema instanceof z.ZodObject) return objectLook(schema);
  if (schema instanceof z.ZodUnknown) return () => true;
  if (schema instanceof z.ZodString && !schema.def.checks)
    return (value) => typeof value === 'string';
  return (value) => z.safeParse(schema, value).success;
}

function orElse(other: undefined | null, fits: Look): Look {
  return (value) => value === other || fits(value);
}

function recordLook(fits: Look): Look {
  return (value) => {
    if (!isPlain(value)) return false;
    return isEach(listEntries(value).values, fits);
  };
}

/** Whether each of them fits; a plain loop, since thousands of entries with lists of their own come by here. */
function isEach(values: readonly unknown[], fits: Look): boolean {
  for (let i = 0; i < values.length; i++) if (!fits(values[i])) return false;
  return true;
}

function objectLook({ def: { shape, catchall } }: z.ZodObject): Look {
  // Only where further keys are welcome is there nothing else to look at.
  if (!(catchall instanceof z.ZodUnknown)) return () => false;
  const fields = new Map(Object.entries(shape).map(([key, schema]) => [key, surelyFits(schema)]));
  const needed = [...fields].filter(([, fits]) => !fits(undefined)).map(([key]) => key);
  return (value) => {
    if (!isPlain(value)) return false;
    for (const key in value) if (fields.get(key)?.(value[key]) === false) return false;
    return needed.length === 0 || needed.every((key) => Object.hasOwn(value, key));
  };
}

/** An object as JSON makes them: nothing it inherits could pass for a field. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
