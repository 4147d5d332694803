// npm run eval:rounds [-- NAME … --misses]: holds the reader against rounds of played texts that were written unseen.
import { parseArgs } from 'node:util';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { markPlayedText } from '../src/meaning/mark-played.ts';
import { meaningWorld, readRound, roundNames } from '../src/meaning/meaning-files.ts';
import { readerOf } from '../src/meaning/todays-reader.ts';
import { sayShare, shareOf } from '../src/wilson.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
const reader = readerOf(createGm({ analysers: { japanese: await loadJapaneseTokenizer() } }));

for (const name of positionals.length > 0 ? positionals : roundNames()) {
  const marked = readRound(name).map((label) => {
    const read = reader.played(label);
    return { label, read, mark: markPlayedText(label, { read, world: meaningWorld(label.world) }) };
  });
  for (const language of new Set(marked.map(({ label }) => label.language))) {
    const own = marked.filter(({ label }) => label.language === language);
    console.log(`${name} ${language}: n ${own.length}`);
    for (const figure of Object.keys(own[0]?.mark.figures ?? {})) {
      const sum = (at: 0 | 1) =>
        own.reduce((all, { mark }) => all + (mark.figures[figure]?.[at] ?? 0), 0);
      console.log(`  ${figure.padEnd(24)}${sayShare(shareOf(sum(0), sum(1)))}`);
    }
    for (const { label, read, mark } of options.misses ? own : [])
      if (mark.figures['texts wholly right']?.[0] === 0)
        console.log(
          `${label.id}: ${label.text}\n  want ${JSON.stringify(label.parts)}\n  got  ${JSON.stringify(read)}`,
        );
  }
}
