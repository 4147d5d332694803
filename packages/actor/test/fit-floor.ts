// npm run fit:floor: the weights of the measure of talk, and how it fares on writers it was not fitted to.
import { writeFileSync } from 'node:fs';
import { TEXT_LANGUAGES, type TextLanguage } from '@hakoniwa/stage';
import { keepWords } from '../src/floor/talk/gathered-words.ts';
import { stockTalk } from './stock-talk.ts';
import {
  boundOf,
  FALSE_ALARMS,
  fittedTalk,
  type HeldSentence,
  heldScores,
  isEveryday,
  type MeasureOf,
} from './talk-fit.ts';
import {
  ACT_FOLDS,
  actMaterial,
  gatheredWords,
  type TalkLine,
  talkMaterial,
} from './talk-material.ts';

const isListed = process.argv.includes('--list');

writeStock();
writeKnown();
for (const language of TEXT_LANGUAGES) {
  const talk = talkMaterial(language);
  writeWeights(talk, { language, of: 'talk', held: heldScores(talk, { language }) });
  const acts = actMaterial(language);
  const held = heldScores(acts, { language, folds: ACT_FOLDS });
  writeWeights(acts, { language, of: 'acts', held });
}

interface ToWrite {
  readonly language: TextLanguage;
  readonly of: MeasureOf;
  readonly held: readonly HeldSentence[];
}

function writeWeights(lines: readonly TalkLine[], { language, of, held }: ToWrite): void {
  tell({ language, of, held });
  const kept = fittedTalk(lines, { language, of, held });
  const name = `${of}_${language}`.toUpperCase();
  const rows = Object.entries(kept).map(
    ([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},`,
  );
  const what = of === 'talk' ? 'sounds like talk' : 'reads like something one does';
  const text = [
    `// What ${what}: fitted by \`npm run fit:floor\`, never edited.`,
    "import type { KeptTalkWeights } from '../talk/talk-weights.ts';",
    '',
    `export const ${name}: KeptTalkWeights = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
  writeFileSync(new URL(`../src/floor/data/${of}-${language}.ts`, import.meta.url), text);
  console.log(`  written: ${Math.round(text.length / 1024)} KB`);
}

/** The words of the English material, but for what teaches languages. */
function writeKnown(): void {
  const text = [
    '// The words of English, as bits: gathered by `npm run fit:floor`, never edited.',
    `export const KNOWN_EN =\n  '${keepWords(gatheredWords('en'))}';`,
    '',
  ].join('\n');
  writeFileSync(new URL('../src/floor/data/known-en.ts', import.meta.url), text);
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

function tell({ language, of, held }: ToWrite): void {
  const said = held.filter(({ line }) => line.isSaid);
  const unsaid = held.filter(({ line }) => !line.isSaid);
  const everyday = said.filter(({ line }) => isEveryday(line));
  console.log(`${of} ${language}: ${said.length} sentences said, ${unsaid.length} not`);
  for (const share of [FALSE_ALARMS[of], 0.01]) {
    const bound = boundOf(everyday, share);
    const above = (some: readonly HeldSentence[]) =>
      `${((100 * some.filter(({ score }) => score > bound).length) / some.length).toFixed(1)} %`;
    console.log(
      `  bound ${bound}: everyday ${above(everyday)}, all that is said ${above(said)}, caught ${above(unsaid)}`,
    );
    if (share !== FALSE_ALARMS[of]) continue;
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
