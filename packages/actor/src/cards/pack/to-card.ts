// A character as a card: the card it came from with what has changed since, or a new one.
import { canonicalJson, type Json, type Language } from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import { accepted } from '../schema/accepted.ts';
import { type CardData, cardDataSchema } from '../schema/card-data.ts';
import { exampleText } from '../text/example-lines.ts';
import { cardObject } from '../write/card-json.ts';
import { bookFrom } from './book-from-lore.ts';
import { type CardSource, readingsOf } from './card-source.ts';
import { beginningFromCard, characterFromCard } from './from-card.ts';
import { ownExtension, withOwnExtension } from './own-extension.ts';
import type { PlainBeginning, PlainCharacter, PlainTraits, SheetField } from './plain-character.ts';

/** The card of a character; what nobody changed stays as the original has it. */
export function cardFrom(source: CardSource): Card {
  const { original } = source;
  const data = original ? mended(original, source) : fresh(source);
  const beside = original?.beside ?? {};
  // The first version has no place for what a sheet adds, so nothing is written in it any more.
  const version = original !== undefined && original.version < 3 ? 2 : 3;
  return { version, data, beside, text: JSON.stringify(cardObject({ data, beside }, version)) };
}

function fresh(source: CardSource): CardData {
  const { character, beginning, language } = source;
  const book = bookFrom(source, undefined);
  const fields = fieldsOf(character, beginning ?? { scenario: '', opening: '' });
  const data = {
    ...fields,
    extensions: withOwnExtension({}, { language, traits: character.traits }),
    ...(book === undefined ? {} : { character_book: book }),
  };
  return accepted(cardDataSchema, { value: data, at: 'data' });
}

function mended(original: Card, source: CardSource): CardData {
  const { character, language } = source;
  const readings = readingsOf(source);
  const was = readings.map((reading) =>
    fieldsOf(characterFromCard(original, reading), beginningFromCard(original, reading)),
  );
  const isNew = ([field, text]: [string, string]) =>
    was.every((one) => one[field as SheetField] !== text);
  const { data } = original;
  const kept = { scenario: data.scenario, opening: data.first_mes };
  const changed = Object.entries(fieldsOf(character, source.beginning ?? kept)).filter(isNew);
  const befores = readings.map((reading) => characterFromCard(original, reading).traits);
  const book = bookFrom(source, data.character_book);
  const { character_book: _, ...rest } = data;
  return accepted(cardDataSchema, {
    value: {
      ...rest,
      ...Object.fromEntries(changed),
      extensions: extensionsOf(data, { language, now: character.traits, befores }),
      ...(book === undefined ? {} : { character_book: book }),
    },
    at: 'data',
  });
}

/** Our extension is added only where it says something the card does not. */
function extensionsOf(
  data: CardData,
  { language, now, befores }: { language: Language; now: PlainTraits; befores: PlainTraits[] },
): CardData['extensions'] {
  const written = (traits: PlainTraits) => canonicalJson(traits as unknown as Json);
  const isSame = befores.some((before) => written(before) === written(now));
  if (isSame && ownExtension(data) === undefined) return data.extensions;
  return withOwnExtension(data.extensions, { language, traits: now });
}

/** With a full name the short one is what they are called by. */
function fieldsOf(
  { name, fullName, description, profile, lines }: PlainCharacter,
  { scenario, opening }: PlainBeginning,
): Record<string, string> {
  return {
    name: fullName ?? name,
    ...(fullName === undefined ? {} : { nickname: name }),
    description,
    personality: profile ?? '',
    scenario,
    first_mes: opening,
    mes_example: exampleText(lines),
  };
}
