// What an action is called: in the pack's words, else in ours, else by its id.
import { inLanguage, type Language, textIn } from '@hakoniwa/stage';
import type { LifeAction } from '../config/life-config.ts';
import { sayings } from '../locale/index.ts';

/** The label of an action in a language. */
export function labelOf(
  { id, label }: Pick<LifeAction, 'id' | 'label'>,
  language: Language,
): string {
  return label ? inLanguage(label, language) : (textIn(sayings, language).labels[id] ?? id);
}
