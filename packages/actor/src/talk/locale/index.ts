// The wording of where, when and what in a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { TalkWording } from './wording.ts';

const WORDINGS: TextTable<TalkWording> = { ja, en };

export function talkWording(language: Language): TalkWording {
  return textIn(WORDINGS, language);
}
