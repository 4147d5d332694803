// Reads a model's raw output into thought, speech and acts; accepts anything, throws never.
import { Allowance, heardTo, sparing } from './allowance.ts';
import { type BlocksFound, readBlocks } from './blocks.ts';
import { MAX_CHARACTERS, MAX_MARKED } from './limits.ts';
import { splitScript } from './script.ts';
import { cutSections, isThoughtMarker, type Section } from './sections.ts';
import type { Block, OutputReading, ReadContext, ReadOptions, Repair } from './types.ts';
import { unwrapJson } from './unwrap-json.ts';

const NULL_LIKE = /^(?:null|none|nil|undefined|\{\s{0,9}\}|\[\s{0,9}\])?$/iu;

/** The reading of an output. Anything that is no string counts as none. */
export function readOutput(raw: unknown, options: ReadOptions): OutputReading {
  const acts = new Allowance();
  const context: ReadContext = {
    ...options,
    language: sparing(options.language, acts),
    cast: options.cast ?? { speaker: [options.speaker], people: options.others },
  };
  const written = typeof raw === 'string' ? raw.slice(0, MAX_CHARACTERS) : '';
  if (NULL_LIKE.test(written.trim())) return nothing(written);
  const json = written.length > MAX_MARKED ? undefined : unwrapJson(written);
  const text = json?.text ?? written;
  const repairs: Repair[] = [];
  if (json !== undefined)
    repairs.push({ code: json.mended ? 'json-broken' : 'json', start: 0, end: text.length });
  const cut = cutSections(text);
  const found: BlocksFound = {
    blocks: [],
    ignored: [],
    repairs: [...repairs, ...cut.repairs],
    hasActs: false,
  };
  let left = MAX_MARKED;
  for (const section of cut.sections) {
    const { marked, beyond } = withinReach(text, section, left);
    left -= marked.end - marked.start;
    readSection(text, marked, context, found);
    if (beyond) found.blocks.push(beyond);
  }
  const blocks = found.blocks.sort((a, b) => a.start - b.start);
  const thought = thoughtOf(text, cut.sections);
  if (thought === '') found.repairs.push({ code: 'empty-thought', start: 0, end: 0 });
  const heard = Math.min(heardTo(blocks), text.length);
  if (heard < text.length || acts.isSpent)
    found.repairs.push({ code: 'too-long', start: heard, end: text.length });
  const { ignored, repairs: mended } = found;
  return {
    ...{ thought, speech: joinedSpeech(text, blocks), blocks, repairs: mended, ignored },
    ...{ text, heardTo: heard, raw: written },
  };
}

/** The part of a section in which marks are looked for, and what lies beyond it: words, whatever is in them. */
function withinReach(
  text: string,
  section: Section,
  left: number,
): { readonly marked: Section; readonly beyond?: Block } {
  const { kind, start, end } = section;
  if (kind !== 'output' || end - start <= left) return { marked: section };
  const line = text.lastIndexOf('\n', start + left);
  const cut = Math.max(start, line > start ? line : start + left);
  const beyond = text.slice(cut, end).trim();
  const marked = { ...section, end: cut };
  if (beyond === '') return { marked };
  const at = text.indexOf(beyond, cut);
  return { marked, beyond: { kind: 'speech', text: beyond, start: at, end: at + beyond.length } };
}

function nothing(written: string): OutputReading {
  const repairs: Repair[] = [{ code: 'null-like', start: 0, end: written.length }];
  return {
    thought: null,
    speech: null,
    blocks: [],
    repairs,
    ignored: [],
    text: written,
    heardTo: written.length,
    raw: written,
  };
}

function readSection(
  text: string,
  section: Section,
  options: ReadContext,
  found: BlocksFound,
): void {
  if (section.kind === 'foreign') {
    found.ignored.push({
      who: '',
      text: text.slice(section.start, section.end).trim(),
      start: section.start,
      end: section.end,
    });
    return;
  }
  if (section.kind !== 'output') return;
  const script = splitScript(text, { start: section.start, end: section.end, cast: options });
  for (const one of script.ignored) found.ignored.push(one);
  for (const one of script.repairs) found.repairs.push(one);
  for (const part of script.parts) readBlocks(text, { part, options, found });
}

/** The thought as written; parentheses that hold nothing count as empty. */
function thoughtOf(text: string, sections: readonly Section[]): string | null {
  const thoughts = sections
    .filter((section) => section.kind === 'thought')
    .map((s) => text.slice(s.start, s.end).trim());
  const marker = sections.some(
    (s) => s.kind === 'marker' && isThoughtMarker(text.slice(s.start, s.end)),
  );
  if (thoughts.length === 0) return marker ? '' : null;
  const thought = thoughts.filter((part) => part !== '').join('\n');
  const bare = thought.replace(/^[(（]\s*\p{L}{1,12}\s*[:：]/u, '');
  return /[\p{L}\p{N}]/u.test(bare) ? thought : '';
}

/** Whether one quotation ends and another begins between two places. */
function isBetweenQuotes(text: string, end: number, start: number): boolean {
  const between = text.slice(Math.max(0, end - 1), start + 1);
  const closes = between.search(/[」』”"]/u);
  return closes >= 0 && /[「『“"]/u.test(between.slice(closes + 1));
}

/** Speech blocks joined as the white space between them has it; two quotes are never run together. */
export function joinedSpeech(text: string, blocks: readonly Block[]): string | null {
  let speech = '';
  let end = 0;
  for (const block of blocks) {
    if (block.kind !== 'speech') continue;
    const gap = text.slice(end, block.start);
    if (speech !== '' && gap.includes('\n')) speech += '\n';
    else if (speech !== '' && (/\s/u.test(gap) || isBetweenQuotes(text, end, block.start)))
      speech += ' ';
    speech += block.text;
    end = block.end;
  }
  return speech === '' ? null : speech;
}
