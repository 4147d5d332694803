// A card's character in our words: macros opened, markup gone, what is not stated in the middle.
import { type Language, limits as stageLimits, textIn } from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import { limits } from '../limits.ts';
import { cardWording } from '../locale/index.ts';
import { exampleLines } from '../text/example-lines.ts';
import { type MacroNames, openMacros } from '../text/macros.ts';
import { cutTo, shownText } from '../text/shown-text.ts';
import { statedPersonality, statedTraits } from '../text/stated-personality.ts';
import { firstPersonIn, statedStyle } from '../text/stated-voice.ts';
import { ownExtension } from './own-extension.ts';
import type { PlainBeginning, PlainCharacter, PlainTraits } from './plain-character.ts';

export interface CardReading {
  readonly language: Language;
  /** What {{user}} becomes; a word for "you" when absent. */
  readonly user?: string | undefined;
}

/** The language a card shows, if it shows one: its own word for it, or kana in its text. */
export function cardLanguage({ data }: Card): Language | undefined {
  const text = data.description + data.personality + data.first_mes + data.scenario;
  return ownExtension(data)?.language ?? (/[\u3041-\u30fa]/.test(text) ? 'ja' : undefined);
}

/** Who {{char}} and {{user}} are in a card. */
export function macroNamesOf({ data }: Card, { language, user }: CardReading): MacroNames {
  const char = data.nickname?.trim() ? data.nickname : data.name;
  return { char: nameFrom(char, language), user: user ?? textIn(cardWording, language).words.user };
}

/** A card's text as it may be shown, of at most the length prose has in a pack. */
export function proseFrom(text: string, cast: MacroNames): string {
  return cutTo(shownText(openMacros(text, cast)), stageLimits.textLength);
}

/** A name of one line. */
function nameFrom(text: string, language: Language): string {
  const line = cutTo(shownText(text).replace(/\s+/g, ' ').trim(), stageLimits.nameLength).trim();
  return line === '' ? textIn(cardWording, language).words.nameless : line;
}

/** The character of a card. */
export function characterFromCard(card: Card, reading: CardReading): PlainCharacter {
  const { data } = card;
  const cast = macroNamesOf(card, reading);
  const full = nameFrom(data.name, reading.language);
  const profile = proseFrom(data.personality, cast);
  const lines = linesFrom(card, cast);
  return {
    name: cast.char,
    ...(full === cast.char ? {} : { fullName: full }),
    description: proseFrom(data.description, cast) || profile || full,
    ...(profile === '' ? {} : { profile }),
    lines,
    traits:
      ownExtension(data)?.traits ?? statedIn(card, { cast, lines, language: reading.language }),
  };
}

/** How the story of a card begins. */
export function beginningFromCard(card: Card, reading: CardReading): PlainBeginning {
  const cast = macroNamesOf(card, reading);
  const { scenario, first_mes } = card.data;
  return { scenario: proseFrom(scenario, cast), opening: proseFrom(first_mes, cast) };
}

function linesFrom({ data }: Card, cast: MacroNames): string[] {
  const lines = exampleLines(data.mes_example, [data.name, data.nickname ?? data.name]);
  const shown = lines.map((line) => shownText(openMacros(line, cast)));
  return [...new Set(shown)]
    .filter((line) => line !== '' && line.length <= stageLimits.nameLength)
    .slice(0, limits.voiceLines);
}

function statedIn(
  { data }: Card,
  { cast, lines, language }: { cast: MacroNames; lines: readonly string[]; language: Language },
): PlainTraits {
  const about = proseFrom(`${data.personality}\n${data.description}`, cast);
  const traits = statedTraits(proseFrom(data.personality, cast));
  const firstPerson = firstPersonIn(lines, language);
  const style = statedStyle(about);
  const manner = {
    ...(firstPerson === undefined ? {} : { firstPerson }),
    ...(style === undefined ? {} : { style }),
  };
  return {
    personality: statedPersonality(about),
    ...(traits.length === 0 ? {} : { traits }),
    ...(Object.keys(manner).length === 0 ? {} : { manner }),
  };
}
