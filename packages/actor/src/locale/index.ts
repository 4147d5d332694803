// The actors' wording of a language.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ActorWording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, ActorWording>> = { ja, en };

export function actorWording(language: Language): ActorWording {
  return WORDINGS[language];
}
