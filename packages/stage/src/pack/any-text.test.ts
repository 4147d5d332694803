// No text whatever makes validation throw, and what it accepts always builds a sound world.
import { readPack } from '@hakoniwa/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allBreaches } from '../world/invariants.ts';
import { buildWorld } from './build/build-world.ts';
import { isProblem } from './problem.ts';
import { SMALL, small } from './test/small-pack.ts';
import { validatePack } from './validate-pack.ts';

const FILES = Object.keys(SMALL);
const SCRAPS = [
  '{',
  '}',
  '[',
  ']',
  ': ',
  '- ',
  '\n',
  '\n  ',
  '&a',
  '*a',
  '!!js ',
  '"',
  "'",
  '|',
  '>',
  '#',
  '?',
  '%YAML 1.1\n---\n',
  '<<: *a',
  '__proto__: 1',
  'null',
  '1e999',
  '.nan',
  '\u0000',
  '\ud800',
  '鍵',
  'at: room',
  'contains: [box]',
  'inside: gem',
];

const yamlish = fc
  .array(fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ unit: 'binary' })), { maxLength: 40 })
  .map((parts) => parts.join(''));

it('[K15] no text makes validation throw', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...FILES, 'lore.yaml', 'x.yaml'), yamlish),
      (files) => {
        expect(Array.isArray(validatePack(files).problems)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
  expect(validatePack({ 'pack.yaml': '['.repeat(200_000) }).pack).toBeUndefined();
});

it('[K19] what no store keeps is not in the world, in a text or in a key', () => {
  const name = (SMALL['places.yaml'] ?? '').replace('name: 部屋', 'name: "部\\0屋\\ud83c"');
  const { pack } = validatePack({ ...small(), 'places.yaml': name });
  const [scenario = ''] = Object.keys(pack?.scenarios ?? {});
  const world = pack && buildWorld(pack, { scenario, language: 'ja', seed: 1 });
  expect(world && !isProblem(world) && world.places.get('room')?.name).toBe('部\ufffd屋\ufffd');
  const { problems } = validatePack({ ...small(), 'lore.yaml': '"k\\0": 1' });
  expect(problems).toMatchObject([{}, { code: 'TEXT_UNSOUND', file: 'lore.yaml' }]);
  expect(JSON.stringify(problems)).not.toContain('\\u0000');
});

/** A file with one line dropped, doubled or changed for a line of another. */
const mutation = fc.record({
  file: fc.nat(),
  line: fc.nat(),
  other: fc.nat(),
  how: fc.constantFrom('drop', 'double', 'swap', 'word'),
});

it('[K15] a damaged pack gets problems with real positions, or builds a sound world', () => {
  const shipped = readPack('detective-office');
  fc.assert(
    fc.property(
      fc.constantFrom(small(), shipped),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      (base, mutations) => {
        const files = mutations.reduce(mutated, base);
        const { pack, problems } = validatePack(files);
        for (const { file, line, column } of problems) {
          const lines = (files[file] ?? '').split('\n');
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
        }
        for (const scenario of Object.keys(pack?.scenarios ?? {})) {
          const world = pack && buildWorld(pack, { scenario, language: 'ja', seed: 1 });
          if (world && !isProblem(world)) expect(allBreaches(world)).toEqual([]);
        }
      },
    ),
    { numRuns: 30 },
  );
});

function mutated(
  files: Readonly<Record<string, string>>,
  { file, line, other, how }: { file: number; line: number; other: number; how: string },
) {
  const names = Object.keys(files);
  const name = names[file % names.length] ?? '';
  const lines = (files[name] ?? '').split('\n');
  const at = line % lines.length;
  const taken = lines[other % lines.length] ?? '';
  if (how === 'drop') lines.splice(at, 1);
  else if (how === 'double') lines.splice(at, 0, lines[at] ?? '');
  else if (how === 'swap') lines[at] = taken;
  else lines[at] = (lines[at] ?? '').replace(/[a-z_]+$/, 'hall');
  return { ...files, [name]: lines.join('\n') };
}
