// Cuts an output into thought, output and mere markup, whatever markers it has or lacks.
import { WORDS } from '../language/words.ts';
import { MAX_MARKS } from './limits.ts';
import type { Repair, RepairCode } from './types.ts';

/** A stretch of one kind; sections cover the text without gaps. */
export interface Section {
  readonly kind: 'thought' | 'output' | 'marker' | 'foreign';
  readonly start: number;
  readonly end: number;
}

const WORD = `${WORDS.thoughtMarks.source}|${WORDS.outputMarks.source}`;
const TOKEN =
  '<\\|[^|<>\\n]{0,40}(?:\\|>|\\|?$)|<\\/?(?:s|bos|eos|pad|end_of_turn|start_of_turn|eot_id|system[ _]prompt)>|\\[\\/?INST\\]';
const MARKERS = new RegExp(
  `(?<token>${TOKEN})|(?<fence>\`\`\`[a-zA-Z]{0,12})|<(?<close>\\/?)(?<tag>thoughts?|thinking|think|output|speech|response)>|(?<lead>[ \\t]{0,4}[#>*_]{0,4}[ \\t]{0,2})(?<word>${WORD})[ \\t]{0,2}[*_]{0,3}[ \\t]{0,2}[:：](?<tail>[*_]{0,3})`,
  'giu',
);
const THOUGHT = new RegExp(`think|${WORDS.thoughtMarks.source}`, 'iu');
const ROLE_AFTER_TOKEN = /(?:start_of_turn>|im_start\|>|start_header_id\|>)$/u;
const ROLE = /^\s{0,2}(?<role>model|assistant|user|system)\b(?:<\|end_header_id\|>)?/iu;

interface Cutter {
  readonly text: string;
  readonly sections: Section[];
  readonly repairs: Repair[];
  kind: Section['kind'];
  from: number;
  /** Whether a thought or output marker has been seen. */
  marked: boolean;
}

/** Whether a marker opens a thought. */
export function isThoughtMarker(marker: string): boolean {
  return THOUGHT.test(marker);
}

/** The sections of a text, in order, with what was unusual about its markers. */
export function cutSections(text: string): { sections: Section[]; repairs: Repair[] } {
  const cutter: Cutter = {
    text,
    sections: [],
    repairs: [],
    kind: 'output',
    from: 0,
    marked: false,
  };
  let left = MAX_MARKS;
  for (const match of text.matchAll(MARKERS)) {
    takeMarker(cutter, match);
    if (--left === 0) break;
  }
  push(cutter, text.length);
  return { sections: findOutput(cutter), repairs: cutter.repairs };
}

function takeMarker(cutter: Cutter, match: RegExpExecArray): void {
  const groups = match.groups ?? {};
  const start = match.index;
  if (start < cutter.from) return;
  const end = start + match[0].length;
  if (groups.token !== undefined) takeToken(cutter, start, end);
  else if (groups.fence !== undefined) markup(cutter, start, end, 'fence');
  else if (groups.tag !== undefined)
    takeSwitch(cutter, start, end, groups.close === '/' ? 'output' : kindOf(groups.tag));
  else takeWord(cutter, start, end - extraTail(groups), groups.word ?? '');
}

/** `**Output:**` closes its own bold; `Output:*…*` opens an act. */
function extraTail(groups: Readonly<Record<string, string | undefined>>): number {
  return /[*_]/u.test(groups.lead ?? '') ? 0 : (groups.tail ?? '').length;
}

function kindOf(word: string): 'thought' | 'output' {
  return isThoughtMarker(word) ? 'thought' : 'output';
}

/** A word with a colon is a marker at the start of a line, after a marker, or to end a thought. */
function takeWord(cutter: Cutter, start: number, end: number, word: string): void {
  const kind = kindOf(word);
  const before = cutter.text.slice(Math.max(cutter.from, start - 6), start);
  const lineStart =
    start === 0 || cutter.text[start - 1] === '\n' || (before.trim() === '' && before.length < 6);
  const latin = /^[a-z]/iu.test(word);
  const endsThought = kind === 'output' && cutter.kind === 'thought' && latin;
  if (!lineStart && !endsThought) return;
  if (cutter.marked && before.trim() === '' && kind === cutter.kind && start - cutter.from < 4)
    repair(cutter, 'doubled-marker', start, end);
  takeSwitch(cutter, start, end, kind);
}

