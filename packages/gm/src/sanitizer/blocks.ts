// Finds action blocks in any bracket, anywhere, and leaves thoughts, glosses and spoken asides alone.
import { TONGUES, tongueOf } from './tongues.ts';
import type { ActionBlock, SanitizeOptions } from './types.ts';

const OPEN = new Set(['(', '（']);

/** Longer blocks are prose, not an action. */
const MAX_BLOCK = 400;

/** Where each bracket that opens an action is closed again, any width closing any other. */
const closings = (text: string): ReadonlyMap<number, number> => {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[()（）]/gu)) {
    const from = OPEN.has(mark) ? undefined : open.pop();
    if (OPEN.has(mark)) open.push(index);
    else if (from !== undefined && index - from < MAX_BLOCK) pairs.set(from, index);
  }
  return pairs;
};

/** `*act*`, `**act**`: the end of the closing stars and the inside. */
const starred = (text: string, from: number): ActionBlock | undefined => {
  const found = /^(\*{1,3})([^*\n]{1,400})\*{1,3}/u.exec(text.slice(from, from + MAX_BLOCK + 6));
  const inner = found?.[2];
  return found && inner !== undefined && inner.trim() !== ''
    ? { start: from, end: from + found[0].length, inner: inner.trim() }
    : undefined;
};

/** Up to where the text is thought and not output. */
const thoughtEnd = (text: string): number => {
  if (!/^\s*(?:Thought\s*[:：]|<thought>)/iu.test(text)) return 0;
  const output = /(?:^|\n)[^\S\n]*Output\s*[:：]|<\/thought>/iu.exec(text);
  return output ? output.index + output[0].length : text.length;
};

const SPOKEN_ENDINGS = TONGUES.flatMap(({ spokenEndings }) => spokenEndings).join('|');
const SPOKEN = new RegExp(`[！？!?]\\s*$|(?:${SPOKEN_ENDINGS})[。…]?\\s*$`, 'u');

/** A bracket that narrates: it stands first, or holds a predicate and is not something said. */
const narrates = (text: string, block: ActionBlock, options: SanitizeOptions): boolean => {
  if (options.language) return options.language.isAct(block.inner);
  if (SPOKEN.test(block.inner)) return false;
  const first = text.slice(0, block.start).trim() === '';
  if (first || text.charAt(block.start) === '*') return true;
  return tongueOf(block.inner).narrates.test(block.inner);
};

/** All action blocks of a text, in order. */
export const findBlocks = (text: string, options: SanitizeOptions): readonly ActionBlock[] => {
  const blocks: ActionBlock[] = [];
  const closed = closings(text);
  for (let at = thoughtEnd(text); at < text.length; at += 1) {
    const mark = text.charAt(at);
    let block: ActionBlock | undefined;
    if (mark === '*') block = starred(text, at);
    else if (OPEN.has(mark)) {
      const end = closed.get(at) ?? at;
      const inner = text.slice(at + 1, Math.max(end, at + 1)).trim();
      block = inner !== '' ? { start: at, end: end + 1, inner } : undefined;
    }
    if (block === undefined) continue;
    if (narrates(text, block, options)) blocks.push(block);
    at = block.end - 1;
  }
  return blocks;
};
