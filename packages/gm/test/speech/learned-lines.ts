// Labelled lines as the learner takes them: units with their hashed features and the labels that are right for each.

import { type TextLanguage, writingOf } from '@hakoniwa/stage';
import { englishTellingWords } from '../../src/language/en/data/asking.ts';
import { japaneseTellingWords } from '../../src/language/ja/data/asking.ts';
import type { TellingWords } from '../../src/language/spoken-sense.ts';
import { cutUnits, type SpokenUnit } from '../../src/reader/speech/cut-units.ts';
import { tellingSigns } from '../../src/reader/speech/tag-units.ts';
import { featuresOf, type Outlines, tokensOf } from '../../src/reader/speech/unit-features.ts';
import { LABELS, type SaidLine } from './said-material.ts';

export interface LearnedLine {
  readonly line: SaidLine;
  readonly units: readonly SpokenUnit[];
  readonly features: readonly (readonly number[])[];
  /** The numbers of the right labels of each unit, the best first. */
  readonly right: readonly (readonly number[])[];
  /** Which stretch of the line each unit stands in. */
  readonly partOf: readonly number[];
}

/** A line, cut as the tagger cuts it: a unit has the labels of the stretch its middle lies in. */
export function learnedLine(line: SaidLine, how: Outlines): LearnedLine {
  const units = cutUnits(line.text);
  const ends: number[] = [];
  for (const [part] of line.segs) ends.push((ends.at(-1) ?? 0) + part.length);
  const partOf = units.map(({ start, text }) => {
    const at = ends.findIndex((end) => start + text.length / 2 < end);
    return at < 0 ? ends.length - 1 : at;
  });
  const right = partOf.map((at) => (line.segs[at]?.[1] ?? []).map((act) => LABELS.indexOf(act)));
  return { line, units, features: featuresOf(units, how), right, partOf };
}

const KEPT = 300;

/** What a language brings without weights, and whether it stands between gaps. */
export type Learnable = TellingWords & { readonly spaced: boolean };

const SPOKEN: Readonly<Record<TextLanguage, TellingWords>> = {
  en: englishTellingWords,
  ja: japaneseTellingWords,
};

/** How a language is looked at: the words most lines have keep their form where words stand between gaps. */
export function outlinesFor(lines: readonly SaidLine[], sense: Learnable): Outlines {
  const { spaced } = sense;
  const counts = new Map<string, number>();
  for (const { text } of spaced ? lines : [])
    for (const { plain } of cutUnits(text))
      for (const token of new Set(tokensOf(plain, { spaced })))
        counts.set(token, (counts.get(token) ?? 0) + 1);
  const often = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const kept = new Set(often.slice(0, KEPT).map(([token]) => token));
  return { spaced, kept, ...tellingSigns(sense) };
}

/** A language to be learned. */
export function learnableIn(language: TextLanguage): Learnable {
  return { ...SPOKEN[language], spaced: writingOf(language).gap !== '' };
}
