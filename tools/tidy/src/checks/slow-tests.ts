// What is slow says why, and nothing is tried twice: a second try hides what a busy machine breaks.
import { isCode, isTest } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';

const REASON = /^\/\/ .*\n\/\/ Slow because \S/;
const RETRY = /\bretry: *[1-9]/;

/** Findings for slow tests without their reason in the second line, and for tests that are tried again. */
export function findUntoldSlowness(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isCode(path))
    .flatMap((file) => [...untold(file), ...retried(file)]);
}

function untold({ path, text }: SourceFile): Finding[] {
  if (!path.endsWith('.slow.test.ts') || REASON.test(text)) return [];
  const message = 'a slow test that does not say why it is slow';
  const remedy = 'begin its second line with `// Slow because`';
  return [{ file: path, line: 2, rule: 'slow-tests', message, remedy }];
}

function retried({ path, text }: SourceFile): Finding[] {
  if (!isTest(path) && !/(?:^|\/)vitest\.[\w.]*config\.ts$/.test(path)) return [];
  const found = RETRY.exec(text);
  if (!found) return [];
  const message = 'a test that is tried again when it fails';
  const remedy = 'wait for what must come, and take the second try out';
  return [{ file: path, line: lineAt(text, found.index), rule: 'slow-tests', message, remedy }];
}
