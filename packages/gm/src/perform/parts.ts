// A performance as its parts in written order: words between acts, and the acts that leave an event.
import { joinedSpeech } from '../read/read.ts';
import type { Block, OutputReading } from '../read/types.ts';
import type { SpokenPart } from '../turn/intents.ts';
import type { JudgedPerformance } from '../turn/judge-performance.ts';
import type { PlacedAct } from '../turn/judge-turn.ts';
import type { TurnText } from '../turn/read-turn.ts';

/** Words that nothing interrupts, with what is asked and answered in them. */
export type SpokenWords = Omit<SpokenPart, 'listener'> & { readonly is: 'saying' };

export type PerformedPart = SpokenWords | { readonly is: 'act'; readonly judged: PlacedAct };

/** The parts of a turn. A gesture leaves no event and parts no words. */
export function partsOf({ reading, text, judgement }: JudgedPerformance): PerformedPart[] {
  const acts = judgement.acts.filter(({ denial, patch }) => denial || patch.length > 0);
  const words = reading.blocks.filter(({ kind }) => kind === 'speech');
  const parts: PerformedPart[] = [];
  let spoken = 0;
  for (const judged of acts) {
    const before = spoken;
    while ((words[spoken]?.start ?? Infinity) < judged.at) spoken += 1;
    parts.push(...saying(words.slice(before, spoken), { reading, text }), { is: 'act', judged });
  }
  return [...parts, ...saying(words.slice(spoken), { reading, text })];
}

function saying(
  words: readonly Block[],
  { reading, text }: { readonly reading: OutputReading; readonly text: TurnText },
): SpokenWords[] {
  const speech = joinedSpeech(reading.text, words);
  if (speech === null) return [];
  const starts = new Set(words.map(({ start }) => start));
  const own = {
    questions: text.questions.filter(({ at }) => starts.has(at)),
    answers: text.answers.filter((at) => starts.has(at)),
  };
  return [{ is: 'saying', speech, text: own }];
}
