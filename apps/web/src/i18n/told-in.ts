// In which language a reader of the page is told something a pack brings.
import { LANGUAGES, type Language, type TextLanguage, textLanguageOf } from '@hakoniwa/protocol';

type ByLanguage = Readonly<Partial<Record<Language, string | undefined>>>;

/** The page's language where the text has it, else the first one it is written in. */
export function languageToldIn(text: ByLanguage, page: Language): Language | undefined {
  return [page, ...LANGUAGES].find((one) => text[one] !== undefined);
}

/** Which of a pack's languages it is begun in by a reader of the page; none where they read another one of its. */
export function begunIn(languages: readonly Language[], page: TextLanguage): Language | undefined {
  if (languages.includes(page)) return page;
  return languages.some((one) => textLanguageOf(one) === one) ? undefined : languages[0];
}

/** The text in that language. */
export function toldIn(text: ByLanguage, page: Language): string | undefined {
  const language = languageToldIn(text, page);
  return language && text[language];
}
