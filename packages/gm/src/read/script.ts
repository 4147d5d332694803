// Tells the speaker's lines from those written for others in scripted output.
import { WORDS } from '../language/words.ts';
import { MAX_LABEL_CHARACTERS } from './limits.ts';
import { newlineBefore } from './marks.ts';
import type { Ignored, ReadOptions, Repair } from './types.ts';

/** A stretch of the speaker's own. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** The speaker's parts of an output section, and the parts of others. */
export interface Script {
  readonly parts: readonly Part[];
  readonly ignored: readonly Ignored[];
  readonly repairs: readonly Repair[];
}

interface Label {
  readonly who: string;
  readonly own: boolean;
  readonly start: number;
  readonly end: number;
}

/** Splits `text[start, end)` by the names before its lines. */
export function splitScript(
  text: string,
  start: number,
  end: number,
  cast: Pick<ReadOptions, 'speaker' | 'others'>,
): Script {
  const labels = findLabels(text, start, end, cast);
  const listed = labels.filter((label) => label.own || cast.others.includes(label.who));
  if (listed.length === 0) return { parts: [{ start, end }], ignored: [], repairs: [] };
  const parts: Part[] = [];
  const ignored: Ignored[] = [];
  const first = labels[0];
  if (first !== undefined && first.start > start) parts.push({ start, end: first.start });
  labels.forEach((label, i) => {
    const stop = labels[i + 1]?.start ?? end;
    if (label.own) parts.push({ start: label.end, end: stop });
    else
      ignored.push({
        who: label.who,
        text: text.slice(label.end, stop).trim(),
        start: label.end,
        end: stop,
      });
  });
  return { parts, ignored, repairs: [{ code: 'scripted', start, end }] };
}

function findLabels(
  text: string,
  start: number,
  end: number,
  cast: Pick<ReadOptions, 'speaker' | 'others'>,
): Label[] {
  const labels: Label[] = [];
  for (let at = start; at < end; ) {
    const label = readLabel(text, at, end, cast);
    if (label !== undefined) labels.push(label);
    at = newlineBefore(text, at, end) + 1;
  }
  return labels;
}

const LINE_LABEL =
  /^(?<markup>[ \t\u3000>*_#【[（(-]{0,6})(?<name>[^\s:：「」『』【】[\]（）()*、。，,.!！?？\n][^:：「」『』【】[\]（）()*、。，！？\n]{0,20}?)(?<after>[】\]）)*_ \t]{0,4})(?<mark>[:：]|(?=[「『])|(?<=[】\]][ \t]{0,2})(?=\S))/u;

function readLabel(
  text: string,
  at: number,
  end: number,
  cast: Pick<ReadOptions, 'speaker' | 'others'>,
): Label | undefined {
  const line = text.slice(at, Math.min(end, at + MAX_LABEL_CHARACTERS + 8));
  const match = LINE_LABEL.exec(line);
  const groups = match?.groups;
  if (match === null || groups === undefined) return undefined;
  const name = (groups.name ?? '').trim();
  const marked = groups.mark !== '' || /[【[*]/u.test(groups.markup ?? '');
  const close = at + match[0].length + closingMarkup(line, match[0].length, groups.markup ?? '');
  if (matches(name, cast.speaker)) return { who: cast.speaker, own: true, start: at, end: close };
  const other = cast.others.find((candidate) => matches(name, candidate));
  if (other !== undefined) return { who: other, own: false, start: at, end: close };
  const quoted = /^\s*[「『]/u.test(text.slice(close, close + 4));
  const nameLike = marked && quoted && name.length <= 10;
  return nameLike ? { who: name, own: false, start: at, end: close } : undefined;
}

/** `**Eli:** …`: the bold that opened before the name closes after the colon. */
function closingMarkup(line: string, from: number, markup: string): number {
  if (!/[*_]/u.test(markup)) return 0;
  return /^[*_]{1,3}(?=\s|$|[「『"“])/u.exec(line.slice(from))?.[0].length ?? 0;
}

/** The name itself, with a surname before or a form of address after it. */
function matches(label: string, name: string): boolean {
  if (name === '') return false;
  const bare = label.replace(WORDS.addresses, '').toLowerCase();
  const wanted = name.toLowerCase();
  return (
    bare === wanted ||
    label.toLowerCase() === wanted ||
    (bare.endsWith(wanted) &&
      bare.length <= wanted.length + 6 &&
      !WORDS.particles.test(bare.slice(0, -wanted.length)))
  );
}
