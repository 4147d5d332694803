// Our own extension of a card: what a sheet says and the formats have no field for.
import { type JsonObject, LANGUAGES, type Language } from '@hakoniwa/stage';
import { z } from 'zod';
import type { CardData } from '../schema/card-data.ts';
import { shownText } from '../text/shown-text.ts';
import { type PlainTraits, traitsSchema } from './plain-character.ts';

const NAME = 'hakoniwa';

const extensionSchema = z.object({
  version: z.literal(1),
  language: z.enum(LANGUAGES),
  traits: traitsSchema,
});

export interface OwnExtension {
  readonly language: Language;
  readonly traits: PlainTraits;
}

/** Our extension of a card; undefined when it has none, or one that somebody spoiled. */
export function ownExtension({ extensions }: CardData): OwnExtension | undefined {
  const own = Object.hasOwn(extensions, NAME) ? extensions[NAME] : undefined;
  const read = extensionSchema.safeParse(cleaned(own));
  return read.success ? read.data : undefined;
}

/** A card's extensions with ours among them. */
export function withOwnExtension(
  extensions: CardData['extensions'],
  { language, traits }: OwnExtension,
): CardData['extensions'] {
  const own: JsonObject = { version: 1, language, traits: JSON.parse(JSON.stringify(traits)) };
  return { ...extensions, [NAME]: own };
}

/** Whoever wrote it, its texts are shown like those of any card. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return shownText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}
