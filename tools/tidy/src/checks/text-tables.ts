// Texts exist in the languages that have texts: what every registered language must bring stands in its folders alone.
import { isCode } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';

/** Folders that every language has an entry in. */
const HOME = /\/language\//;
const REGISTERED = new Set(['Language', 'LanguageId']);

/** A finding for every table that asks each registered language for an entry, outside of the folders of languages. */
export function findTextTables(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => /^(?:packages|apps|bench)\//.test(path) && isCode(path))
    .filter(({ path, text }) => !HOME.test(path) && text.includes('Record<Language'))
    .flatMap(tablesIn);
}

function tablesIn(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(treeOf(file), {
    see: (node, parents) => {
      if (isNamed(node, 'Record') && isByLanguage(node) && !isNamed(parents.at(-2), 'Partial'))
        found.push(finding(file, node.start));
    },
  });
  return found;
}

function isNamed(node: SyntaxNode | undefined, name: string): boolean {
  return node?.type === 'TSTypeReference' && (node.typeName as SyntaxNode).name === name;
}

function isByLanguage({ typeArguments }: SyntaxNode): boolean {
  const [key] = ((typeArguments as SyntaxNode | undefined)?.params ?? []) as SyntaxNode[];
  return (
    key?.type === 'TSTypeReference' && REGISTERED.has(String((key.typeName as SyntaxNode).name))
  );
}

function finding(file: SourceFile, at: number): Finding {
  return {
    ...{ file: file.path, line: lineAt(file.text, at), rule: 'text-tables' },
    message: 'a table asks every registered language for an entry',
    remedy:
      'type it `TextTable<…>` and read it with `textIn`, or `Record<TextLanguage, …>` for a sentence in each language of the product',
  };
}
