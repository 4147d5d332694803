// Walks that only lead back to where one was fall out of a plan; what is done between them stays.
import type { Operator } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { withoutDetours } from './without-detours.ts';

const steps = (text: string): Operator[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) =>
      word.startsWith('>')
        ? { do: { verb: 'move', target: word.slice(1) } }
        : { do: { verb: 'take', object: word } },
    );

it.each([
  ['to a locked door and back for the key', '>stairs >hall key >stairs >room', 'key >stairs >room'],
  ['over two rooms and back', '>stairs >attic >stairs >hall key', 'key'],
  ['part of the way back', '>stairs >attic >stairs key', '>stairs key'],
  ['back with what was fetched', '>stairs key >hall', '>stairs key >hall'],
  ['round in a circle', '>stairs >yard >hall key', 'key'],
  ['nowhere', '', ''],
])('[PL13] %s', (_name, given, left) => {
  expect(withoutDetours(steps(given), 'hall')).toEqual(steps(left));
});
