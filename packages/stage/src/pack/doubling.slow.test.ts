// Text of packs, of any length: four times the text takes four times the work, not sixteen.
// Slow because every reader is timed on every hostile shape at four lengths.
import { HOSTILE_TEXTS, type Reader, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { readShorthand } from './affordance-shorthand.ts';
import { readYaml } from './yaml/read-yaml.ts';

const READERS: Readonly<Record<string, Reader>> = {
  'a file of a pack': () => (text) => readYaml('a.yaml', text),
  'a text within a file': () => (text) => readYaml('a.yaml', `name: ${JSON.stringify(text)}`),
  'an affordance in shorthand': () => readShorthand,
};

it.each(Object.entries(READERS))('%s', (_name, reader) => {
  expect(superLinear(HOSTILE_TEXTS, reader)).toEqual([]);
});
