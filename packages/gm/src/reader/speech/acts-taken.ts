// What a stranger takes some words to do: the acts alone, whatever they name and whoever they are for.
import type { Language, SpeechAct } from '@hakoniwa/stage';
import { LANGUAGE_READERS } from '../../language/languages.ts';
import { heardFrom } from './heard-before.ts';
import { SILENCE_BEFORE, tagUnits } from './tag-units.ts';

/** The acts of some words in order, after the words of somebody else; none in a language that was never learned. */
export function actsTaken(
  text: string,
  { language, before }: { readonly language: Language; readonly before?: string | undefined },
): readonly SpeechAct[] {
  const { spoken: sense } = LANGUAGE_READERS[language];
  if (!sense) return [];
  const heard =
    before === undefined
      ? SILENCE_BEFORE
      : heardFrom(tagUnits(before, { sense }).map(({ does }) => does));
  return tagUnits(text, { sense, before: heard }).flatMap(({ does }) =>
    does === '-' ? [] : [does as SpeechAct],
  );
}
