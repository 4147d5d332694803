// The arrow rule: a package imports only strictly lower levels, and only what its package.json lists.
import { builtinModules } from 'node:module';
import { isCode, isTest, isTestSupport } from '../file-kinds.ts';
import { type Import, importsOf, packagePart } from '../imports.ts';
import { levelOf, scope, testOnlyPackages } from '../levels.ts';
import type { Finding, SourceFile } from '../source-file.ts';
import { ownerOf, packagesOf, type WorkspacePackage } from '../workspace.ts';

/** Findings for arrows that go up or sideways, and for packages used without being listed. */
export function findBadArrows(files: readonly SourceFile[]): Finding[] {
  const packages = packagesOf(files);
  const root = packages.find((entry) => entry.folder === '');
  const unplaced = packages.filter((entry) => entry !== root && levelOf(entry.name) === undefined);
  const findings = unplaced.map((entry) => ({
    file: `${entry.folder}package.json`,
    line: 1,
    rule: 'arrows',
    message: `${entry.name} has no level`,
    remedy: 'add it to the table in tools/tidy/src/levels.ts',
  }));
  for (const file of files.filter((entry) => isCode(entry.path))) {
    const owner = ownerOf(file.path, packages);
    if (!owner || owner === root) continue;
    for (const entry of importsOf(file)) {
      const problem =
        judgeArrow(file.path, entry, owner) ?? judgeListing(file.path, entry, owner, root);
      if (problem) findings.push({ file: file.path, line: entry.line, rule: 'arrows', ...problem });
    }
  }
  return findings;
}

type Problem = Pick<Finding, 'message' | 'remedy'>;

function judgeArrow(path: string, entry: Import, owner: WorkspacePackage): Problem | undefined {
  const target = packagePart(entry.specifier);
  if (!target.startsWith(scope)) return undefined;
  if (testOnlyPackages.includes(target.slice(scope.length))) {
    if (isTestSupport(path)) return undefined;
    return {
      message: `${target} is for tests and benches, and this file is neither`,
      remedy: 'move the code that needs it into a *.test.ts file or into bench/',
    };
  }
  if (target === owner.name) {
    if (isTest(path)) return undefined;
    return {
      message: 'a package imports itself by name',
      remedy: 'import the file itself: ./….ts',
    };
  }
  const from = levelOf(owner.name);
  const to = levelOf(target);
  if (to === undefined) {
    return { message: `${target} has no level`, remedy: 'add it to tools/tidy/src/levels.ts' };
  }
  if (from === undefined || to < from) return undefined;
  return {
    message: `${owner.name} (L${from}) may not import ${target} (L${to}): imports go strictly down`,
    remedy: 'move the shared part to a lower level, or pass it in as an argument',
  };
}

function judgeListing(
  path: string,
  entry: Import,
  owner: WorkspacePackage,
  root: WorkspacePackage | undefined,
): Problem | undefined {
  const target = packagePart(entry.specifier);
  if (isBuiltin(target) || target.startsWith('.') || target === owner.name) return undefined;
  if (owner.dependencies.has(target)) return undefined;
  if (isTestSupport(path)) {
    if (owner.devDependencies.has(target)) return undefined;
    if (!target.startsWith(scope) && root?.devDependencies.has(target)) return undefined;
  }
  const kind = isTestSupport(path) ? 'devDependencies' : 'dependencies';
  return {
    message: `${target} is not listed in ${owner.folder}package.json`,
    remedy: `add it to "${kind}" there, or do without it`,
  };
}

function isBuiltin(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name);
}
