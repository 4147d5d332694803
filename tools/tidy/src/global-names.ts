// Which global names a file really uses: names that no declaration in reach of them binds.
import { childrenOf, isNode, type SyntaxNode } from './syntax.ts';

/** A use of a global name and the node around it. */
export interface GlobalUse {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode;
}

/** Every use of a name that the file itself does not declare, types included. */
export function globalUses(root: SyntaxNode): GlobalUse[] {
  const uses: GlobalUse[] = [];
  const visit = (node: SyntaxNode, parent: SyntaxNode, bound: readonly Set<string>[]): void => {
    const inside = opensScope(node) ? [...bound, declaredIn(node)] : bound;
    if (node.type === 'Identifier') {
      const name = String(node.name);
      if (!bound.some((names) => names.has(name))) uses.push({ name, node, parent });
    }
    for (const { field, child } of childrenOf(node)) {
      if (!isMereLabel(node, field)) visit(child, node, inside);
    }
  };
  visit(root, root, []);
  return uses;
}

/** Functions, function types and the file itself; blocks count as part of their function. */
function opensScope(node: SyntaxNode): boolean {
  return node.type === 'Program' || Array.isArray(node.params);
}

/** Names after a dot, keys and labels name no variable. */
function isMereLabel(node: SyntaxNode, field: string): boolean {
  if (field === 'key') return node.computed !== true;
  if (field === 'property') return node.type === 'MetaProperty' || node.computed !== true;
  if (field === 'meta' || field === 'label' || field === 'exported') return true;
  if (field === 'imported') return true;
  return node.type === 'TSQualifiedName' && field === 'right';
}

const declarations: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  FunctionExpression: 'id',
  ClassDeclaration: 'id',
  ClassExpression: 'id',
  CatchClause: 'param',
  ImportSpecifier: 'local',
  ImportDefaultSpecifier: 'local',
  ImportNamespaceSpecifier: 'local',
  TSTypeAliasDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSModuleDeclaration: 'id',
  TSTypeParameter: 'name',
  TSMappedType: 'key',
};

/** The names declared in a scope, functions nested in it apart. */
function declaredIn(scope: SyntaxNode): Set<string> {
  const names = new Set<string>();
  for (const param of (scope.params ?? []) as SyntaxNode[]) addPattern(param, names);
  const visit = (node: SyntaxNode): void => {
    const field = declarations[node.type];
    const pattern = field === undefined ? undefined : node[field];
    if (isNode(pattern)) addPattern(pattern, names);
    if (node !== scope && opensScope(node)) return;
    for (const { child } of childrenOf(node)) visit(child);
  };
  visit(scope);
  return names;
}

function addPattern(pattern: SyntaxNode, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(String(pattern.name));
  for (const { field, child } of childrenOf(pattern)) {
    const isDefault = pattern.type === 'AssignmentPattern' && field === 'right';
    const isKey = pattern.type === 'Property' && field === 'key';
    if (!isDefault && !isKey && field !== 'typeAnnotation') addPattern(child, names);
  }
}
