// No expression in shipped code takes more than linear time: whatever text it meets may be a stranger's.
import { whySuperLinear } from '../expressions/super-linear.ts';
import { isCode, isTest } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';

/** Code that may meet text of people or models: what ships. */
export function isShipped(path: string): boolean {
  const isHouse = /^(packages|apps)\/[^/]+\/src\//.test(path);
  return isHouse && !path.startsWith('packages/testkit/') && isCode(path) && !isTest(path);
}

/** Findings for literals that are super-linear and give no reason why that cannot hurt. */
export function findSuperLinear(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files.filter(({ path }) => isShipped(path))) {
    walk(treeOf(file), {
      see: (node) => {
        const literal = literalOf(node);
        const why = literal === undefined ? undefined : whySuperLinear(literal);
        if (why === undefined) return;
        const line = lineAt(file.text, node.start);
        if (isExcused(file, line)) return;
        findings.push({ ...MENDING, file: file.path, line, message: `super-linear: ${why}` });
      },
    });
  }
  return findings;
}

/** The remedy, also for expressions that are put together when a module loads. */
export const MENDING = {
  rule: 'linear-expressions',
  remedy:
    'anchor it, bound its repetitions or look for plain strings; where its input is bounded, say by what in `// linear: …` on the line',
} as const;

/** Whether a line says why an expression on it cannot hurt. */
export function isExcused({ text }: SourceFile, line: number): boolean {
  return /\/\/ linear: \S+/.test(text.split('\n')[line - 1] ?? '');
}

function literalOf(node: SyntaxNode): { source: string; flags: string } | undefined {
  const regex = node.type === 'Literal' ? node.regex : undefined;
  if (regex === undefined || regex === null) return undefined;
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return { source: pattern, flags };
}
