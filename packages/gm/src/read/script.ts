// Tells the speaker's lines from those written for others in scripted output.
import { listed } from '../language/listed-names.ts';
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
export interface ScriptParts {
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
  {
    start,
    end,
    cast,
  }: {
    readonly start: number;
    readonly end: number;
    readonly cast: Pick<ReadOptions, 'speaker' | 'others'>;
  },
): ScriptParts {
  const labels = findLabels(text, start, end, cast);
  const isListed = labels.some((label) => label.own || listed(cast.others).has(label.who));
  if (!isListed) return { parts: [{ start, end }], ignored: [], repairs: [] };
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
    at = newlineBefore(text, { from: at, end }) + 1;
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
  const meant = meantBy(name);
  if (meant.includes(cast.speaker.toLowerCase()))
    return { who: cast.speaker, own: true, start: at, end: close };
  const other = listed(cast.others).firstLower(meant);
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

/** All names that a label may stand for, in small letters: with a surname before, or a form of address after it. */
function meantBy(label: string): string[] {
  const lower = label.toLowerCase();
  const bare = label.replace(WORDS.addresses, '').toLowerCase();
  const names = [bare, lower];
  for (let at = 1; at <= LONGEST_SURNAME && at < bare.length; at++)
    if (!WORDS.particles.test(bare.slice(0, at))) names.push(bare.slice(at));
  return names.filter((name) => name !== '');
}

const LONGEST_SURNAME = 6;
