// What the docs point to exists: links between pages, and paths of the repository in backticks.
import { joinRelative } from '../imports.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';

const link = /\]\((?!\w+:|#|\/)([^)\s#]+)(?:#[^)]*)?\)/g;
const path = /`((?:packages|apps|packs|tools|bench|docs|\.ci)\/[\w./-]*)`/g;
/** The list of files holds text alone, so pictures cannot be looked up in it. */
const picture = /\.(png|jpe?g|gif|webp|svg)$/;

/** Findings for links and paths that lead nowhere; dated records speak of their own time. */
export function findDeadPaths(files: readonly SourceFile[]): Finding[] {
  const known = new Set(files.flatMap((file) => prefixesOf(file.path)));
  return files.filter((file) => isLivingPage(file.path)).flatMap((file) => deadIn(file, known));
}

function isLivingPage(name: string): boolean {
  if (!name.endsWith('.md') || name.startsWith('docs/decisions/')) return false;
  return name.startsWith('docs/') || (!name.includes('/') && name !== 'CHANGELOG.md');
}

function deadIn(file: SourceFile, known: ReadonlySet<string>): Finding[] {
  const links = [...file.text.matchAll(link)].map((match) => ({
    match,
    target: joinRelative(file.path, match[1] ?? ''),
  }));
  const paths = [...file.text.matchAll(path)].map((match) => ({ match, target: match[1] ?? '' }));
  return [...links, ...paths]
    .map(({ match, target }) => ({ match, target: target.replace(/\/+$/, '') }))
    .filter(({ target }) => !known.has(target) && !picture.test(target))
    .map(({ match, target }) => ({
      file: file.path,
      line: lineAt(file.text, match.index),
      rule: 'doc-paths',
      message: `${target} does not exist`,
      remedy: 'correct the path, or the page if the thing is gone',
    }));
}

/** A file's path and the folders above it. */
function prefixesOf(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
