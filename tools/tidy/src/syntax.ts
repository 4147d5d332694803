// Parsed code: the syntax tree of a file and a walk over it.
import { type Comment, type ParseResult, parseSync, visitorKeys } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

/** A node of the tree, seen loosely: checks look at a few fields of many kinds of node. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const parsed = new WeakMap<SourceFile, ParseResult>();

function parseFile(file: SourceFile): ParseResult {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(file.path, file.text);
  parsed.set(file, result);
  return result;
}

/** The import and export statements of a file, without building its tree. */
export function moduleOf(file: SourceFile): ParseResult['module'] {
  return parseFile(file).module;
}

/** The comments of a file in text order. */
export function commentsOf(file: SourceFile): readonly Comment[] {
  return parseFile(file).comments;
}

/** The root of a file's syntax tree. */
export function treeOf(file: SourceFile): SyntaxNode {
  return parseFile(file).program as unknown as SyntaxNode;
}

/** The child nodes of a node with the field each one stands in. */
export function childrenOf(node: SyntaxNode): { field: string; child: SyntaxNode }[] {
  const found: { field: string; child: SyntaxNode }[] = [];
  for (const field of visitorKeys[node.type] ?? []) {
    const value = node[field];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) found.push({ field, child });
    }
  }
  return found;
}

/** Calls `see` for every node, parents before children, with the way from the root; the way is one list for all. */
export function walk(
  node: SyntaxNode,
  {
    see,
    parents = [],
  }: {
    readonly see: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void;
    readonly parents?: readonly SyntaxNode[] | undefined;
  },
): void {
  const way = [...parents];
  const visit = (one: SyntaxNode) => {
    see(one, way);
    way.push(one);
    for (const field of visitorKeys[one.type] ?? []) {
      const value = one[field];
      if (Array.isArray(value)) {
        for (const child of value) if (isNode(child)) visit(child);
      } else if (isNode(value)) visit(value);
    }
    way.pop();
  };
  visit(node);
}

/** Whether a value is a node of the tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The text of a string literal or of a template without holes, else of a template's first part. */
export function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const [first] = node.quasis as { value: { cooked: string | null } }[];
  return first?.value.cooked ?? undefined;
}
