// A language is asked what it is like, never which one it is: no code compares with the id of one.
import { isShippedSource } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';

/** Where the ids are registered. */
const REGISTRY = 'packages/stage/src/base/vocabulary.ts';
const LISTS = /LANGUAGES = \[([^\]]*)\]/g;

/** Folders in which a language, or the words in all of them, are at home. */
const HOME = /\/language\//;

const COMPARING = new Set(['===', '!==', '==', '!=']);

/** A finding for every comparison with the id of a registered language outside of the folders of languages. */
export function findLanguageIds(files: readonly SourceFile[]): Finding[] {
  const registry = files.find(({ path }) => path === REGISTRY);
  const ids = new Set(
    [...(registry?.text ?? '').matchAll(LISTS)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id),
    ),
  );
  return files
    .filter(({ path }) => isShippedSource(path) && !HOME.test(path))
    .flatMap((file) => comparisonsIn(file, (node) => ids.has(node.value as string)));
}

function comparisonsIn(file: SourceFile, isId: (node: SyntaxNode) => boolean): Finding[] {
  const found: Finding[] = [];
  const isLiteral = (node: unknown) => {
    const one = node as SyntaxNode | null | undefined;
    return one?.type === 'Literal' && isId(one);
  };
  walk(treeOf(file), {
    see: (node) => {
      const isCompared =
        node.type === 'BinaryExpression' &&
        COMPARING.has(String(node.operator)) &&
        (isLiteral(node.left) || isLiteral(node.right));
      const isCase = node.type === 'SwitchCase' && isLiteral(node.test);
      if (isCompared || isCase) found.push(finding(file, node.start));
    },
  });
  return found;
}

function finding(file: SourceFile, at: number): Finding {
  return {
    ...{ file: file.path, line: lineAt(file.text, at), rule: 'language-ids' },
    message: 'code asks which language it is',
    remedy:
      'ask the language: a field of `LanguageWriting` (packages/stage/src/language), of a language folder or of a locale',
  };
}
