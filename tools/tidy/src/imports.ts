// The imports of a file: what it names, on which line, and which file of the repository that is.
import { lineAt, type SourceFile } from './source-file.ts';
import { literalText, moduleOf, type SyntaxNode, treeOf, walk } from './syntax.ts';
import type { WorkspacePackage } from './workspace.ts';

/** One import, re-export, dynamic import or type import of a file. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly isType: boolean;
}

/** Every import of a file in text order, re-exports and `import('…')` included. */
export function importsOf(file: SourceFile): Import[] {
  const { staticImports, staticExports } = moduleOf(file);
  const found = staticImports.map((entry) => ({
    specifier: entry.moduleRequest.value,
    line: lineAt(file.text, entry.start),
    isType: isTypeOnly(entry.entries, file.text.slice(entry.start, entry.end)),
  }));
  for (const statement of staticExports) {
    const [first] = statement.entries;
    if (!first?.moduleRequest) continue;
    found.push({
      specifier: first.moduleRequest.value,
      line: lineAt(file.text, statement.start),
      isType: statement.entries.every((entry) => entry.isType),
    });
  }
  return [...found, ...inlineImports(file)].sort((a, b) => a.line - b.line);
}

/** `import type {} from` and imports whose every name is a type are gone at run time. */
function isTypeOnly(entries: readonly { isType: boolean }[], statement: string): boolean {
  if (entries.length === 0) return /^import\s+type\b/.test(statement);
  return entries.every((entry) => entry.isType);
}

/** `import('…')` and `require('…')` as expressions, `import('…').T` as a type. */
function inlineImports(file: SourceFile): Import[] {
  if (!/\b(import|require)\s*\(/.test(file.text)) return [];
  const found: Import[] = [];
  walk(treeOf(file), {
    see: (node) => {
      const source = inlineSource(node);
      const specifier = source && literalText(source);
      if (specifier === undefined) return;
      const isType = node.type === 'TSImportType';
      found.push({ specifier, line: lineAt(file.text, node.start), isType });
    },
  });
  return found;
}

function inlineSource(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') {
    return node.source as SyntaxNode;
  }
  const callee = node.callee as SyntaxNode | undefined;
  if (node.type === 'CallExpression' && callee?.name === 'require') {
    return (node.arguments as SyntaxNode[])[0];
  }
  return undefined;
}

/** The package part of a bare specifier: `@a/b/c` → `@a/b`, `x/y` → `x`. */
export function packagePart(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Joins a relative specifier to the folder of the importing file. */
export function joinRelative(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.replace(/\?.*$/, '').split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The repository file an import leads to, or undefined for one from outside. */
export function targetOf(
  from: string,
  {
    specifier,
    packages,
  }: { readonly specifier: string; readonly packages: readonly WorkspacePackage[] },
): string | undefined {
  if (specifier.startsWith('.')) return joinRelative(from, specifier);
  const owner = packages.find((entry) => entry.name === packagePart(specifier));
  if (!owner) return undefined;
  const target = owner.exports.get(`.${specifier.slice(owner.name.length)}`);
  return target === undefined ? undefined : owner.folder + target;
}
