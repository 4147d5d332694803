// RFC 6902 row by row, hostile keys, and the living world beside its document.
import { smallWorld } from '@hakoniwa/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyPatch,
  canonicalJson,
  deepFreeze,
  documentOf,
  type Json,
  type Operation,
  PatchError,
  patchWorld,
} from '../index.ts';

const rows: readonly [string, Json, Operation[], Json | string][] = [
  ['adds a member', { a: 1 }, [{ op: 'add', path: '/b', value: 2 }], { a: 1, b: 2 }],
  ['adds over a member', { a: 1 }, [{ op: 'add', path: '/a', value: 2 }], { a: 2 }],
  ['adds an item', { a: [1, 3] }, [{ op: 'add', path: '/a/1', value: 2 }], { a: [1, 2, 3] }],
  ['appends', { a: [1] }, [{ op: 'add', path: '/a/-', value: 2 }], { a: [1, 2] }],
  ['removes a member', { a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
  ['removes an item', { a: [1, 2] }, [{ op: 'remove', path: '/a/0' }], { a: [2] }],
  ['replaces', { a: { b: 1 } }, [{ op: 'replace', path: '/a/b', value: 2 }], { a: { b: 2 } }],
  ['replaces the whole', { a: 1 }, [{ op: 'replace', path: '', value: 7 }], 7],
  [
    'moves',
    { a: { x: 1 }, b: {} },
    [{ op: 'move', from: '/a/x', path: '/b/y' }],
    { a: {}, b: { y: 1 } },
  ],
  ['copies', { a: 1 }, [{ op: 'copy', from: '/a', path: '/b' }], { a: 1, b: 1 }],
  [
    'tests',
    { a: { x: 1, y: 2 } },
    [{ op: 'test', path: '/a', value: { y: 2, x: 1 } }],
    { a: { x: 1, y: 2 } },
  ],
  [
    'escapes',
    { 'a/b': 1, 'm~n': 2 },
    [
      { op: 'replace', path: '/a~1b', value: 3 },
      { op: 'remove', path: '/m~0n' },
    ],
    { 'a/b': 3 },
  ],
  ['refuses a missing path', { a: 1 }, [{ op: 'replace', path: '/b', value: 2 }], 'PATH_MISSING'],
  ['refuses a missing member to remove', {}, [{ op: 'remove', path: '/b' }], 'PATH_MISSING'],
  [
    'refuses an index past the end',
    { a: [1] },
    [{ op: 'add', path: '/a/2', value: 1 }],
    'BAD_INDEX',
  ],
  ['refuses a leading zero', { a: [1, 2] }, [{ op: 'remove', path: '/a/01' }], 'BAD_INDEX'],
  [
    'refuses to replace the end',
    { a: [1] },
    [{ op: 'replace', path: '/a/-', value: 1 }],
    'BAD_INDEX',
  ],
  ['refuses a failed test', { a: 1 }, [{ op: 'test', path: '/a', value: 2 }], 'TEST_FAILED'],
  [
    'refuses a step into a number',
    { a: 1 },
    [{ op: 'add', path: '/a/b', value: 2 }],
    'NOT_A_CONTAINER',
  ],
  ['refuses a bad pointer', { a: 1 }, [{ op: 'remove', path: 'a' }], 'BAD_POINTER'],
  ['refuses a bad escape', { a: 1 }, [{ op: 'remove', path: '/a~2' }], 'BAD_POINTER'],
  [
    'refuses to move into itself',
    { a: { b: {} } },
    [{ op: 'move', from: '/a', path: '/a/b/c' }],
    'MOVE_INTO_ITSELF',
  ],
];

it.each(rows)('[P1] %s', (_, document, patch, expected) => {
  const frozen = deepFreeze(structuredClone(document));
  if (typeof expected === 'string') {
    expect(() => applyPatch(frozen, patch)).toThrow(expect.objectContaining({ code: expected }));
  } else {
    expect(applyPatch(frozen, patch)).toEqual(expected);
  }
  expect(frozen).toEqual(document);
});

it('[P2] a patch fits or is refused as one, on random documents, and never touches what it was given', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', '0', '1', '-', 'c/d', '~'), { maxLength: 3 })
    .map((steps) =>
      steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    );
  const operation = fc.record({
    op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy'),
    path,
    from: path,
    value: fc.jsonValue(),
  });
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(operation, { maxLength: 4 }), (document, patch) => {
      const given = deepFreeze(document as Json);
      const before = canonicalJson(given);
      try {
        const whole = applyPatch(given, patch as Operation[]);
        const byOne = (patch as Operation[]).reduce((one, step) => applyPatch(one, [step]), given);
        expect(canonicalJson(whole)).toBe(canonicalJson(byOne));
      } catch (error) {
        expect(error).toBeInstanceOf(PatchError);
      }
      expect(canonicalJson(given)).toBe(before);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['/__proto__/polluted', 'PROTOTYPE_KEY'],
  ['/constructor/prototype/polluted', 'PROTOTYPE_KEY'],
  ['/a/__proto__', 'PROTOTYPE_KEY'],
  ['/a/constructor', 'PROTOTYPE_KEY'],
  ['/a/toString/x', 'PATH_MISSING'],
])('[P3] %s pollutes nothing', (path, code) => {
  expect(() => applyPatch({ a: {} }, [{ op: 'add', path, value: 'bad' }])).toThrow(
    expect.objectContaining({ code }),
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('[P3] an own key of such a name is data like any other', () => {
  const document = JSON.parse('{"props":{"__proto__":{"at":"here"}}}') as Json;
  const applied = applyPatch(document, [
    { op: 'replace', path: '/props/__proto__/at', value: 'there' },
  ]);
  expect(JSON.stringify(applied)).toBe('{"props":{"__proto__":{"at":"there"}}}');
});

it.each<[Operation[]]>([
  [[{ op: 'replace', path: '/props/mug/at', value: { holder: 'ayu' } }]],
  [[{ op: 'move', from: '/props/mug', path: '/flags/stolen' }]],
  [[{ op: 'copy', from: '/props/mug/state', path: '/props/apple/state' }]],
  [
    [
      { op: 'add', path: '/props/apple/state/-', value: 'red' },
      { op: 'remove', path: '/props/radio/state/0' },
    ],
  ],
  [
    [
      { op: 'add', path: '/weather', value: 'rain' },
      { op: 'test', path: '/weather', value: 'rain' },
      { op: 'remove', path: '/weather' },
    ],
  ],
])('[P4] the living world and its document agree', (patch) => {
  const world = smallWorld();
  const alive = patchWorld(world, patch);
  const document = applyPatch(documentOf(world) as unknown as Json, patch);
  expect(canonicalJson(documentOf(alive.world) as unknown as Json)).toBe(canonicalJson(document));
});
