// npm run fit:speech: writes the weights by which acts of speech are told; with `-- --held d` how they fare on a writer
// they were not fitted to.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TEXT_LANGUAGES } from '@hakoniwa/stage';
import { fittedTo } from './fitted.ts';
import { learnableIn } from './learned-lines.ts';
import { markSaid, type SaidMarks } from './mark-said.ts';
import { saidLines, WRITERS } from './said-material.ts';

const { values: asked } = parseArgs({
  options: {
    language: { type: 'string', multiple: true, default: [...TEXT_LANGUAGES] },
    /** Writers to hold out, one after another; the weights are written when nobody is. */
    held: { type: 'string', multiple: true, default: [] },
  },
});

for (const language of TEXT_LANGUAGES.filter((one) => asked.language.includes(one))) {
  const sense = learnableIn(language);
  for (const held of WRITERS.filter((writer) => asked.held.includes(writer))) {
    const others = WRITERS.filter((writer) => writer !== held).flatMap((writer) =>
      saidLines(language, writer),
    );
    console.log(
      `${language}, ${held} held out: ${told(markSaid(saidLines(language, held), fittedTo(others, sense)))}`,
    );
  }
  if (asked.held.length > 0) continue;
  const all = WRITERS.flatMap((writer) => saidLines(language, writer));
  const { weights } = fittedTo(all, sense);
  const rows = Object.entries(weights).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  const text = [
    '// What words do, learned from labelled lines: fitted by `npm run fit:speech`, never edited.',
    "import type { SpeechWeights } from '../../spoken-sense.ts';",
    '',
    `export const spokenWeights: SpeechWeights = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
  const place = `../../src/language/${language}/data/spoken-weights.gen.ts`;
  writeFileSync(new URL(place, import.meta.url), text);
  console.log(`  written: ${Math.round(text.length / 1024)} KB`);
}

function told(marks: SaidMarks): string {
  return Object.entries(marks)
    .map(([kind, [right, of]]) => `${kind} ${((100 * right) / of).toFixed(1)} of ${of}`)
    .join(', ');
}
