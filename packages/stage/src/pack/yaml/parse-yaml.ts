// The one way from a text to a YAML tree: whatever the text holds, nothing is thrown and no stack runs out.
import { Composer, type CST, type Document, type LineCounter, Parser } from 'yaml';
import { limits } from '../../limits.ts';

/** The tree of the first document, with what is wrong in it; undefined for a text that nests too deep. */
export function parseYaml(text: string, lines?: LineCounter): Document | undefined {
  const tokens = [...new Parser(lines?.addNewLine).parse(text)];
  // The composer calls itself per level. To catch it at the end of the stack is no way out: an expression
  // that is compiled there takes the whole process along.
  if (isTooDeep(tokens)) return undefined;
  const composer = new Composer({ prettyErrors: false, logLevel: 'silent' });
  const [document] = composer.compose(tokens, true, text.length);
  return document;
}

function isTooDeep(tokens: readonly CST.Token[]): boolean {
  let level = tokens;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.yamlDepth) return true;
    level = level.flatMap(inside);
  }
  return false;
}

function inside(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((one) => one != null));
}
