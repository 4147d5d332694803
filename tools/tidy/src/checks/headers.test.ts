import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../example-files.ts';
import { findMissingHeaders } from './headers.ts';

const find = (text: string, path = 'a.ts') => findMissingHeaders(exampleFiles({ [path]: text }));

describe('headers', () => {
  it.each([
    ['a line comment', '// The door of the world.\na;'],
    ['a doc comment', '/** The door of the world. */\na;'],
    ['a long sentence', '// The door of the world, through which\n// everything passes.\na;'],
    ['a script', '#!/usr/bin/env node\n// The door of the world.\na;'],
    ['a sentence above a note', '// The door of the world.\n\n// TODO\na;'],
  ])('allows %s', (_, text) => expect(find(text)).toEqual([]));

  it.each([
    ['no comment', 'a;'],
    ['a comment further down', "import 'a';\n// The door of the world."],
    ['a title', '// Door\na;'],
    ['a fragment', '// the door of the\na;'],
    ['an empty comment', '//\na;'],
  ])('refuses %s', (_, text) => expect(find(text)).toHaveLength(1));

  it.each(['a.test.ts', 'a.gen.ts', 'data/a.ts', 'fixtures/a.ts', 'a.json'])(
    'asks nothing of %s',
    (path) => expect(find('1', path)).toEqual([]),
  );
});
