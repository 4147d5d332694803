// npm run eval:gauge: how the gauge orders the labelled lines it was fitted to, and those it was not, beside chance.
import { LANGUAGES } from '@hakoniwa/stage';
import { gaugeLine } from '../src/gauge/gauge.ts';
import {
  type LabelledLine,
  labelledLines,
  orderedPairs,
  SPLITS,
  shareOrdered,
  shuffledShare,
} from './gauge-lines.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const scoreOf = (line: LabelledLine) => gaugeLine(line).score;
for (const split of SPLITS) {
  const lines = labelledLines().filter((line) => line.split === split);
  const found = orderedPairs(lines, scoreOf);
  const byLanguage = LANGUAGES.map((language) => {
    const own = lines.filter((line) => line.language === language);
    return `${language} ${percent(shareOrdered(orderedPairs(own, scoreOf)))}`;
  });
  process.stdout.write(
    `${split}: ${lines.length} lines, ${percent(shareOrdered(found))} of pairs (${byLanguage.join(', ')}); shuffled ${percent(shuffledShare(lines, scoreOf))}\n`,
  );
  for (const [key, { right, pairs }] of found)
    process.stdout.write(`  ${key}: ${percent(right / pairs)} of ${pairs}\n`);
}
