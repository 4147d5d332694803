// The Lab's words in a language, with places filled in.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { LabWord, LabWording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, LabWording>> = { ja, en };

/** A sentence; `{name}` is filled from the values. */
export function labText(
  language: Language,
  word: LabWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return WORDINGS[language][word].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** The name of a metric: what it counts and, where it has two, on which text. */
export function metricName(language: Language, id: string): string {
  const [base = id, part] = id.split('.');
  const key = `metric_${base}`;
  const words: Readonly<Record<string, string>> = WORDINGS[language];
  const name = words[key] ?? base;
  return part === 'first' || part === 'final' ? `${name} (${labText(language, part)})` : name;
}
