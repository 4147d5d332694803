// What the measure of talk is learned from: sentences somebody said, and sentences nobody says aloud, by lot.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { TextLanguage } from '@hakoniwa/stage';
import { judgedSentences } from '../src/floor/talk/judged-sentences.ts';

/** One line of the material; lots are by different writers. */
export interface TalkLine {
  readonly lot: string;
  /** What a sentence nobody says is like; empty for what is said. */
  readonly kind: string;
  readonly text: string;
  readonly isSaid: boolean;
  /** Its sentences that are long enough to be judged. */
  readonly sentences: readonly string[];
}

export function talkMaterial(language: TextLanguage): TalkLine[] {
  return [
    ...linesOf(`said-${language}`).map(([lot = '', text = '']) => ({ lot, kind: '', text })),
    ...linesOf(`unsaid-${language}`).map(([lot = '', kind = '', text = '']) => ({
      ...{ lot, kind, text },
    })),
  ].map((line) => ({
    ...line,
    isSaid: line.kind === '',
    sentences: judgedSentences(line.text, language),
  }));
}

function linesOf(name: string): string[][] {
  const file = new URL(`./talk/${name}.txt.gz`, import.meta.url);
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'));
}
