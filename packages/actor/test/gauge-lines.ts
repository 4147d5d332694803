// The labelled lines of the gauge, and how well a score orders them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@hakoniwa/stage';
import type { GaugedLine } from '../src/gauge/line.ts';

/** From the worst to the best. */
export const LINE_CLASSES = ['garbage', 'sloppy', 'instinct', 'good'] as const;
export type LineClass = (typeof LINE_CLASSES)[number];

export const SPLITS = ['fit', 'held', 'blind', 'lots'] as const;

export interface LabelledLine extends GaugedLine {
  readonly id: string;
  /** Fitted to; held by the hash of its scene; written after the fit, and held; turns of later lots. */
  readonly split: (typeof SPLITS)[number];
  readonly class: LineClass;
}

/** A line as its file has it. */
interface KeptLine extends Omit<LabelledLine, 'language' | 'before'> {
  readonly before: readonly { readonly who: string; readonly said: string }[];
}

const FOLDERS = ['first', 'seen', 'blind', 'lots'] as const;

/** All lines of both languages. */
export function labelledLines(): LabelledLine[] {
  return FOLDERS.flatMap((folder) => LANGUAGES.flatMap((language) => linesIn(folder, language)));
}

function linesIn(folder: string, language: Language): LabelledLine[] {
  const file = new URL(`../fixtures/gauge/${folder}/${language}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { before, ...rest } = JSON.parse(line) as KeptLine;
    return { ...rest, language, before: before.map(({ said }) => said) };
  });
}

export interface Ordered {
  readonly right: number;
  readonly pairs: number;
}

/** Pairs of lines of different classes in one language that a score puts in order; a tie counts half. */
export function orderedPairs(
  lines: readonly LabelledLine[],
  scoreOf: (line: LabelledLine) => number,
): ReadonlyMap<string, Ordered> {
  const scored = lines.map((line) => ({ line, score: scoreOf(line) }));
  const found = new Map<string, Ordered>();
  for (const low of scored)
    for (const high of scored) {
      const [a, b] = [low, high].map(({ line }) => LINE_CLASSES.indexOf(line.class));
      if (low.line.language !== high.line.language || (a ?? 0) >= (b ?? 0)) continue;
      const key = `${low.line.class} < ${high.line.class}`;
      const { right, pairs } = found.get(key) ?? { right: 0, pairs: 0 };
      const won = low.score < high.score ? 1 : low.score === high.score ? 0.5 : 0;
      found.set(key, { right: right + won, pairs: pairs + 1 });
    }
  return found;
}

/** All of them together. */
export function shareOrdered(found: ReadonlyMap<string, Ordered>): number {
  const all = [...found.values()];
  const sum = (of: (one: Ordered) => number) => all.reduce((total, one) => total + of(one), 0);
  return sum(({ right }) => right) / sum(({ pairs }) => pairs);
}

/** What chance would order: the same scores, dealt out anew among the lines by a seed. */
export function shuffledShare(
  lines: readonly LabelledLine[],
  scoreOf: (line: LabelledLine) => number,
): number {
  const draws = Array.from({ length: NULL_DRAWS }, (_, seed) => {
    const dealt = lines
      .map((line) => ({ score: scoreOf(line), at: hashOf(`${seed}:${line.language}/${line.id}`) }))
      .toSorted((a, b) => (a.at < b.at ? -1 : 1));
    const scores = new Map(lines.map((line, index) => [line, dealt[index]?.score ?? 0]));
    return shareOrdered(orderedPairs(lines, (line) => scores.get(line) ?? 0));
  });
  return draws.reduce((sum, one) => sum + one, 0) / draws.length;
}

const NULL_DRAWS = 20;

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
