// Text in the languages of a pack: one plain string, or one per language.
import { z } from 'zod';
import { LANGUAGES, type Language, textLanguageOf } from '../../base/vocabulary.ts';
import { limits } from '../../limits.ts';
import { aliasesSchema, nameSchema } from './words.ts';

/** A text, or the same text in several languages. */
export type Localised = string | { readonly [L in Language]?: string | undefined };
/** Words, or the words of each language. */
export type LocalisedWords =
  | readonly string[]
  | { readonly [L in Language]?: string[] | undefined };

const marked = new WeakSet<object>();

/** Whether validation asks this schema's values for every language of the pack. */
export function isLocalised(schema: object): boolean {
  return marked.has(schema);
}

/** A schema for text that must exist in every language the pack declares. */
function localised(text: z.ZodString): z.ZodType<Localised> {
  const schema = inForms(text);
  marked.add(schema);
  return schema;
}

function inForms(text: z.ZodString): z.ZodType<Localised> {
  return z.union([text, byLanguage(text)]);
}

/** Any of the registered languages, each once. */
export function byLanguage<T>(
  schema: z.ZodType<T>,
): z.ZodType<{ readonly [L in Language]?: T | undefined }> {
  return z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, schema.optional()])),
  );
}

/** Names and labels. */
export const localisedName = localised(nameSchema);
/** Descriptions and other prose. */
export const localisedText = localised(z.string().min(1).max(limits.textLength));

/** A name by which something of the pack is meant; it needs no translation, the thing has one. */
export const localisedTerm = inForms(nameSchema);

/** Lists of words; a language may have none. */
export const localisedWords: z.ZodType<LocalisedWords> = z.union([
  aliasesSchema,
  byLanguage(aliasesSchema),
]);

/** The text in one language; in a pack of one language the plain string is that language. */
export function inLanguage(text: Localised, language: Language): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[textLanguageOf(language)] ?? Object.values(text)[0] ?? '';
}

/** The words of one language. */
export function wordsIn(words: LocalisedWords | undefined, language: Language): string[] {
  if (words === undefined) return [];
  return 'length' in words
    ? [...words]
    : [...(words[language] ?? words[textLanguageOf(language)] ?? [])];
}

/** The text in every language it is written in. */
export function everyText(text: Localised): string[] {
  return typeof text === 'string' ? [text] : Object.values(text).filter((one) => one !== undefined);
}

/** The words in every language they are written in. */
export function everyWord(words: LocalisedWords | undefined): string[] {
  if (words === undefined) return [];
  if ('length' in words) return [...words];
  return Object.values(words).flatMap((list) => list ?? []);
}
