// An expression with its assertions written as text to be read, so that it can be made into an automaton.
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { characterBehind } from './behind.ts';
import type { Expression } from './expression.ts';

/** Stands for the end of the text: a character that no text has. */
const END = '\\uffff';
const NEVER = '[]';
const NOTHING = '(?:)';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Whether the start of the text counts: searching on behind it, what begins there never comes again. */
export type From = 'the start' | 'further on';

/**
 * The source without assertions, as a search meets it. The end must still be reached; what a lookahead reads is
 * read on a way that leads nowhere else.
 */
export function withoutAssertions({ source, flags }: Expression, from: From): string {
  const literal = `/${source}/${flags}`;
  const edits: Edit[] = [];
  visitRegExpAST(new RegExpParser().parseLiteral(literal), {
    onAssertionEnter: (node) => edits.push(...editsOf(node, { flags, from })),
  });
  let text = '';
  let at = 1;
  for (const edit of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    text += literal.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + literal.slice(at, literal.length - flags.length - 1);
}

function editsOf(
  node: AST.Assertion,
  { flags, from }: { readonly flags: string; readonly from: From },
): Edit[] {
  const { start, end } = node;
  const line = flags.includes('m') ? '[\\n\\r]' : undefined;
  switch (node.kind) {
    case 'start':
      return [{ start, end, text: from === 'the start' ? NOTHING : (line ?? NEVER) }];
    case 'end':
      return [{ start, end, text: line ?? END }];
    case 'word':
    case 'lookbehind': {
      const behind = from === 'further on' ? characterBehind(node) : undefined;
      return [{ start, end, text: behind ?? NOTHING }];
    }
    default: {
      const [open, close] = isLast(node) && !node.negate ? ['(?:', ')'] : ['(?:(?:', `)${END})?`];
      return [
        { start, end: start + 3, text: open },
        { start: end - 1, end, text: close },
      ];
    }
  }
}

/** Whether nothing follows: what is looked for must then be there for the whole to match. */
function isLast(node: AST.LookaroundAssertion): boolean {
  const { parent } = node;
  return (
    parent.type === 'Alternative' &&
    parent.parent.type === 'Pattern' &&
    parent.elements.at(-1) === node
  );
}
