import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { renderPage } from '../generator.ts';
import { findStaleDocs } from './stale-docs.ts';

const page = { file: 'docs/reference/a.md', render: () => '# A\n\none' };

describe('generated pages', () => {
  it('allows a fresh page', () => {
    expect(findStaleDocs(exampleFiles({ [page.file]: renderPage(page) }), [page])).toEqual([]);
  });

  it('refuses a missing page', () => {
    expect(places(findStaleDocs([], [page]))).toEqual([`${page.file}:1`]);
  });

  it.each([
    ['an edited line', renderPage(page).replace('one', 'two'), 5],
    ['a line cut off', renderPage(page).replace('\none\n', ''), 5],
    ['a line too many', `${renderPage(page)}two\n`, 6],
  ])('refuses %s', (_, text, line) => {
    expect(places(findStaleDocs(exampleFiles({ [page.file]: text }), [page]))).toEqual([
      `${page.file}:${line}`,
    ]);
  });
});
