// The glossary: one word per idea, each once, and none that the code does not know.
import { isCode } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';

const GLOSSARY = 'docs/glossary.md';

/** Findings for terms that stand twice, and for terms nothing in the code is called by. */
export function findGlossaryFaults(files: readonly SourceFile[]): Finding[] {
  const glossary = files.find(({ path }) => path === GLOSSARY);
  if (!glossary) return [];
  const code = files
    .filter(({ path }) => isCode(path))
    .map(({ text }) => text.toLowerCase())
    .join('\n');
  const seen = new Set<string>();
  return termsOf(glossary).flatMap(({ term, line }) => {
    const isTwice = seen.has(term);
    seen.add(term);
    if (isTwice)
      return [finding(line, { message: `"${term}" stands here a second time`, ...TWICE })];
    if (isKnown(term, code)) return [];
    return [finding(line, { message: `no code speaks of "${term}"`, ...UNKNOWN })];
  });
}

const TWICE = { remedy: 'give the second idea a word of its own' };
const UNKNOWN = { remedy: 'take the word out, or use it for the idea' };

interface Term {
  readonly term: string;
  readonly line: number;
}

/** The first column of every table, but for its head and the line under that. */
function termsOf({ text }: SourceFile): Term[] {
  return Array.from(text.matchAll(/^\| *([^|]+?) *\|/gm), ([, term = ''], i) => ({ term, i }))
    .filter(({ term }) => term !== 'term' && !/^-+$/.test(term))
    .map(({ term }) => ({ term, line: lineAt(text, text.indexOf(`| ${term} `)) }));
}

/** Whether the words of a term stand together in the code, however they are joined. */
function isKnown(term: string, code: string): boolean {
  const words = term.toLowerCase().split(/[ -]/);
  return [' ', '', '-', '_'].some((joint) => code.includes(words.join(joint)));
}

function finding(line: number, said: Pick<Finding, 'message' | 'remedy'>): Finding {
  return { file: GLOSSARY, line, rule: 'glossary', ...said };
}
