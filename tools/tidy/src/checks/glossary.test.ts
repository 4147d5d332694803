import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../example-files.ts';
import { findGlossaryFaults } from './glossary.ts';

const head = '| term | 日本語 | meaning |\n| --- | --- | --- |\n';
const find = (rows: string, code = '') =>
  findGlossaryFaults(
    exampleFiles({ 'docs/glossary.md': head + rows, 'packages/a/src/a.ts': code }),
  ).map(({ line, message }) => `${line} ${message}`);

describe('glossary', () => {
  it('refuses a word for two ideas', () =>
    expect(find('| keeper | a | b |\n\n| keeper | c | d |\n', 'class Keeper {}')).toEqual([
      '3 "keeper" stands here a second time',
    ]));

  it('refuses a word that nothing is called by', () =>
    expect(find('| golden record | a | b |\n')).toEqual(['3 no code speaks of "golden record"']));

  it.each(['goldenRecord', 'golden-record', 'GOLDEN_RECORD', 'a golden record'])(
    'knows a term written %s',
    (code) => expect(find('| golden record | a | b |\n', `// ${code}`)).toEqual([]),
  );
});
