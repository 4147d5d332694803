// No tracked file says where packages are downloaded from: that is each machine's own setting.
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';

const patterns = [
  /"resolved":\s*"(?:https?|git\+\w+):[^"]*"/g,
  /https?:\/\/[^\s"'`/]*registry[^\s"'`/]*/g,
  /https?:\/\/[^\s"'`]*\/api\/npm\/[^\s"'`]*/g,
  /^(?:@[\w-]+:)?registry\s*=.*$/gm,
  /_authToken\s*=\s*\S+/g,
];

/** Findings for registry addresses, download addresses in the lock file, and registry tokens. */
export function findRegistryAddresses(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const byLine = new Map<number, string>();
    for (const match of patterns.flatMap((pattern) => [...file.text.matchAll(pattern)])) {
      const line = lineAt(file.text, match.index);
      if (!byLine.has(line)) byLine.set(line, match[0]);
    }
    return [...byLine].map(([line, text]) => ({
      file: file.path,
      line,
      rule: 'registry-addresses',
      message: `a download address: ${text}`,
      remedy: 'take it out; for the lock file, run npm install again (.npmrc leaves them away)',
    }));
  });
}
