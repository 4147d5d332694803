// Whether the words of an output survived the reading: nothing said may get lost.
import type { OutputReading } from '@hakoniwa/gm';
import type { EvalCase } from './eval-case.ts';

/** The words that got lost, or undefined when all are there. */
export function lostWords(one: EvalCase, reading: OutputReading): string | undefined {
  const said = bare(reading.speech ?? '');
  const wanted = [...one.speech, one.expect?.speech_contains ?? ''];
  const missed = wanted.find((words) => !said.includes(bare(words)));
  if (missed !== undefined) return missed;
  const tail = one.speech_tail === undefined ? undefined : lostTail(one, reading, one.speech_tail);
  if (tail !== undefined) return tail;
  return one.allowed === undefined ? lostSegment(one, reading) : undefined;
}

/** The tail of an output may end in an act; what stands outside the marks must be speech. */
function lostTail(one: EvalCase, reading: OutputReading, tail: string): string | undefined {
  const raw = one.raw_output ?? '';
  const start = raw.lastIndexOf(tail);
  const outside = withoutMarks(raw).slice(Math.max(0, start), Math.max(0, start) + tail.length);
  if (!bare(reading.speech ?? '').includes(bare(outside))) return outside;
  return kept(reading).includes(bare(tail)) ? undefined : tail;
}

/** Every stretch of the output between marks and markers is somewhere in the reading. */
function lostSegment(one: EvalCase, reading: OutputReading): string | undefined {
  const all = kept(reading);
  return (one.raw_output ?? '')
    .replaceAll(/<[^>\n]{0,40}>?/gu, '\n')
    .split(/(?:Thought|Output)\s*[:：]|[*()（）「」『』"\n`]|\*\*/u)
    .map(bare)
    .find((segment) => [...segment].length >= SHORTEST && !all.includes(segment));
}

/** Shorter stretches are names of speakers and stray marks. */
const SHORTEST = 8;

function kept(reading: OutputReading): string {
  return bare(
    [
      reading.thought ?? '',
      ...reading.blocks.map(({ text }) => text),
      ...reading.ignored.map(({ text }) => text),
      reading.speech ?? '',
    ].join(''),
  );
}

/** The text with everything inside action marks blanked, so that offsets stay. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\*[^*\n]*\*|\([^()\n]*\)|（[^（）\n]*）/gu, (mark) =>
    ' '.repeat(mark.length),
  );
}

/** Without white space and marks. */
function bare(words: string): string {
  return words.replaceAll(/[\s*()（）「」『』“”"]/gu, '');
}
