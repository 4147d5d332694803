// A character as a card: the card it came from with what has changed since, or a new one.
import { canonicalJson, type Json, type Language } from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import { accepted } from '../schema/accepted.ts';
import { type CardData, cardDataSchema } from '../schema/card-data.ts';
import { exampleText } from '../text/example-lines.ts';
import { bookFrom } from './book-from-lore.ts';
import type { CardSource } from './card-source.ts';
import { beginningFromCard, characterFromCard } from './from-card.ts';
import { ownExtension, withOwnExtension } from './own-extension.ts';
import type { PlainBeginning, PlainCharacter, PlainTraits, SheetField } from './plain-character.ts';

/** The card of a character; what nobody changed stays as the original has it. */
export function cardFrom(source: CardSource): Card {
  const { original } = source;
  const data = original ? mended(original, source) : fresh(source);
  const text = JSON.stringify(data);
  return { version: original?.version ?? 3, data, beside: original?.beside ?? {}, text };
}

function fresh(source: CardSource): CardData {
  const { character, beginning, language } = source;
  const book = bookFrom(source, undefined);
  const fields = fieldsOf(character, beginning ?? { scenario: '', opening: '' });
  const data = {
    ...fields,
    ...(fields.nickname === undefined ? {} : { nickname: fields.nickname }),
    extensions: withOwnExtension({}, { language, traits: character.traits }),
    ...(book === undefined ? {} : { character_book: book }),
  };
  return accepted(cardDataSchema, data, 'data');
}

function mended(original: Card, source: CardSource): CardData {
  const { character, language, user } = source;
  const reading = { language, user };
  const before = characterFromCard(original, reading);
  const began = beginningFromCard(original, reading);
  const was = fieldsOf(before, began);
  const is = fieldsOf(character, source.beginning ?? began);
  const changed = Object.entries(is).filter(([field, text]) => was[field as SheetField] !== text);
  const { data } = original;
  const book = bookFrom(source, data.character_book);
  const { character_book: _, ...rest } = data;
  return accepted(
    cardDataSchema,
    {
      ...rest,
      ...Object.fromEntries(changed),
      extensions: extensionsOf(data, { language, now: character.traits, before: before.traits }),
      ...(book === undefined ? {} : { character_book: book }),
    },
    'data',
  );
}

/** Our extension is added only where it says something the card does not. */
function extensionsOf(
  data: CardData,
  { language, now, before }: { language: Language; now: PlainTraits; before: PlainTraits },
): CardData['extensions'] {
  const isSame = canonicalJson(now as unknown as Json) === canonicalJson(before as unknown as Json);
  if (isSame && ownExtension(data) === undefined) return data.extensions;
  return withOwnExtension(data.extensions, { language, traits: now });
}

/** With a full name the short one is what they are called by. */
function fieldsOf(
  { name, fullName, description, profile, lines }: PlainCharacter,
  { scenario, opening }: PlainBeginning,
): Partial<Record<SheetField, string>> {
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
