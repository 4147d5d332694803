// No deep imports: another package is entered only through the doors its package.json exports.
import { isCode } from '../file-kinds.ts';
import { importsOf, joinRelative, packagePart } from '../imports.ts';
import type { Finding, SourceFile } from '../source-file.ts';
import { ownerOf, packagesOf } from '../workspace.ts';

/** Findings for imports past a package's exports, by name or by a relative path. */
export function findDeepImports(files: readonly SourceFile[]): Finding[] {
  const packages = packagesOf(files);
  const findings: Finding[] = [];
  for (const file of files.filter((entry) => isCode(entry.path))) {
    const owner = ownerOf(file.path, packages);
    if (!owner || owner.folder === '') continue;
    for (const { specifier, line } of importsOf(file)) {
      const place = { file: file.path, line, rule: 'deep-imports' };
      if (specifier.startsWith('.')) {
        const target = joinRelative(file.path, specifier);
        if (target.startsWith(owner.folder)) continue;
        const message = `${specifier} leaves the package`;
        findings.push({ ...place, message, remedy: 'import the other package by its name' });
        continue;
      }
      const other = packages.find((entry) => entry.name === packagePart(specifier));
      const door = other && `.${specifier.slice(other.name.length)}`;
      if (!other || !door || other.exports.has(door)) continue;
      const doors = [...other.exports.keys()].join(', ') || 'none';
      findings.push({
        ...place,
        message: `${specifier} is not an export of ${other.name} (its exports: ${doors})`,
        remedy: `export what you need from ${other.folder}src/index.ts`,
      });
    }
  }
  return findings;
}
