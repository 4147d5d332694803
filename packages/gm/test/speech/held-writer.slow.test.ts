// Acts of speech in the lines of a writer whom the weights were not fitted to, beside telling everything.
// Slow because the weights are fitted anew to thousands of lines.
import { TEXT_LANGUAGES } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { fittedTo } from './fitted.ts';
import { learnableIn } from './learned-lines.ts';
import { markSaid } from './mark-said.ts';
import { saidLines, WRITERS } from './said-material.ts';

/** What was reached, less two standard errors. */
const REACHED = { ja: { acts: 0.62, sorts: 0.867 }, en: { acts: 0.646, sorts: 0.885 } };

it.each(TEXT_LANGUAGES)(
  '[RD11] in %s most parts of an unknown writer are read right',
  (language) => {
    const others = WRITERS.filter((one) => one !== 'e').flatMap((one) => saidLines(language, one));
    const marks = markSaid(saidLines(language, 'e'), fittedTo(others, learnableIn(language)));
    const [acts, sorts, plainly] = [marks.acts, marks.sorts, marks.plainly].map(
      ([right, of]) => right / of,
    );
    expect(acts).toBeGreaterThan(REACHED[language].acts);
    expect(acts).toBeGreaterThan(2 * (plainly ?? 1));
    expect(sorts).toBeGreaterThan(REACHED[language].sorts);
  },
);
