// What people call a pack, read from its files even while something else in them is wrong.
import { LANGUAGES, type Language, type PackFiles, parseYaml } from '@hakoniwa/stage';
import { isMap, isScalar } from 'yaml';

type Titles = Partial<Record<Language, string>>;

/** The title in each language that has one; a title written once is the same in all. */
export function titleIn(files: PackFiles): Titles {
  const sheet = parseYaml(files['pack.yaml'] ?? '')?.contents;
  const title: unknown = isMap(sheet) ? sheet.get('title', true) : undefined;
  if (isScalar(title)) return worded(() => title.value);
  return isMap(title) ? worded((language) => title.get(language)) : {};
}

function worded(titleFor: (language: Language) => unknown): Titles {
  const titles: Titles = {};
  for (const language of LANGUAGES) {
    const value = titleFor(language);
    if (typeof value === 'string' && value.trim() !== '') titles[language] = value.trim();
  }
  return titles;
}
