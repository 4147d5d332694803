// An experiment's text with some of it set anew: other seeds, turns or language, all else as written.
import { isJsonObject, type Language, parseYaml } from '@hakoniwa/stage';
import { readYamlText } from './yaml-text.ts';

export interface Adaptation {
  readonly seeds?: number | undefined;
  readonly turns?: number | undefined;
  readonly language?: Language | undefined;
}

/** The text; comments and order stay. One that is no experiment stays as it is, for its reader to refuse. */
export function adaptExperiment(text: string, adaptation: Adaptation): string {
  const wanted = Object.entries(adaptation).filter(([, value]) => value !== undefined);
  const document = wanted.length > 0 && isReadable(text) ? parseYaml(text) : undefined;
  if (!document) return text;
  for (const [name, value] of wanted) document.set(name, value);
  return String(document);
}

function isReadable(text: string): boolean {
  const { value, faults } = readYamlText(text);
  return faults.length === 0 && isJsonObject(value);
}
