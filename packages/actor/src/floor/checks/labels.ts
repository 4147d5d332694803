// Turns filled in like a form: what stands behind a title for acts is done, behind one for words is said.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck } from '../floor-check.ts';
import { ALL_FLOOR_WORDS } from '../language/index.ts';
import { hasMarks } from '../pieces.ts';

const LABELLED =
  /^[ \t]{0,9}[*_]{0,2}([^\s:：*_「」"()（）][^:：*_「」"()（）\n]{0,24}?)[*_]{0,2}[ \t]{0,2}[:：][*_]{0,2}[ \t]{0,3}(\S.*)$/u;
const OPTION = /^[ \t]*(?:[*_]{0,2})(?:\d{1,2}|[A-Ea-e①-⑨])[.)）．][ \t]+/u;

export const labels: FloorCheck = {
  code: 'labels',
  mend: (text, { language, form }) => {
    const { brackets, typedQuotes } = writingOf(language);
    const lines = firstOption(text.split('\n'));
    const filled = lines.map((line) => {
      const [, label = '', rest = ''] = LABELLED.exec(line) ?? [];
      if (label === '') return line;
      const has = (kind: 'actLabels' | 'wordLabels') =>
        ALL_FLOOR_WORDS.some((words) => words[kind].test(label.trim()));
      const marked = (marks: readonly [string, string]) =>
        /^[「『"“（(*]/u.test(rest) ? rest : marks.join(rest.trim());
      if (has('actLabels')) return form === 'turn' ? marked(brackets) : '';
      if (has('wordLabels')) return form === 'prose' ? rest : marked(typedQuotes);
      return line;
    });
    const plain = filled.join('\n');
    return plain === text ? text : plain.trim();
  },
};

/** Of several versions the first: nobody is there to choose. */
function firstOption(lines: readonly string[]): readonly string[] {
  const isTitle = (line: string) => {
    const bare = line.replace(/[*_#]/g, '').trim();
    return bare !== '' && ALL_FLOOR_WORDS.some(({ options }) => options.test(bare));
  };
  const titles = [...lines.keys()].filter((at) => isTitle(lines[at] ?? ''));
  const before = (at: number) => lines.slice(0, at);
  const isDone = (at: number) => hasMarks(before(at).join('\n'));
  if (titles.length >= 2) {
    const [at = 0, next] = titles;
    return isDone(at) ? before(at) : lines.slice(at + 1, next);
  }
  const numbered = [...lines.keys()].filter((at) => OPTION.test(lines[at] ?? ''));
  const [first = 0, second] = numbered;
  if (second === undefined) return lines;
  // Behind a turn they are choices for somebody else.
  if (isDone(first)) return before(first);
  // Points of a list are no turns to choose from.
  if (!hasMarks(lines.slice(first, second).join('\n'))) return lines;
  return [(lines[first] ?? '').replace(OPTION, ''), ...lines.slice(first + 1, second)];
}
