// One name, one meaning: what is exported somewhere is not exported elsewhere as something else.
import { isCode, isTestSupport } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { moduleOf } from '../syntax.ts';

/** Names that stand in several files on purpose, and why. */
export const SHARED_NAMES: Readonly<Record<string, string>> = {
  en: 'the English file of every locale folder exports its texts by the id of the language',
  ja: 'the Japanese file of every locale folder exports its texts by the id of the language',
  limits: 'every package keeps its limits in one table of this name',
  read: 'the actions of the Stage are exported by their verbs, and to read a text is what the one reader does',
};

/** The folders of languages answer the same questions, each in its own words: together they are one home. */
const LANGUAGE_FOLDER = /^(packages\/[^/]+\/src\/language)\/[a-z]{2}\/.*/;

interface Definition {
  readonly file: SourceFile;
  readonly line: number;
}

/** Findings for every definition of a name after the first. */
export function findSharedNames(files: readonly SourceFile[]): Finding[] {
  const byName = new Map<string, Definition[]>();
  for (const file of files.filter(({ path }) => isShipped(path))) {
    for (const [name, line] of exportedBy(file)) {
      if (Object.hasOwn(SHARED_NAMES, name)) continue;
      const known = byName.get(name) ?? [];
      byName.set(name, [...known, { file, line }]);
    }
  }
  return [...byName].flatMap(([name, definitions]) => findingsFor(name, definitions));
}

function findingsFor(name: string, definitions: readonly Definition[]): Finding[] {
  const [first] = definitions;
  if (!first) return [];
  return definitions
    .filter(({ file }) => homeOf(file) !== homeOf(first.file))
    .map(({ file, line }) => ({
      ...{ file: file.path, line, rule: 'unique-exports' },
      message: `\`${name}\` is exported by ${first.file.path} too`,
      remedy: 'give one of the two ideas a name of its own, or list the name with its reason',
    }));
}

function homeOf({ path }: SourceFile): string {
  return path.replace(LANGUAGE_FOLDER, '$1');
}

function isShipped(path: string): boolean {
  return /^(?:packages|apps)\/[^/]+\/src\//.test(path) && isCode(path) && !isTestSupport(path);
}

/** Names declared and exported by a file, with their lines; what it only hands on is declared elsewhere. */
function exportedBy(file: SourceFile): Map<string, number> {
  const found = new Map<string, number>();
  for (const { entries, start } of moduleOf(file).staticExports) {
    for (const { moduleRequest, exportName, localName } of entries) {
      const name = exportName.name;
      const isOwn = !moduleRequest && (localName.name === null || localName.name === name);
      if (name && isOwn) found.set(name, lineAt(file.text, start));
    }
  }
  return found;
}
