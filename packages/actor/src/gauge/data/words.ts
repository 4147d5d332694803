// The registered languages as the gauge knows them.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import type { GaugeWords } from './gauge-words.ts';
import { ja } from './ja.ts';

const WORDS: TextTable<GaugeWords> = { ja, en };

export function gaugeWords(language: Language): GaugeWords {
  return textIn(WORDS, language);
}
