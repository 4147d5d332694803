// What stands right behind the beginning of a match: an assertion there bounds where a search can begin.
import type { AST } from '@eslint-community/regexpp';

/**
 * A leading assertion about one character as text that reads this character: `(?<!\s)` as `[^\s]`, `\b` before a
 * letter as `\W`. Undefined for every other assertion.
 */
export function characterBehind(node: AST.Assertion): string | undefined {
  if (!isFirst(node)) return undefined;
  if (node.kind === 'word') return !node.negate && isWordNext(node) ? '\\W' : undefined;
  if (node.kind !== 'lookbehind') return undefined;
  if (!node.negate) return `(?:${node.alternatives.map(textBehind).join('|')})`;
  const members = node.alternatives.map(({ elements: [only, ...more] }) =>
    only !== undefined && more.length === 0 ? memberOf(only) : undefined,
  );
  return members.includes(undefined) ? undefined : `[^${members.join('')}]`;
}

/** What must have been read; where that is the start of the text, it is what never comes again. */
function textBehind({ raw, elements }: AST.Alternative): string {
  return elements.some(({ type }) => type === 'Assertion') ? '[]' : raw;
}

/** A single character as it is written inside of a class. */
function memberOf(element: AST.Element): string | undefined {
  if (element.type === 'CharacterSet' && element.kind !== 'any') return element.raw;
  if (element.type === 'Character') return element.raw.replace(/^[\]^-]$/, '\\$&');
  if (element.type === 'CharacterClass' && !element.negate) return element.raw.slice(1, -1);
  return undefined;
}

/** Whether nothing is read before it, in its alternative and in all around it. */
function isFirst(node: AST.Node): boolean {
  const { parent } = node;
  if (parent === null) return false;
  if (parent.type === 'Pattern') return true;
  if (parent.type === 'Alternative' && parent.elements[0] !== node) return false;
  if (parent.type === 'Quantifier' || parent.type === 'Assertion') return false;
  return isFirst(parent);
}

function isWordNext(node: AST.Assertion): boolean {
  const { parent } = node;
  if (parent.type !== 'Alternative') return false;
  return startsWithWord(parent.elements[parent.elements.indexOf(node) + 1]);
}

function startsWithWord(node: AST.Element | undefined): boolean {
  switch (node?.type) {
    case 'Character':
      return /^\w$/.test(String.fromCodePoint(node.value));
    case 'CharacterSet':
      return node.kind === 'word' && !node.negate;
    case 'Quantifier':
      return node.min > 0 && startsWithWord(node.element);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.every(({ elements: [first] }) => startsWithWord(first));
    default:
      return false;
  }
}
