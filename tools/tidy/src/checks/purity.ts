// Purity: no waiting, clock, chance, IO or console in the packages that keep and judge the world.
import { builtinModules } from 'node:module';
import { isCode, isTest } from '../file-kinds.ts';
import { globalUses } from '../global-names.ts';
import { importsOf, targetOf } from '../imports.ts';
import { impureGlobals, impureRemedies } from '../impure-names.data.ts';
import { pureAreaOf, pureAreas } from '../pure-areas.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf, walk } from '../syntax.ts';
import { packagesOf, type WorkspacePackage } from '../workspace.ts';

/** Findings for every impure thing in a pure package; tests and fixtures are exempt. */
export function findImpurity(files: readonly SourceFile[]): Finding[] {
  const packages = packagesOf(files);
  return files
    .filter((file) => isCode(file.path) && !isTest(file.path) && pureAreaOf(file.path))
    .flatMap((file) => [
      ...impureImports(file, packages),
      ...impureSyntax(file),
      ...impureUses(file),
    ])
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function finding(file: SourceFile, offset: number, message: string, remedy: string): Finding {
  return { file: file.path, line: lineAt(file.text, offset), rule: 'purity', message, remedy };
}

function impureImports(file: SourceFile, packages: readonly WorkspacePackage[]): Finding[] {
  const findings: Finding[] = [];
  for (const { specifier, line, isType } of importsOf(file)) {
    const place = { file: file.path, line, rule: 'purity' };
    if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
      const message = `${specifier} is imported in a pure package`;
      findings.push({ ...place, message, remedy: impureRemedies.builtin });
    }
    const target = targetOf(file.path, { specifier, packages }) ?? '';
    const isImpure = pureAreas.some((area) => area.except.some((at) => target.startsWith(at)));
    if (isImpure && !isType) {
      const message = `${specifier} leads from pure code into an impure folder`;
      findings.push({ ...place, message, remedy: impureRemedies.impureFolder });
    }
  }
  return findings;
}

function impureSyntax(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(treeOf(file), {
    see: (node) => {
      const found = impureNode(node);
      if (found) findings.push(finding(file, node.start, found.message, found.remedy));
    },
  });
  return findings;
}

function impureNode(node: SyntaxNode): { message: string; remedy: string } | undefined {
  const { waiting, dynamicImport, meta } = impureRemedies;
  if (node.type === 'AwaitExpression' || node.await === true) {
    return { message: '`await` in a pure package', remedy: waiting };
  }
  if (node.async === true) return { message: 'async function in a pure package', remedy: waiting };
  if (node.type === 'ImportExpression') {
    return { message: 'dynamic import in a pure package', remedy: dynamicImport };
  }
  if (node.type === 'MetaProperty' && (node.meta as SyntaxNode).name === 'import') {
    return { message: '`import.meta` in a pure package', remedy: meta };
  }
  return undefined;
}

function impureUses(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  for (const { name, node, parent } of globalUses(treeOf(file))) {
    const remedy = Object.hasOwn(impureGlobals, name) ? impureGlobals[name] : undefined;
    if (remedy !== undefined) {
      findings.push(finding(file, node.start, `\`${name}\` in a pure package`, remedy));
    } else if (name === 'Math' && mayDrawChance(parent)) {
      const message = '`Math.random` (or `Math` taken apart) in a pure package';
      findings.push(finding(file, node.start, message, impureRemedies.random));
    }
  }
  return findings;
}

/** True unless `Math` is followed by a plain name other than `random`. */
function mayDrawChance(parent: SyntaxNode): boolean {
  if (parent.type !== 'MemberExpression' || parent.computed === true) return true;
  return (parent.property as SyntaxNode).name === 'random';
}
