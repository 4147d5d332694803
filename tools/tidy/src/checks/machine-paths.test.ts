import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findMachinePaths } from './machine-paths.ts';

// The bad examples are put together here so that this file itself stays clean.
const path = (...parts: string[]) => ['', ...parts].join('/');
const find = (text: string) => findMachinePaths(exampleFiles({ 'a.md': `\n${text}` }));

describe('machine paths', () => {
  it.each([
    `see ${path('home', 'mia', 'hakoniwa')}`,
    `"${path('Users', 'mia', 'x.ts')}"`,
    `file://${path('home', 'mia', 'x')}`,
    `(${path('root', 'x')})`,
    `${path('work', 'main')}`,
    `C:${'\\'}Users${'\\'}mia`,
  ])('refuses %s', (text) => expect(places(find(text))).toEqual(['a.md:2']));

  it.each([
    '/places/home/exits/0',
    '/home',
    'packages/stage/src/a.ts',
    '#!/usr/bin/env bash',
    'https://example.org/home/mia/x',
    '~/home/mia/x',
    '../root/x',
  ])('allows %s', (text) => expect(find(text)).toEqual([]));
});
