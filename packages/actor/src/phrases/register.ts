// How formally a voice speaks to somebody: as its sheet says or sounds, else as the two stand to each other.
import { type Language, type Register, textIn } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import type { Voice } from '../sheet/sheet.ts';
import { REGISTER_WORDS } from './data/register-words.ts';

export interface Addressing {
  readonly voice: Voice;
  readonly language: Language;
  readonly hasCompany: boolean;
  /** How the speaker stands to whoever is spoken to. */
  readonly affinity: number;
}

/** The register of a line; hardly anybody is formal with themselves. */
export function registerOf({ voice, language, hasCompany, affinity }: Addressing): Register {
  if (!hasCompany) return voice.register ?? 'familiar';
  const known = voice.register ?? soundOf(voice, language);
  return known ?? (affinity >= limits.familiarAffinity ? 'familiar' : 'polite');
}

/** What the endings, the lines and the words it never uses sound like; undefined when they tell nothing. */
function soundOf({ endings, lines, never }: Voice, language: Language): Register | undefined {
  const { polite, familiar, isPlainOtherwise } = textIn(REGISTER_WORDS, language);
  const has = (texts: readonly string[], marks: readonly string[]) =>
    texts.some((text) => marks.some((mark) => text.toLowerCase().includes(mark)));
  if (has(never, polite)) return 'familiar';
  const heard = [...endings, ...lines];
  if (has(heard, polite)) return 'polite';
  if (has(heard, familiar)) return 'familiar';
  return isPlainOtherwise && heard.length > 0 ? 'familiar' : undefined;
}
