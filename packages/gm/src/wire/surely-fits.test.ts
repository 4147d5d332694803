// The quick look at a request never accepts what the schema refuses, and sees every right one.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRequest } from './parse-request.ts';
import { gmRequestSchema } from './schema.ts';
import { surelyFits } from './surely-fits.ts';

const fits = surelyFits(gmRequestSchema);

const RIGHT = {
  session_id: 's',
  turn_number: 3,
  speaker: 'あゆ',
  raw_output: null,
  world_state: {
    time: { label: '朝', turn: 1 },
    location: { current: 'キッチン' },
    locations: { キッチン: { exits: ['庭', { to: '蔵', locked: true }] } },
    characters: { あゆ: { holding: [], extra: { any: 'thing' } } },
    props: {
      マグカップ: { location: 'キッチン', state: ['空'], yields: [{ name: '湯' }], owner: null },
    },
    events: [1, {}],
  },
};

it('[R9] a right request is seen to be right at one look', () => {
  expect(fits(RIGHT)).toBe(true);
  expect(fits({ ...RIGHT, __unknown: 1 })).toBe(true);
});

/** Every way into a request, with what stands there. */
function waysInto(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const below = Object.entries(value).flatMap(([key, one]) => waysInto(one, [...way, key]));
  return [way, ...below];
}

function withValue(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put;
  if (Array.isArray(value))
    return value.map((one, i) => (String(i) === step ? withValue(one, rest, put) : one));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: withValue(record[step], rest, put) };
}

it('[R9] whatever stands anywhere in a request, the look never accepts what the schema refuses', () => {
  const anything = fc.oneof(
    fc.anything({ withDate: true, withMap: true, withNullPrototype: true }),
    fc.constantFrom(undefined, null, '', 'x'.repeat(201), -1, 1.5, Number.NaN, [], {}, new Date(0)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...waysInto(RIGHT)), anything, (way, put) => {
      const request = withValue(RIGHT, way, put);
      const isAccepted = gmRequestSchema.safeParse(request).success;
      expect(isAccepted || !fits(request)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('[R13] a misfit is said exactly where the schema refuses, and of very many the first', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('x'.repeat(201), -1, 1.5, [], {}));
  fc.assert(
    fc.property(fc.constantFrom(...waysInto(RIGHT)), anything, (way, put) => {
      const request = withValue(RIGHT, way, put);
      const read = gmRequestSchema.safeParse(request);
      const parsed = parseRequest(request);
      expect(parsed.ok).toBe(read.success);
      const said = parsed.ok ? [] : parsed.problems;
      const known = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      expect(said.map(({ path, message }) => `${path}: ${message}`).sort()).toEqual(
        (known ?? []).sort().slice(0, 20),
      );
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ['props.a.state.0', { props: { a: { state: Array.from({ length: 400_000 }, () => 0) } } }],
  [
    'locations.a.exits.0',
    { locations: { a: { exits: Array.from({ length: 400_000 }, () => 0) } } },
  ],
])('[R13] hundreds of thousands of wrong values are refused at %s', (path, world_state) => {
  const parsed = parseRequest({ ...RIGHT, world_state });
  expect(parsed.ok ? [] : parsed.problems).toHaveLength(20);
  expect(parsed.ok ? '' : parsed.problems[0]?.path).toBe(`world_state.${path}`);
});
