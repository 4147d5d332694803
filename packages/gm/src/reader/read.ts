// The one reader: whatever people or models write, as parts in written order.
import type { Block } from '../read/types.ts';
import { deedOfAct } from './deeds.ts';
import { readPlayed } from './played/read-played.ts';
import { playedWordsIn } from './played-words.ts';
import type { Reading, ReadPart, ReadSaying, Span } from './reading.ts';
import { readSaying } from './saying.ts';
import { type TextApart, takeApart } from './take-apart.ts';
import type { ToRead } from './to-read.ts';

/** Reads a text. Never throws, whatever the text. */
export function read(text: string, of: ToRead): Reading {
  if (of.mode !== 'played') return readingOf(takeApart(text, of), of);
  return { ...readPlayed(text, of), played: playedWordsIn(text, of.names) };
}

function readingOf(apart: TextApart, of: ToRead): Reading {
  const { output, text } = apart;
  const deeds = text.acts.map(({ it, at }) =>
    deedOfAct({ it, at: at + leadAt(apart, at) }, { actor: of.speaker, mode: of.mode }),
  );
  const sayings = output.blocks
    .filter(({ kind }) => kind === 'speech')
    .map(
      ({ text: words, start, end }): ReadSaying => ({
        ...{ is: 'saying', ...readSaying(words, of) },
        span: { start, end },
      }),
    );
  const parts: ReadPart[] = [...deeds, ...sayings];
  return {
    parts: parts.sort((a, b) => a.span.start - b.span.start),
    unread: unreadIn(apart),
    text: output.text,
  };
}

/** How far the words of a block stand behind its beginning: as far as its marks reach. */
function leadAt({ output: { blocks, text } }: TextApart, at: number): number {
  const block = blocks.findLast(({ start }) => start <= at);
  if (!block) return 0;
  return Math.max(0, text.slice(block.start, block.end).indexOf(block.text));
}

/** Acts of which nothing was made out, what is somebody else's, and what lies beyond the bound. */
function unreadIn({ output, text }: TextApart): Span[] {
  const found = [...text.acts, ...text.others, ...text.claims].map(({ at }) => at);
  const isMadeOut = ({ start, end }: Block) => found.some((at) => at >= start && at < end);
  const dark = output.blocks.filter((block) => block.kind !== 'speech' && !isMadeOut(block));
  const beyond = { start: output.heardTo, end: output.text.length };
  return [...dark, ...output.ignored, ...(beyond.start < beyond.end ? [beyond] : [])]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
}
