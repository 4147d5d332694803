// What a request says in its address and headers, read once, by what its route's document says of it.
import { isSoundText } from '@hakoniwa/stage';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiOperation, Parameter } from './api/operation.ts';
import { type FieldProblem, RequestInvalid } from './errors.ts';
import { limits } from './limits.ts';
import { Refused } from './refused.ts';
import { UNSOUND } from './unsound.ts';

const KEY = 'parameters';

/** Reads every parameter of a route; throws NOT_FOUND for a path, VALIDATION with all that is wrong beside it. */
export function readParameters(context: Context, { query = [], headers = [] }: ApiOperation): void {
  const { req } = context;
  // What could be no id of ours is not even looked for.
  if (!Object.values(req.param()).every(isSoundText))
    throw new Refused('NOT_FOUND', 'nothing is at this address');
  const given = [
    ...query.map((one) => ({ one, words: req.queries(one.name) ?? [] })),
    ...headers.map((one) => ({ one, words: [req.header(one.name)].filter(isText) })),
  ];
  const read = given.map(({ one, words }) => [one.name, valuesOf(one, words)] as const);
  const problems = read.flatMap(([, found]) => found.problems);
  if (problems.length > 0) throw new RequestInvalid(problems.slice(0, limits.problemsListed));
  context.set(KEY, new Map(read.map(([name, { value }]) => [name, value])));
}

/** The value of a parameter the route has named in its document. */
export function asked<T extends z.ZodType>(
  context: Pick<Context, 'get'>,
  { name }: Parameter<T>,
): z.output<T> {
  return (context.get(KEY) as ReadonlyMap<string, unknown>).get(name) as z.output<T>;
}

const isText = (word: string | undefined): word is string => word !== undefined;

/** The first value counts; the others must be as good. */
function valuesOf({ name, schema }: Parameter, words: readonly string[]) {
  if (!words.every(isSoundText))
    return { value: undefined, problems: [{ path: name, message: UNSOUND }] };
  const values: unknown[] = isNumber(schema) ? words.map(numberIn) : [...words];
  const read = (values.length === 0 ? [undefined] : values).map((one) => schema.safeParse(one));
  const problems: FieldProblem[] = read.flatMap(({ error }) =>
    (error?.issues ?? []).map(({ message }) => ({ path: name, message })),
  );
  return { value: read[0]?.data, problems };
}

/** A word that is no whole number stays one, for the schema to refuse. */
function numberIn(word: string): number | string {
  return /^-?\d{1,16}$/.test(word) ? Number(word) : word;
}

const known = new WeakMap<z.ZodType, boolean>();

/** Whether a parameter is documented as a number. */
function isNumber(schema: z.ZodType): boolean {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const { type } = z.toJSONSchema(schema, { io: 'input' });
  const isOne = type === 'integer' || type === 'number';
  known.set(schema, isOne);
  return isOne;
}
