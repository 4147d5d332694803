// Reads the code blocks of a guide that name a file, and puts them into a copy of the server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface GuideBlock {
  readonly kind: 'file' | 'diff';
  readonly file: string;
  readonly text: string;
}

/** The blocks of a guide, in order. */
export function guideBlocks(markdown: string): GuideBlock[] {
  const fences = markdown.matchAll(/^```(tsx?|diff) file=(\S+)\n([\s\S]*?)^```$/gm);
  return Array.from(fences, ([, kind, file = '', text = '']) => ({
    kind: kind === 'diff' ? 'diff' : 'file',
    file,
    text,
  }));
}

/** Writes one block into the copy at `root`. */
export function applyBlock(root: string, { kind, file, text }: GuideBlock): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, kind === 'file' ? text : inserted(readFileSync(path, 'utf8'), text));
}

/** Lines with `+` go in after the line before them, lines with `-` go; a line that is not there is an error. */
export function inserted(source: string, diff: string): string {
  const lines = source.split('\n');
  let at = -1;
  for (const line of diff.split('\n').filter((one) => one !== '')) {
    const rest = line.slice(1);
    if (line.startsWith('+')) lines.splice(++at, 0, rest);
    else {
      at = lines.indexOf(rest, at + 1);
      if (at === -1) throw new Error(`the guide's context line is not in the file: ${rest}`);
      if (line.startsWith('-')) lines.splice(at--, 1);
    }
  }
  return lines.join('\n');
}
