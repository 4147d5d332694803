// What a language calls an action and says of it: in the action's own file, else in the folder of the language.
import { LANGUAGES, type Language, textIn } from '../base/vocabulary.ts';
import { writingOf } from '../language/index.ts';
import type { ActionSays, ActionWording } from '../language/writing.ts';
import type { Action } from './action.ts';

/** The words for an action in a language, the label first; those that stand in where it has none. */
export function actionWords(action: Action, language: Language): readonly string[] {
  return ownWording(action, language)?.words ?? textIn(action.words, language);
}

/** How a language offers and tells an action. */
export function actionSays(action: Action, language: Language): ActionSays {
  return ownWording(action, language)?.says ?? textIn(action.says, language);
}

/** The words for an action in every language. */
export function everyActionWord(action: Action): string[] {
  return LANGUAGES.flatMap((language) => actionWords(action, language));
}

function ownWording({ id }: Action, language: Language): ActionWording | undefined {
  return writingOf(language).actions?.[id];
}
