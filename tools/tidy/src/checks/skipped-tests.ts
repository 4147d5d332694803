// No test is switched off in silence: a skip gives its reason on the same line, `only` never stays.
import { isCode, isTest } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';

const roots = ['it', 'test', 'describe', 'suite'];
const switches = ['skip', 'todo', 'skipIf', 'runIf', 'only'];

/** Findings for `only`, and for skips without a `//` reason on their line. */
export function findSilentSkips(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files.filter((entry) => isTest(entry.path) && isCode(entry.path))) {
    const lines = file.text.split('\n');
    walk(treeOf(file), {
      see: (node) => {
        const used = switchOf(node);
        if (used === undefined) return;
        const line = lineAt(file.text, (node.property as SyntaxNode).start);
        const place = { file: file.path, line, rule: 'skipped-tests' };
        if (used === 'only') {
          const message = '`only` hides every other test of the file';
          findings.push({ ...place, message, remedy: 'take it out' });
        } else if (!/\/\/ *\S+/.test(lines[line - 1] ?? '')) {
          const message = `\`${used}\` without a reason`;
          findings.push({ ...place, message, remedy: 'say why in a // comment on the same line' });
        }
      },
    });
  }
  return findings;
}

function switchOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  let root = node.object as SyntaxNode;
  while (root.type === 'MemberExpression') root = root.object as SyntaxNode;
  const name = String((node.property as SyntaxNode).name);
  return roots.includes(String(root.name)) && switches.includes(name) ? name : undefined;
}
