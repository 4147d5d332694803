// No file grows past reading: 400 lines for code, 800 for tests, data tables apart.
import { isCode, isData, isGenerated, isTest } from '../file-kinds.ts';
import { type Finding, lineCount, type SourceFile } from '../source-file.ts';

const codeCap = 400;
const testCap = 800;

/** Findings for files longer than their cap. */
export function findLongFiles(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    if (!isCode(path) || isData(path) || isGenerated(path)) continue;
    const cap = isTest(path) ? testCap : codeCap;
    const lines = lineCount(text);
    if (lines <= cap) continue;
    findings.push({
      file: path,
      line: cap + 1,
      rule: 'file-size',
      message: `${lines} lines, the cap is ${cap}`,
      remedy: 'give each idea in it a file of its own; put tables into data/ or *.data.ts',
    });
  }
  return findings;
}
