// A list of words is written once: no second file of what ships spells out the same list or union.
import { isShippedSource } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { literalText, type SyntaxNode, treeOf, walk } from '../syntax.ts';

/** Lists that stand in several files on purpose, by their words in order of the alphabet, and why. */
export const SPELLED_TWICE: Readonly<Record<string, string>> = {
  'fresh slow stable':
    'parts of a prompt on the wire; minds know no wire, and the route holds both',
  'log none propose warn':
    'how a scene stalls, on the wire; the GM knows no wire, and the route holds both',
  'fused performance thought':
    'the page has a word for each purpose it knows, and one for any other',
};

/** The folders of a language hold its words, in as many lists as its rules ask for. */
const LANGUAGE_FOLDER = /\/language\/[a-z]{2}\//;

/** Fewer words are no list yet, but for those of the languages. */
const FEWEST = 3;
const LANGUAGES = 'en ja';

interface Place {
  readonly file: SourceFile;
  readonly line: number;
}

/** Findings for every file after the first that spells out a list. */
export function findRespelledLists(files: readonly SourceFile[]): Finding[] {
  const byWords = new Map<string, Place[]>();
  for (const file of files.filter(
    ({ path }) => isShippedSource(path) && !LANGUAGE_FOLDER.test(path),
  )) {
    for (const [words, line] of listsIn(file)) {
      if (Object.hasOwn(SPELLED_TWICE, words)) continue;
      byWords.set(words, [...(byWords.get(words) ?? []), { file, line }]);
    }
  }
  return [...byWords].flatMap(([words, [first, ...others]]) =>
    others.map(({ file, line }) => ({
      ...{ file: file.path, line, rule: 'respelled-lists' },
      message: `the words ${words.split(' ').join(', ')} are listed in ${first?.file.path}:${first?.line} too`,
      remedy: 'export the list or the type there and import it here',
    })),
  );
}

/** Each list of a file by its words, with the line it first stands on. */
function listsIn(file: SourceFile): Map<string, number> {
  const found = new Map<string, number>();
  walk(treeOf(file), {
    see: (node, parents) => {
      const words = [...new Set(wordsOf(node))].sort().join(' ');
      const count = words.split(' ').length;
      if (words === '' || (count < FEWEST && words !== LANGUAGES) || isChoiceOfKeys(parents))
        return;
      if (!found.has(words)) found.set(words, lineAt(file.text, node.start));
    },
  });
  return found;
}

/** The words of a union, of an array that holds nothing else, or of the keys of a text in each language. */
function wordsOf(node: SyntaxNode): readonly string[] {
  if (node.type === 'TSUnionType')
    return (node.types as SyntaxNode[]).flatMap((one) =>
      one.type === 'TSLiteralType' ? plainWords([one.literal as SyntaxNode]) : [],
    );
  if (node.type === 'ArrayExpression') {
    const parts = node.elements as (SyntaxNode | null)[];
    const words = plainWords(parts.filter((one) => one !== null));
    return words.length === parts.length ? words : [];
  }
  const keys = keysOf(node);
  return [...keys].sort().join(' ') === LANGUAGES ? keys : [];
}

/** The keys of an object type. */
function keysOf(node: SyntaxNode): readonly string[] {
  const members =
    node.type === 'TSTypeLiteral' ? node.members : node.type === 'TSInterfaceBody' ? node.body : [];
  return (members as SyntaxNode[]).flatMap(({ key }) => {
    const name = (key as SyntaxNode | undefined)?.name;
    return typeof name === 'string' ? [name] : [];
  });
}

function plainWords(nodes: readonly SyntaxNode[]): string[] {
  return nodes.flatMap((one) => {
    const text = one.type === 'Literal' ? literalText(one) : undefined;
    return text !== undefined && /^[\w.-]+$/.test(text) ? [text] : [];
  });
}

/** The second part of Pick and Omit chooses keys of the first; it is no list of its own. */
function isChoiceOfKeys(parents: readonly SyntaxNode[]): boolean {
  const around = parents.at(-2);
  const name = (around?.typeName as SyntaxNode | undefined)?.name;
  return around?.type === 'TSTypeReference' && (name === 'Pick' || name === 'Omit');
}
