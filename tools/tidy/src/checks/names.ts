// Files and folders of code are named in kebab-case after the one thing they hold.
import { isCode } from '../file-kinds.ts';
import type { Finding, SourceFile } from '../source-file.ts';

/** Parts that say nothing, wherever they stand in a name. */
const emptyParts = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared'];
/** Names that say nothing when they stand alone. */
const emptyNames = ['manager', 'managers', 'service', 'services'];

/** Findings for names that are not kebab-case or say nothing. */
export function findBadNames(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  const seenFolders = new Set<string>();
  for (const { path } of files.filter((file) => isCode(file.path))) {
    const parts = path.split('/');
    parts.forEach((part, index) => {
      const isFile = index === parts.length - 1;
      const folder = parts.slice(0, index + 1).join('/');
      if (!isFile && seenFolders.has(folder)) return;
      seenFolders.add(folder);
      const problem = judgeName(isFile ? part.replace(/\..*$/, '') : part);
      if (problem) findings.push({ file: path, line: 1, rule: 'names', ...problem });
    });
  }
  return findings;
}

function judgeName(name: string): Pick<Finding, 'message' | 'remedy'> | undefined {
  if (!/^\.?[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return { message: `"${name}" is not kebab-case`, remedy: 'use lower case and hyphens' };
  }
  if (emptyNames.includes(name) || name.split('-').some((part) => emptyParts.includes(part))) {
    return {
      message: `"${name}" does not say what is inside`,
      remedy: 'name it after the one thing it exports',
    };
  }
  return undefined;
}
