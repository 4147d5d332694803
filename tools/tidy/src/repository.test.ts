import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert, describe, expect, it } from 'vitest';
import { checks } from './checks.ts';
import { ignoreRules, readRepository } from './repository.ts';
import { formatFinding } from './source-file.ts';

const files = readRepository();

describe('this repository', () => {
  it('is read whole, ignored folders apart', () => {
    const paths = files.map((file) => file.path);
    expect(paths).toContain('packages/stage/package.json');
    expect(paths).toContain('tools/tidy/src/repository.test.ts');
    expect(paths.filter((path) => /(^|\/)(node_modules|\.git)\//.test(path))).toEqual([]);
  });

  it('understands the forms of .gitignore in use', () => {
    const isIgnored = ignoreRules('# heap\nout/\n.env\n*.log\n');
    expect(['out', '.env', 'a.log', 'log', 'output'].map(isIgnored)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(checks)('keeps the rule $name', ({ find }) => {
    const findings = find(files);
    for (const note of findings.filter((finding) => finding.isNote)) {
      console.warn(`note: ${formatFinding(note)}`);
    }
    const failures = findings.filter((finding) => !finding.isNote).map(formatFinding);
    if (failures.length > 0) assert.fail(`${failures.length} out of order\n${failures.join('\n')}`);
  });

  it.each(checks)('proves on bad examples that $name can fail', ({ name }) => {
    const test = fileURLToPath(new URL(`./checks/${name}.test.ts`, import.meta.url));
    expect(existsSync(test)).toBe(true);
  });
});
