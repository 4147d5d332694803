// A performance as its parts in written order: words and gestures between acts, and the acts that leave an event.
import type { Gesture } from '@hakoniwa/stage';
import { joinedSpeech } from '../read/read.ts';
import type { Block, OutputReading } from '../read/types.ts';
import type { TurnText } from '../reader/read-turn.ts';
import type { SpokenPart } from '../turn/intents.ts';
import type { JudgedPerformance } from '../turn/judge-performance.ts';
import type { PlacedAct } from '../turn/judge-turn.ts';

/** Words that no act interrupts, with the gestures among them and what is asked and answered in them. */
export type SpokenWords = Omit<SpokenPart, 'listener'> & {
  readonly is: 'saying';
  readonly gestures: readonly Gesture[];
};

export type PerformedPart = SpokenWords | { readonly is: 'act'; readonly judged: PlacedAct };

/** The parts of a turn. A gesture leaves no event of its own: it is kept with the words it stands beside. */
export function partsOf(turn: JudgedPerformance): PerformedPart[] {
  const acts = turn.judgement.acts.filter(({ denial, patch }) => denial || patch.length > 0);
  const shown = turn.reading.blocks.filter(
    (block) => block.kind === 'speech' || isGesture(block, acts),
  );
  const parts: PerformedPart[] = [];
  let taken = 0;
  const takeUpTo = (end: number) => {
    const before = taken;
    while ((shown[taken]?.start ?? Infinity) < end) taken += 1;
    return shown.slice(before, taken);
  };
  for (const judged of acts) {
    addWords(parts, saying(takeUpTo(judged.at), turn));
    parts.push({ is: 'act', judged });
  }
  addWords(parts, saying(shown.slice(taken), turn));
  return parts;
}

/** What is between marks and neither changed anything nor was refused. */
function isGesture({ kind, start, end }: Block, acts: readonly PlacedAct[]): boolean {
  return kind === 'act' && !acts.some(({ at }) => at >= start && at < end);
}

/** Gestures without words go to the words before them; where there are none yet, they wait for the next. */
function addWords(parts: PerformedPart[], words: SpokenWords): void {
  const last = parts.findLastIndex(({ is }) => is === 'saying');
  const before = parts[last];
  if (words.speech === null && words.gestures.length === 0) return;
  if (before?.is !== 'saying' || (words.speech !== null && before.speech !== null)) {
    parts.push(words);
    return;
  }
  if (words.speech === null) {
    const at = before.speech?.length ?? 0;
    const gestures = [...before.gestures, ...words.gestures.map(({ text }) => ({ at, text }))];
    parts[last] = { ...before, gestures };
    return;
  }
  parts.splice(last, 1);
  parts.push({ ...words, gestures: [...before.gestures, ...words.gestures] });
}

function saying(
  blocks: readonly Block[],
  { reading, text }: { readonly reading: OutputReading; readonly text: TurnText },
): SpokenWords {
  const words = blocks.filter(({ kind }) => kind === 'speech');
  const starts = new Set(words.map(({ start }) => start));
  return {
    is: 'saying',
    speech: joinedSpeech(reading.text, words),
    gestures: gesturesAmong(blocks, reading),
    text: {
      questions: text.questions.filter(({ at }) => starts.has(at)),
      answers: text.answers.filter((at) => starts.has(at)),
    },
  };
}

/** Each stands where the words before it end. */
function gesturesAmong(blocks: readonly Block[], { text }: OutputReading): Gesture[] {
  return blocks.flatMap((block, i) => {
    if (block.kind === 'speech') return [];
    const before = blocks.slice(0, i).filter(({ kind }) => kind === 'speech');
    return [{ at: joinedSpeech(text, before)?.length ?? 0, text: block.text }];
  });
}
