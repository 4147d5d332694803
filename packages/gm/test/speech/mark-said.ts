// How well a tagger does what a writer's lines say: acts of parts, what they open or answer, and whole lines.
import type { SpokenSense } from '../../src/language/spoken-sense.ts';
import { sortOf, tagUnits } from '../../src/reader/speech/tag-units.ts';
import { heardIn } from './fitted.ts';
import { learnedLine } from './learned-lines.ts';
import type { SaidLine } from './said-material.ts';

/** How many of how many. */
export type Share = readonly [right: number, of: number];

export interface SaidMarks {
  /** Parts cut as the writer cut them: the act is the best reading or one the writer calls fair. */
  readonly acts: Share;
  /** The act is the writer's best reading. */
  readonly best: Share;
  /** Whether a part opens, answers or does nothing. */
  readonly sorts: Share;
  /** Lines whose acts in order, the same twice in a row once, are those of the writer: cutting and acts. */
  readonly lines: Share;
  /** Parts right if everything were told. */
  readonly plainly: Share;
}

/** Marks the lines of a writer. */
export function markSaid(lines: readonly SaidLine[], sense: SpokenSense): SaidMarks {
  const marks = {
    acts: [0, 0],
    best: [0, 0],
    sorts: [0, 0],
    lines: [0, 0],
    plainly: [0, 0],
  } satisfies Record<string, [number, number]>;
  const count = (kind: keyof typeof marks, isRight: boolean) => {
    marks[kind][0] += isRight ? 1 : 0;
    marks[kind][1] += 1;
  };
  for (const line of lines) {
    const tagged = tagUnits(line.text, { sense, before: heardIn(line.before, sense) });
    const { partOf } = learnedLine(line, {
      spaced: sense.weights.spaced,
      kept: new Set(),
      ...{ signs: [], asking: [] },
    });
    for (const [at, [, right]] of line.segs.entries()) {
      const act = most(tagged.filter((_, i) => partOf[i] === at).map(({ does }) => does));
      if (act === undefined) continue;
      count('acts', right.includes(act));
      count('best', right[0] === act);
      count(
        'sorts',
        right.some((one) => sortOf(one) === sortOf(act)),
      );
      count('plainly', right.includes('tell'));
    }
    count(
      'lines',
      isWhole(
        line,
        tagged.map(({ does }) => does),
      ),
    );
  }
  return marks;
}

/** The act of most units of a part, of equals the last. */
function most(acts: readonly string[]): string | undefined {
  const many = (act: string) => acts.filter((one) => one === act).length;
  const top = Math.max(...acts.map(many));
  return acts.findLast((act) => many(act) === top);
}

function isWhole({ segs }: SaidLine, tags: readonly string[]): boolean {
  const wanted = segs.map(([, right]) => right).filter(([best]) => best !== '-');
  const once = wanted.filter(([best], at) => at === 0 || wanted[at - 1]?.[0] !== best);
  const done = tags.filter((tag) => tag !== '-');
  const read = done.filter((tag, at) => at === 0 || done[at - 1] !== tag);
  return once.length === read.length && once.every((right, at) => right.includes(read[at] ?? ''));
}