function takeSwitch(cutter: Cutter, start: number, end: number, kind: 'thought' | 'output'): void {
  const first = !cutter.marked;
  if (
    first &&
    kind === 'output' &&
    cutter.text.slice(cutter.from, start).trim() !== '' &&
    cutter.kind === 'output'
  ) {
    cutter.kind = 'thought';
    repair(cutter, 'missing-thought-marker', cutter.from, start);
  }
  push(cutter, start);
  cutter.sections.push({ kind: 'marker', start, end });
  cutter.from = end;
  cutter.kind = kind;
  cutter.marked = true;
}

function takeToken(cutter: Cutter, start: number, end: number): void {
  const opens = ROLE_AFTER_TOKEN.test(cutter.text.slice(start, end));
  const role = opens ? ROLE.exec(cutter.text.slice(end, end + 40)) : null;
  const stop = role === null ? end : end + role[0].length;
  markup(cutter, start, stop, 'control-token');
  const name = role?.groups?.role?.toLowerCase();
  if (name === 'user' || name === 'system') {
    cutter.kind = 'foreign';
    repair(cutter, 'foreign-turn', start, stop);
  } else if (name !== undefined && cutter.kind === 'foreign') cutter.kind = 'output';
}

function markup(cutter: Cutter, start: number, end: number, code: RepairCode): void {
  push(cutter, start);
  cutter.sections.push({ kind: 'marker', start, end });
  cutter.from = end;
  repair(cutter, code, start, end);
}

function push(cutter: Cutter, end: number): void {
  if (end > cutter.from) cutter.sections.push({ kind: cutter.kind, start: cutter.from, end });
  cutter.from = end;
}

function repair(cutter: Cutter, code: RepairCode, start: number, end: number): void {
  cutter.repairs.push({ code, start, end });
}

/** A thought that no marker ends: what plainly is speech or act after it is the output. */
function findOutput(cutter: Cutter): Section[] {
  const { sections, text } = cutter;
  const hasOutput = sections.some(
    (s) => s.kind === 'output' && text.slice(s.start, s.end).trim() !== '',
  );
  const at = sections.findLastIndex((s) => s.kind === 'thought');
  const thought = sections[at];
  const markedOutput = sections
    .slice(at + 1)
    .some(
      (s) =>
        s.kind === 'marker' &&
        /[:：>]/u.test(text.slice(s.end - 1, s.end)) &&
        !/^(?:<\||<\/?s>|<end)/u.test(text.slice(s.start, s.end)),
    );
  if (hasOutput || thought === undefined || markedOutput) return sections;
  const split = outputStart(text.slice(thought.start, thought.end));
  if (split === undefined) return sections;
  const middle = thought.start + split;
  repair(cutter, 'missing-output-marker', middle, middle);
  return [
    ...sections.slice(0, at),
    { ...thought, end: middle },
    { kind: 'output', start: middle, end: thought.end },
    ...sections.slice(at + 1),
  ];
}

/** Where the output begins inside an unended thought: after its closed parenthesis, or at a line of act or quote. */
function outputStart(thought: string): number | undefined {
  const lead = /^\s*[(（]/u.exec(thought);
  if (lead !== null) {
    const close = thought.search(/[)）]\s*(?:\n|[「『*])/u);
    const rest = close < 0 ? '' : thought.slice(close + 1);
    if (rest.trim() !== '') return close + 1;
  }
  const line = /(?<!\s)[^\S\n]*\n\s*(?=[「『*]|[(（][^)）\n]{1,80}[)）]\s*[「『])/u.exec(thought);
  return line === null ? undefined : thought.indexOf('\n', line.index) + 1;
}
