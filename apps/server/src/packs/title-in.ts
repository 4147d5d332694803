// What people call a pack, read from its files even while something else in them is wrong.
import { type Language, type PackFiles, parseYaml } from '@hakoniwa/stage';
import { isMap, isScalar } from 'yaml';

type Titles = Partial<Record<Language, string>>;

/** The title in each language that has one; a title written once is the same in both. */
export function titleIn(files: PackFiles): Titles {
  const sheet = parseYaml(files['pack.yaml'] ?? '')?.contents;
  const title: unknown = isMap(sheet) ? sheet.get('title', true) : undefined;
  if (isScalar(title)) return { ...worded('ja', title.value), ...worded('en', title.value) };
  if (!isMap(title)) return {};
  return { ...worded('ja', title.get('ja')), ...worded('en', title.get('en')) };
}

function worded(language: Language, value: unknown): Titles {
  return typeof value === 'string' && value.trim() !== '' ? { [language]: value.trim() } : {};
}
