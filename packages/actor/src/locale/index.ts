// The actors' wording of a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ActorWording } from './wording.ts';

const WORDINGS: TextTable<ActorWording> = { ja, en };

export function actorWording(language: Language): ActorWording {
  return textIn(WORDINGS, language);
}
