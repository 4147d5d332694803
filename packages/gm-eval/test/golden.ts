// npm run golden:gm [-- --write]: what is made of every labelled and recorded turn, and read in every text, held against the record or recorded anew.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { readSet } from '../src/eval-case.ts';
import { differences, goldenOf, readGolden, writeGolden } from '../src/golden.ts';
import { GOLDEN_RECORDS } from '../src/golden-records.ts';
import { askedTexts, goldenReading, READINGS_FILE } from '../src/meaning/golden-readings.ts';
import { runSet } from '../src/run-set.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const isWriting = process.argv.includes('--write');
for (const { file, turns, showsWords } of GOLDEN_RECORDS) {
  const outcomes = turns().flatMap((one) => runSet(gm, readSet(one)));
  if (outcomes.length === 0) {
    console.error(`${file}: its turns are not at hand`);
    continue;
  }
  hold(file, goldenOf(outcomes, { showsWords }));
}
hold(
  READINGS_FILE,
  askedTexts().map((asked) => goldenReading(gm, asked)),
);

function hold(file: string, now: readonly { readonly id: string }[]): void {
  const changed = differences(readGolden(file), now);
  for (const { was, is } of changed) console.log(`- ${was ?? '(new)'}\n+ ${is}`);
  console.log(
    `${file.replace(/^.*packages/, 'packages')}: ${now.length} turns, ${changed.length} otherwise than recorded`,
  );
  if (isWriting) {
    mkdirSync(dirname(file), { recursive: true });
    writeGolden(file, now);
  } else if (changed.length > 0) process.exitCode = 1;
}
