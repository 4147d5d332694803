// No tracked file names a folder of somebody's machine.
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';

/** A home folder or drive at the start of a path; JSON Pointers such as /places/home/x stay free. */
const machinePath =
  /(?:(?<![\w.~/$}-])|(?<=file:\/\/))(?:\/(?:home|Users)\/[\w.-]+\/|\/(?:root|work)\/[\w.-]+|[A-Za-z]:\\\\?[Uu]sers\\)[^\s"'`)>]*/g;

/** Findings for absolute paths into a machine. */
export function findMachinePaths(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(machinePath)].map((match) => ({
      file: file.path,
      line: lineAt(file.text, match.index),
      rule: 'machine-paths',
      message: `the absolute path ${match[0]}`,
      remedy: 'start from the repository root, import.meta.url or an environment variable',
    })),
  );
}
