// Markdown: titles, rules, bullets, quotes and bold are for documents; a turn has acts and words.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { hasMarks, shown } from '../pieces.ts';

const RULE = /^[ \t]*(?:[-*_=~]{3,}|[—―─]{2,})[ \t]*$/u;
const HEADING = /^[ \t]*#{1,6}[ \t]+\S/u;
const TABLE = /^[ \t]*\|.*\|[ \t]*$/u;
const HASHTAGS = /^[ \t]*(?:[#＃][^\s#＃]{1,30}[ \t]*)+$/u;

export const markdown: FloorCheck = {
  code: 'markdown',
  mend: (text, scene) => {
    const lines = cutAtRule(withoutStruck(text.split('\n')));
    const kept = lines.filter(
      (line, _, all) => !HASHTAGS.test(line) && !(HEADING.test(line) && all.length > 1),
    );
    const plain = kept.map((line) => plainLine(line, scene)).join('\n');
    return plain === text ? text : plain.trim();
  },
  find: ({ text, speech }) => {
    const line = text.split('\n').find((one) => TABLE.test(one) || HEADING.test(one));
    const bold = /\*\*|__|~~|\[[^\]]{1,80}\]\(/.exec(speech);
    return line ? shown(line) : bold ? shown(speech.slice(bold.index)) : undefined;
  },
};

/** Of a change line by line, what it is changed to. */
function withoutStruck(lines: readonly string[]): readonly string[] {
  const isChange =
    lines.some((line) => /^\+ /u.test(line)) && lines.some((line) => /^- /u.test(line));
  return isChange ? lines.filter((line) => !/^- /u.test(line)) : lines;
}

/** Behind a rule stands what is said about the turn; before one, what is said about the task. */
function cutAtRule(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => RULE.test(line));
  if (at < 0) return lines;
  const before = lines.slice(0, at);
  return hasMarks(before.join('\n')) ? before : cutAtRule(lines.slice(at + 1));
}

/** One line without its markup; a name in bold or brackets becomes a label, an act gets its own marks. */
function plainLine(line: string, scene: FloorScene): string {
  const { language, form, speaker, others, isAct } = scene;
  const [open, close] = writingOf(language).brackets;
  const isName = (text: string) => [...speaker, ...others].includes(text.trim());
  const labelled = line
    .replace(/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/gu, '')
    .replace(/\[([^\]\n]{1,400})\]\((?:https?:)?[^)\s「」（）"]{1,300}\)/gu, '$1')
    .replace(/^[ \t]*>[ \t]?/u, '')
    .replace(/^[ \t]*(?:[-*+•・][ \t]+)(?=\S)/u, '')
    .replace(
      /\*\*([^*\n]{1,40}?)[ \t]{0,2}([:：]?)\*\*[ \t]{0,2}([:：]?)/gu,
      (whole, name: string, one, two) =>
        isName(name) ? `${name.trim()}: ` : one || two ? `${name}: ` : whole,
    )
    .replace(/^[ \t]*[[【〔]([^\]】〕\n]{1,30})[\]】〕][ \t]{0,2}[:：]?/u, (whole, name: string) =>
      isName(name) ? `${name.trim()}: ` : whole,
    );
  if (form !== 'turn') return labelled.replace(/\*\*([^*\n]{1,200})\*\*/gu, '$1');
  return labelled
    .replace(/(?<![\w*_])_([^_\n]{2,200})_(?![\w_])/gu, (_, act: string) => `${open}${act}${close}`)
    .replace(
      /\s?[[【〔〈［]([^\]】〕〉］\n]{2,200})[\]】〕〉］]/gu,
      (whole, act: string, at: number, all: string) => {
        if (/^[A-Z_]{2,}\b/u.test(act)) return whole;
        // Within words these mark a name.
        if (/^[〈〔]/u.test(whole) && isQuoted(all.slice(0, at))) return whole;
        // Within words it is a tag for a voice.
        const isTag = /^\p{L}/u.test(act) && isAct?.(act.trim()) === false;
        return isTag || isQuoted(all.slice(0, at)) ? '' : `${open}${act.trim()}${close}`;
      },
    );
}

/** Whether a quote is open at the end of a text. */
function isQuoted(before: string): boolean {
  const count = (mark: RegExp) => before.match(mark)?.length ?? 0;
  return count(/「/gu) > count(/」/gu) || count(/“/gu) > count(/”/gu) || count(/"/gu) % 2 === 1;
}
