// Every text exists in Japanese and in English: the locale files of a folder hold the same keys.
import { type LocaleEntry, localeEntries } from '../locale-entries.ts';
import type { Finding, SourceFile } from '../source-file.ts';

const localeFile = /^(.*(?:^|\/)(?:locales\/|locale\/))(ja|en)\.(json|ts)$/;
const languages = ['ja', 'en'];
/** Languages differ in how many plural forms they have; the text is what must exist. */
const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Findings for keys that one language lacks, empty texts and unreadable or missing files. */
export function findLocaleGaps(files: readonly SourceFile[]): Finding[] {
  const folders = new Map<string, Map<string, SourceFile>>();
  for (const file of files) {
    const [, folder = '', language = ''] = localeFile.exec(file.path) ?? [];
    if (language === '') continue;
    const known = folders.get(folder) ?? new Map<string, SourceFile>();
    folders.set(folder, known.set(language, file));
  }
  return [...folders.values()].flatMap(compareFolder);
}

function compareFolder(byLanguage: ReadonlyMap<string, SourceFile>): Finding[] {
  const present = [...byLanguage.values()];
  const findings: Finding[] = [];
  for (const language of languages.filter((entry) => !byLanguage.has(entry))) {
    findings.push(gap(present[0], 1, `there is no ${language} file beside it`, `add ${language}`));
  }
  const tables = present.map((file) => ({ file, entries: localeEntries(file) }));
  for (const { file, entries } of tables) {
    if (entries) findings.push(...emptyTexts(file, entries));
    else findings.push(gap(file, 1, 'no exported object to read', 'export one plain object'));
  }
  for (const here of tables) {
    for (const there of tables.filter((entry) => entry !== here)) {
      findings.push(...missingKeys(here, there));
    }
  }
  return findings;
}

interface Table {
  readonly file: SourceFile;
  readonly entries: LocaleEntry[] | undefined;
}

/** Keys of `here` that `there` lacks, reported where the text can be read. */
function missingKeys(here: Table, there: Table): Finding[] {
  if (!here.entries || !there.entries) return [];
  const known = new Set(there.entries.map((entry) => entry.key.replace(pluralForm, '')));
  return here.entries
    .filter((entry) => !known.has(entry.key.replace(pluralForm, '')))
    .map((entry) => {
      const message = `"${entry.key}" is missing in ${there.file.path}`;
      return gap(here.file, entry.line, message, 'write that text, or take the key out here');
    });
}

function emptyTexts(file: SourceFile, entries: readonly LocaleEntry[]): Finding[] {
  return entries
    .filter((entry) => entry.isEmpty)
    .map((entry) => gap(file, entry.line, `"${entry.key}" is empty`, 'write the text'));
}

function gap(file: SourceFile | undefined, line: number, message: string, remedy: string): Finding {
  return { file: file?.path ?? '', line, rule: 'locales', message, remedy };
}
