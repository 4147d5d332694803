// The Lab's words in a language, with places filled in.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en as definedEn } from './definitions/en.ts';
import { ja as definedJa } from './definitions/ja.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { LabWord, LabWording, MetricDefinitions } from './wording.ts';

const WORDINGS: TextTable<LabWording> = { ja, en };
const DEFINITIONS: TextTable<MetricDefinitions> = { ja: definedJa, en: definedEn };

/** A sentence; `{name}` is filled from the values. */
export function labText(
  language: Language,
  word: LabWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textIn(WORDINGS, language)[word].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** The name of a metric: what it counts and, where it has two, on which text. */
export function metricName(language: Language, id: string): string {
  const [base = id, part] = id.split('.');
  const key = `metric_${base}`;
  const words: Readonly<Record<string, string>> = textIn(WORDINGS, language);
  const name = words[key] ?? base;
  return part === 'first' || part === 'final' ? `${name} (${labText(language, part)})` : name;
}

/** What a metric counts, and of what. */
export function metricDefinition(language: Language, id: string): string {
  const [base = id] = id.split('.');
  const words: Readonly<Record<string, string>> = textIn(DEFINITIONS, language);
  return words[base] ?? '';
}
