// npm run eval:rounds [-- NAME … --only SET --misses]: holds the reader against rounds that were written unseen.
import { parseArgs } from 'node:util';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { answerTo } from '../src/meaning/answer-to.ts';
import { isMissed, shareOfMarks } from '../src/meaning/label-mark.ts';
import { readRound, roundNames, SET_NAMES } from '../src/meaning/meaning-files.ts';
import { readerOf } from '../src/meaning/todays-reader.ts';
import { sayShare } from '../src/wilson.ts';
import { sayMiss } from './meaning-report.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const reader = readerOf(createGm({ analysers: { japanese: await loadJapaneseTokenizer() } }));

for (const name of positionals.length > 0 ? positionals : roundNames())
  for (const set of SET_NAMES.filter((it) => options.only === undefined || it === options.only)) {
    const marked = readRound(name, set).map((label) => {
      const { read, markBy } = answerTo(reader, { set, label });
      return { label, read, mark: markBy(label) };
    });
    for (const language of new Set(marked.map(({ label }) => label.language))) {
      const own = marked.filter(({ label }) => label.language === language);
      const marks = own.map(({ mark }) => mark);
      console.log(`${name} ${set} ${language}: n ${own.length}`);
      for (const figure of Object.keys(marks[0]?.figures ?? {}))
        console.log(`  ${figure.padEnd(40)}${sayShare(shareOfMarks(marks, figure))}`);
      const missed = own.filter(({ mark }) => options.misses && isMissed(mark));
      for (const line of missed.flatMap(sayMiss)) console.log(line);
    }
  }
