// An experiment's text with some of it set anew: other seeds, turns or language, all else as written.
import type { Language } from '@hakoniwa/stage';
import { parseDocument } from 'yaml';

export interface Adaptation {
  readonly seeds?: number | undefined;
  readonly turns?: number | undefined;
  readonly language?: Language | undefined;
}

/** The text; comments and order stay. */
export function adaptExperiment(text: string, adaptation: Adaptation): string {
  const wanted = Object.entries(adaptation).filter(([, value]) => value !== undefined);
  if (wanted.length === 0) return text;
  const document = parseDocument(text);
  for (const [name, value] of wanted) document.set(name, value);
  return String(document);
}
