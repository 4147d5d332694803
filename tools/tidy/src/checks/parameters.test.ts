import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findNamelessParameters } from './parameters.ts';

const path = 'packages/garden/src/a.ts';
const find = (text: string, at = path) => findNamelessParameters(exampleFiles({ [at]: text }));

describe('parameters', () => {
  it.each([
    ['three in a row', 'export function f(a: number, b: number, c: number) {}'],
    ['three before options', 'export function f(a: A, b: B, c: C, { d }: D) {}'],
    ['three of an arrow', 'export const f = (a: A, b: B, c: C): void => {};'],
    ['a boolean', 'export function f(a: A, isOpen: boolean) {}'],
    ['a boolean by default', 'export const f = (a: A, isOpen = false) => a;'],
    ['a method of doing things async', 'export async function f(a: A, b: B, c: C) {}'],
  ])('refuses %s', (_, text) => expect(places(find(text))).toEqual([`${path}:1`]));

  it.each([
    ['two', 'export function f(a: A, b: B) {}'],
    ['two and options', 'export function f(a: A, b: B, { c }: C) {}'],
    ['options that may be left out', 'export function f(a: A, b: B, { c }: C = {}) {}'],
    ['values to fill in', 'export function f(a: A, b: B, values: Values = {}) {}'],
    ['a boolean alone', 'export function hit(isHit: boolean) {}'],
    ['what stays in the file', 'function f(a: A, b: B, c: C) {}'],
    ['the door', 'export function step(rules: R, world: W, command: C) {}'],
  ])('allows %s', (_, text) => expect(find(text)).toEqual([]));

  it('leaves tests alone', () =>
    expect(find('export function f(a: A, b: B, c: C) {}', 'packages/a/test/a.ts')).toEqual([]));
});
