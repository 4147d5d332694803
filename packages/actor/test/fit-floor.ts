// npm run fit:floor: the weights of the measure of talk, and how it fares on writers it was not fitted to.
import { writeFileSync } from 'node:fs';
import { TEXT_LANGUAGES, type TextLanguage } from '@hakoniwa/stage';
import { stockTalk } from './stock-talk.ts';
import {
  boundOf,
  FALSE_ALARMS,
  fittedTalk,
  type HeldSentence,
  heldScores,
  isEveryday,
} from './talk-fit.ts';
import { talkMaterial } from './talk-material.ts';

const isListed = process.argv.includes('--list');

writeStock();
for (const language of TEXT_LANGUAGES) {
  const lines = talkMaterial(language);
  const held = heldScores(lines, language);
  tell(language, held);
  const kept = fittedTalk(lines, { language, held });
  const name = `TALK_${language.toUpperCase()}`;
  const rows = Object.entries(kept).map(
    ([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},`,
  );
  const text = [
    '// What sounds like talk: fitted by `npm run fit:floor`, never edited.',
    "import type { KeptTalkWeights } from '../talk/talk-weights.ts';",
    '',
    `export const ${name}: KeptTalkWeights = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
  writeFileSync(new URL(`../src/floor/data/talk-${language}.ts`, import.meta.url), text);
  console.log(`  written: ${Math.round(text.length / 1024)} KB`);
}

/** Sentences of everybody, a file for both languages. */
function writeStock(): void {
  const rows = TEXT_LANGUAGES.map(
    (language) => `  ${language}: '${stockTalk(talkMaterial(language)).join(' ')}',`,
  );
  const text = [
    '// Sentences that several writers have letter by letter: gathered by `npm run fit:floor`, never edited.',
    'export const STOCK_TALK = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
  writeFileSync(new URL('../src/floor/data/stock-talk.ts', import.meta.url), text);
}

function tell(language: TextLanguage, held: readonly HeldSentence[]): void {
  const said = held.filter(({ line }) => line.isSaid);
  const unsaid = held.filter(({ line }) => !line.isSaid);
  const everyday = said.filter(({ line }) => isEveryday(line));
  console.log(`${language}: ${said.length} sentences said, ${unsaid.length} not`);
  for (const share of [FALSE_ALARMS, 0.01]) {
    const bound = boundOf(everyday, share);
    const above = (some: readonly HeldSentence[]) =>
      `${((100 * some.filter(({ score }) => score > bound).length) / some.length).toFixed(1)} %`;
    console.log(
      `  bound ${bound}: everyday ${above(everyday)}, all that is said ${above(said)}, caught ${above(unsaid)}`,
    );
    if (share !== FALSE_ALARMS) continue;
    for (const lot of new Set(held.map(({ line }) => line.lot))) {
      const [s, u] = [said, unsaid].map((all) => all.filter(({ line }) => line.lot === lot)) as [
        HeldSentence[],
        HeldSentence[],
      ];
      console.log(
        `    ${lot}: ${s.length > 0 ? `alarms ${above(s)} of ${s.length}` : ''} ${u.length > 0 ? `caught ${above(u)} of ${u.length}` : ''}`,
      );
    }
    if (!isListed) continue;
    for (const one of said.filter(({ score }) => score > bound).sort((a, b) => b.score - a.score))
      console.log(`    alarm ${one.score.toFixed(1)} ${one.line.lot} ${one.text}`);
    for (const one of unsaid.filter(({ score }) => score <= bound).filter((_, i) => i % 10 === 0))
      console.log(
        `    missed ${one.score.toFixed(1)} ${one.line.lot} ${one.line.kind} ${one.text}`,
      );
  }
}
