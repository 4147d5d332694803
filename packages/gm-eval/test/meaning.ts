// npm run eval:meaning [-- --misses | --table | --json]: holds the GM's reader against the labels of meaning.
import { parseArgs } from 'node:util';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { gauge } from '../src/meaning/gauge.ts';
import { readerOf } from '../src/meaning/todays-reader.ts';
import { reportMeaning, reportMisses, tableOfMeaning } from './meaning-report.ts';

const { values: options } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const parts = gauge(readerOf(gm));
if (options.json) {
  const plain = parts.map(({ misses: _, ...part }) => part);
  console.log(JSON.stringify(plain, null, 2));
} else {
  const lines = options.table ? tableOfMeaning(parts) : reportMeaning(parts);
  console.log([...lines, ...(options.misses ? reportMisses(parts) : [])].join('\n'));
}
