// The texts of a locale file as a flat table, read from JSON or from an exported object.
import { lineAt, type SourceFile } from './source-file.ts';
import { childrenOf, literalText, type SyntaxNode, treeOf } from './syntax.ts';

/** One text of a locale: its dotted key, where it stands, whether it is empty. */
export interface LocaleEntry {
  readonly key: string;
  readonly line: number;
  readonly isEmpty: boolean;
}

/** All texts of a locale file; undefined when it holds no object that can be read. */
export function localeEntries(file: SourceFile): LocaleEntry[] | undefined {
  const isJson = file.path.endsWith('.json');
  // JSON is parsed as an expression so that every key keeps its line.
  const read = isJson ? { path: `${file.path}.ts`, text: `export default ${file.text}` } : file;
  const object = exportedObject(treeOf(read));
  if (!object) return undefined;
  return flatten(object, '').map(({ key, node, isEmpty }) => ({
    key,
    line: lineAt(read.text, node.start),
    isEmpty,
  }));
}

/** The first object in an export, through `as const`, `satisfies` and calls around it. */
function exportedObject(tree: SyntaxNode): SyntaxNode | undefined {
  const statements = tree.body as SyntaxNode[];
  for (const statement of statements.filter((entry) => entry.type.startsWith('Export'))) {
    const found = firstObject(statement);
    if (found) return found;
  }
  return undefined;
}

function firstObject(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'ObjectExpression') return node;
  for (const { child } of childrenOf(node)) {
    const found = firstObject(child);
    if (found) return found;
  }
  return undefined;
}

interface Leaf {
  readonly key: string;
  readonly node: SyntaxNode;
  readonly isEmpty: boolean;
}

function flatten(object: SyntaxNode, prefix: string): Leaf[] {
  return (object.properties as SyntaxNode[]).flatMap((property): Leaf[] => {
    if (property.type !== 'Property') {
      return [{ key: `${prefix}…spread`, node: property, isEmpty: true }];
    }
    const name = property.key as SyntaxNode;
    const key = prefix + (literalText(name) ?? String(name.name ?? name.value));
    const value = property.value as SyntaxNode;
    if (value.type === 'ObjectExpression') return flatten(value, `${key}.`);
    const text = literalText(value);
    const hasHoles = ((value.expressions as unknown[] | undefined) ?? []).length > 0;
    return [{ key, node: property, isEmpty: !hasHoles && text?.trim() === '' }];
  });
}
