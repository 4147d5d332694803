// docs/reference/arrows.md: the table of levels as a page.
import type { Generator } from '../generator.ts';
import { levels, testOnlyPackages } from '../levels.ts';

/** Renders the levels and what each may import. */
export const arrows: Generator = {
  file: 'docs/reference/arrows.md',
  render: () => {
    const rows = levels.map(({ level, packages, about }) => {
      const names = packages.map((name) => `\`${name}\``).join(', ');
      const below = level === 0 ? 'nothing' : level === 1 ? 'L0' : `L0 – L${level - 1}`;
      return `| L${level} | ${names} | ${about} | ${below} |`;
    });
    return [
      '# Arrows',
      '',
      'A package may import any strictly lower level, only through the exports of that package, and',
      'only what its own package.json lists. Imports on the same level or upwards fail the tests.',
      '',
      '| level | packages | what stands there | may import |',
      '|---|---|---|---|',
      ...rows,
      '',
      `Imported by tests, contract suites and benches only: ${testOnlyPackages
        .map((name) => `\`${name}\``)
        .join(', ')}.`,
    ].join('\n');
  },
};
