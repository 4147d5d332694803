// The one reader: whatever people or models write, as parts in written order.
import type { CharacterId, World } from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import type { Block } from '../read/types.ts';
import { deedOfAct } from './deeds.ts';
import { markPlayed } from './marked.ts';
import { playedWordsIn } from './played-words.ts';
import type { Reading, ReadingMode, ReadPart, ReadSaying, Span } from './reading.ts';
import { readSaying } from './saying.ts';
import { type TextApart, takeApart } from './take-apart.ts';

export interface ToRead {
  readonly gm: Pick<Gm, 'tongues'>;
  /** The world whose names and language the text is read with. */
  readonly names: World;
  readonly speaker: CharacterId;
  readonly mode: ReadingMode;
}

/** Reads a text. Never throws, whatever the text. */
export function read(text: string, of: ToRead): Reading {
  if (of.mode !== 'played') return readingOf(takeApart(text, of), of);
  const marked = markPlayed(text);
  const { parts, unread } = readingOf(takeApart(marked.text, of), of);
  const back = (span: Span): Span => ({ start: marked.at(span.start), end: marked.at(span.end) });
  const played = playedWordsIn(text, of.names.language);
  return {
    parts: parts.map((part) => ({ ...part, span: back(part.span) })),
    unread: unread.map(back),
    ...(played.meta ? { meta: played.meta } : {}),
    played,
    text,
  };
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
