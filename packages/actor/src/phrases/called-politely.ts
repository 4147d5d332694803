// How a polite voice calls somebody it has no name of its own for.
import { type Language, textIn } from '@hakoniwa/stage';
import { HONORIFICS, POLITE_ADDRESS } from './data/register-words.ts';

/** The name with the honorific its language asks for. */
export function calledPolitely(name: string, language: Language): string {
  if (HONORIFICS.some((ending) => name.endsWith(ending))) return name;
  return `${name}${textIn(POLITE_ADDRESS, language)}`;
}
