// Words of all languages under the meaning they share.

/** What a language calls each of some meanings. */
export type ByMeaning<Meaning extends string> = Readonly<
  Partial<Record<Meaning, readonly string[]>>
>;

/** All words for each meaning, whatever their language. */
export function joinByMeaning<Meaning extends string>(
  languages: readonly ByMeaning<Meaning>[],
): readonly (readonly string[])[] {
  const meanings = new Set(languages.flatMap((words) => Object.keys(words) as Meaning[]));
  return [...meanings].map((meaning) => languages.flatMap((words) => words[meaning] ?? []));
}
