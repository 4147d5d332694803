// Every source file opens with a comment that says in a sentence what the file is.
import { isSource } from '../file-kinds.ts';
import type { Finding, SourceFile } from '../source-file.ts';
import { commentsOf } from '../syntax.ts';

/** Findings for files without an opening sentence. */
export function findMissingHeaders(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    if (!isSource(file.path)) continue;
    const problem = judgeHeader(openingComment(file));
    if (!problem) continue;
    findings.push({
      file: file.path,
      line: 1,
      rule: 'headers',
      message: problem,
      remedy: 'say on top, in one sentence ending with a full stop, what the file is',
    });
  }
  return findings;
}

/** The comment lines at the very top, joined; a `#!` line may stand before them. */
function openingComment(file: SourceFile): string | undefined {
  let at = /^#!.*\n/.exec(file.text)?.[0].length ?? 0;
  const lines: string[] = [];
  for (const comment of commentsOf(file)) {
    if (comment.end <= at) continue;
    if (file.text.slice(at, comment.start).trim() !== '') break;
    if (/\n\s*\n/.test(file.text.slice(at, comment.start)) && lines.length > 0) break;
    lines.push(comment.value.replace(/^\s*\*+/gm, ''));
    at = comment.end;
    if (comment.type === 'Block') break;
  }
  return lines.length === 0 ? undefined : lines.join(' ').replace(/\s+/g, ' ').trim();
}

function judgeHeader(text: string | undefined): string | undefined {
  if (text === undefined) return 'the file does not start with a comment';
  if (text.split(' ').length < 3) return `"${text}" is no sentence`;
  return /[.!?。]["')`]?$/.test(text) ? undefined : `"${text}" does not end like a sentence`;
}
