// A tagger fitted to lines: first each half without the line before, so that what was said before is guessed as it will be.
import type { SpeechAct } from '@hakoniwa/stage';
import type { SpokenSense } from '../../src/language/spoken-sense.ts';
import { heardFrom } from '../../src/reader/speech/heard-before.ts';
import { SILENCE_BEFORE, tagUnits, UNKNOWN_BEFORE } from '../../src/reader/speech/tag-units.ts';
import type { HeardBefore } from '../../src/reader/speech/unit-features.ts';
import { type Learnable, type LearnedLine, learnedLine, outlinesFor } from './learned-lines.ts';
import { learn } from './learner.ts';
import type { SaidLine } from './said-material.ts';
import { writtenWeights } from './written-weights.ts';

const FIRST_EPOCHS = 5;

/** A line with what was heard before it. */
type Lesson = readonly [line: LearnedLine, before: HeardBefore];

/** Opens something whatever was said before. */
const OPENING: ReadonlySet<string> = new Set<SpeechAct>([
  ...([
    'greet',
    'part',
    'call',
    'ask-wh',
    'ask-yn',
    'request',
    'offer',
    'invite',
    'propose',
  ] as const),
  ...(['warn', 'threaten', 'praise', 'thank', 'apologise'] as const),
]);

/** What opens a talk may also come after any line: each such line twice more, behind what others answer. */
function afterOthers(lessons: readonly Lesson[]): Lesson[] {
  const others = lessons.filter(([{ line }]) => line.before !== '');
  return lessons
    .filter(([{ line }]) => line.before === '' && OPENING.has(line.segs[0]?.[1][0] ?? ''))
    .flatMap(([line], at) =>
      [2 * at, 2 * at + 1].flatMap((place) => {
        const [, before] = others[(place * STRIDE) % others.length] ?? [];
        return before ? [[line, before] as const] : [];
      }),
    );
}

/** Far enough that neighbours come from different talks. */
const STRIDE = 101;

/** What was said before is not always known: every second line once more, without. */
function afterUnknown(lines: readonly LearnedLine[]): Lesson[] {
  return lines.filter((_, at) => at % 2 === 0).map((line) => [line, UNKNOWN_BEFORE] as const);
}

/** The weights that lines of a language come to. */
export function fittedTo(lines: readonly SaidLine[], sense: Learnable): SpokenSense {
  const how = outlinesFor(lines, sense);
  const learned = lines.map((line) => learnedLine(line, how));
  const halves = [0, 1].map((half) => learned.filter((_, at) => at % 2 === half));
  const guessing = halves.map((half): SpokenSense => {
    const lessons = half.map((line) => [line, SILENCE_BEFORE] as const);
    return { ...sense, weights: writtenWeights(learn(lessons, { how, epochs: FIRST_EPOCHS })) };
  });
  const heard = new Map<LearnedLine, HeardBefore>();
  for (const [at, half] of halves.entries())
    for (const line of half)
      heard.set(line, heardIn(line.line.before, guessing[1 - at] as SpokenSense));
  const lessons = learned.map((line): Lesson => [line, heard.get(line) ?? SILENCE_BEFORE]);
  lessons.push(...afterOthers(lessons), ...afterUnknown(learned));
  return { ...sense, weights: writtenWeights(learn(lessons, { how })) };
}

/** What is heard in the words before, by weights; nothing where nothing was said. */
export function heardIn(before: string, sense: SpokenSense): HeardBefore {
  return before === ''
    ? SILENCE_BEFORE
    : heardFrom(tagUnits(before, { sense }).map(({ does }) => does));
}
