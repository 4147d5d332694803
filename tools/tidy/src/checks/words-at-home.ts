// Words of a language live in language, locale and data folders: no other code holds Japanese or reads English.
import { isShippedSource } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';
import {
  ENGLISH_GRAMMAR,
  MARKS_OF_NO_LANGUAGE,
  READERS_OF_TEXT,
  WORDS_ABROAD,
} from './words-at-home.data.ts';

/** Kana and kanji; marks of punctuation belong to no language. */
const JAPANESE = /[ぁ-ゖァ-ヺ\p{Script=Han}]/u;

/** A list with so many words of grammar is a list of English. */
const FEWEST_OF_GRAMMAR = 3;

/** Folders made for words. */
const HOME = /\/(?:locales?|language|data)\//;

/** An action of the Stage is one file with its verbs (`words`) and its sentences (`says`), as the guide has it. */
const ACTION = /^packages\/stage\/src\/actions\/[^/]+\.ts$/;
const ACTION_WORDS = new Set(['words', 'says']);

/** A finding for the first such word of a file, and for a known file that has none any more. */
export function findWordsAbroad(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isShippedSource(path) && !HOME.test(path))
    .flatMap((file) => {
      const at = firstWordIn(file);
      const isKnown = Object.hasOwn(WORDS_ABROAD, file.path);
      if (at === undefined) return isKnown ? [moved(file)] : [];
      return isKnown ? [] : [abroad(file, at)];
    });
}

function firstWordIn(file: SourceFile): number | undefined {
  let found: number | undefined;
  walk(treeOf(file), {
    see: (node, parents) => {
      const isWord =
        JAPANESE.test(wordsOf(node)) ||
        readsEnglish(node) ||
        (READERS_OF_TEXT.test(file.path) && readsWords(node));
      if (found === undefined && isWord && !isOfAction(file, parents)) found = node.start;
    },
  });
  return found;
}

/** What a literal, a part of a template, an expression, a name or a text of a page says. */
function wordsOf(node: SyntaxNode): string {
  if (node.type === 'Literal' || node.type === 'JSXText') return String(node.raw ?? node.value);
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw;
  return node.type === 'Identifier' ? String(node.name) : '';
}

/** An expression that looks for words of grammar, or a list of several, is there to read English. */
function readsEnglish(node: SyntaxNode): boolean {
  const pattern = (node.regex as { pattern: string } | undefined)?.pattern;
  if (node.type === 'Literal' && pattern !== undefined)
    return pattern
      .replace(/\\[a-zA-Z]/g, ' ')
      .split(/[^\w/.'-]+/)
      .some((word) => ENGLISH_GRAMMAR.has(word));
  if (node.type !== 'ArrayExpression') return false;
  const words = (node.elements as (SyntaxNode | null)[]).map((one) => one?.value);
  const grammar = words.filter((word) => typeof word === 'string' && ENGLISH_GRAMMAR.has(word));
  return grammar.length >= FEWEST_OF_GRAMMAR;
}

/** Paths, addresses, tags and settings are no texts of people. */
const FORMAL = /\\\/|\\\.|[<=:_-]/;

/** An expression that looks for a plain word, of whatever class. */
function readsWords(node: SyntaxNode): boolean {
  const pattern = (node.regex as { pattern: string } | undefined)?.pattern;
  if (node.type !== 'Literal' || pattern === undefined) return false;
  const plain = pattern
    .replace(/\\[pPu]\{[^}]*\}|\\u[0-9a-f]{4}|\(\?<\w+>|\(\?(?:[:=!]|<[=!])/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ');
  if (FORMAL.test(plain)) return false;
  const words = plain.replace(/\\[a-zA-Z]/g, ' ').match(/[A-Za-z][a-z]{2,}/g) ?? [];
  return words.some((word) => !MARKS_OF_NO_LANGUAGE.has(word.toLowerCase()));
}

function isOfAction({ path }: SourceFile, parents: readonly SyntaxNode[]): boolean {
  if (!ACTION.test(path)) return false;
  return parents.some(
    ({ type, key }) =>
      type === 'Property' && ACTION_WORDS.has(String((key as SyntaxNode | undefined)?.name)),
  );
}

function abroad(file: SourceFile, at: number): Finding {
  return {
    ...{ file: file.path, line: lineAt(file.text, at), rule: 'words-at-home' },
    message: 'code holds words of a language outside the folders for them',
    remedy: 'move the words to a language, locale or data folder, with those of the other language',
  };
}

function moved(file: SourceFile): Finding {
  return {
    ...{ file: file.path, line: 1, rule: 'words-at-home' },
    message: 'the file is listed as holding words, and holds none',
    remedy: 'take it off the list in words-at-home.data.ts',
  };
}
