// No function that must be scrolled to be read: 70 lines at most, test suites apart.
import { isCode, isData, isGenerated, isTest } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';

const cap = 70;
const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Findings for functions longer than the cap. */
export function findLongFunctions(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    if (!isCode(file.path) || isData(file.path) || isGenerated(file.path)) continue;
    walk(treeOf(file), {
      see: (node, parents) => {
        if (!functionTypes.includes(node.type)) return;
        const line = lineAt(file.text, node.start);
        const lines = lineAt(file.text, node.end) - line + 1;
        if (lines <= cap || (isTest(file.path) && isSuite(node, parents.at(-1)))) return;
        findings.push({
          file: file.path,
          line,
          rule: 'function-size',
          message: `${nameOf(node, parents.at(-1))} has ${lines} lines, the cap is ${cap}`,
          remedy: 'cut it along its steps into named functions',
        });
      },
    });
  }
  return findings;
}

function nameOf(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  const label = (node.id ?? parent?.id ?? parent?.key) as { name?: string } | null | undefined;
  return label?.name ?? 'an unnamed function';
}

/** The callback of `describe`, or a contract suite: a function that itself calls `describe`. */
function isSuite(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.type === 'CallExpression' && callsDescribe(parent)) return true;
  const body = (node.body as SyntaxNode | null)?.body;
  return Array.isArray(body) && body.some((statement) => callsDescribe(statement.expression));
}

function callsDescribe(node: SyntaxNode | undefined): boolean {
  let callee = node?.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined;
  while (callee?.type === 'MemberExpression' || callee?.type === 'CallExpression') {
    callee = (callee.object ?? callee.callee) as SyntaxNode;
  }
  return callee?.name === 'describe';
}
