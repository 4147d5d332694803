// A file of the repository as every check sees it, and the finding a check gives back.

/** One tracked text file; `path` is relative to the repository root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One thing that is out of order: where, which rule, and what to do about it. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
  /** A note is printed and does not fail the run. */
  readonly isNote?: boolean;
}

/** A check is a pure function over an explicit list of files, so that a bad example can be fed to it. */
export interface Check {
  /** The name of the file that holds the check, without its ending. */
  readonly name: string;
  readonly find: (files: readonly SourceFile[]) => Finding[];
}

/** The 1-based line on which an offset falls. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** The number of lines of a text; a final line break does not open another line. */
export function lineCount(text: string): number {
  if (text === '') return 0;
  const breaks = text.split('\n').length;
  return text.endsWith('\n') ? breaks - 1 : breaks;
}

/** A finding as one line that an editor can jump to. */
export function formatFinding({ file, line, rule, message, remedy }: Finding): string {
  return `${file}:${line} [${rule}] ${message} → ${remedy}`;
}
