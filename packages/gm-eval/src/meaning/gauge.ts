// The gauge: every set, language and half, a reader's figures beside those of labels dealt out at random.
import type { Share } from '../wilson.ts';
import { type Answer, answerTo } from './answer-to.ts';
import { HALVES, type Half, halfOf } from './half.ts';
import { isMissed, type LabelMark, shareOfMarks } from './label-mark.ts';
import { type LabelOf, readLabels, SET_NAMES, type SetName } from './meaning-files.ts';
import type { MeaningReader } from './meaning-reader.ts';
import { shuffled } from './shuffled.ts';

/** One figure and what chance alone would make of it. */
export interface GaugeFigure {
  readonly name: string;
  readonly share: Share;
  readonly byChance: Share;
}

/** An act and what it was taken for. */
export interface Confusion {
  readonly act: string;
  readonly missed: number;
  readonly of: number;
  readonly takenFor: readonly (readonly [act: string, times: number])[];
}

export interface GaugePart {
  readonly set: SetName;
  readonly language: string;
  readonly half: Half;
  readonly n: number;
  readonly figures: readonly GaugeFigure[];
  /** The worst acts of the half for building; the held half is for figures alone. */
  readonly confusions: readonly Confusion[];
  /** What was not wholly right, of the half for building alone. */
  readonly misses: readonly Miss[];
}

/** A label and what was read instead. */
export interface Miss {
  readonly label: LabelOf<SetName>;
  readonly read: unknown;
}

interface Held extends Answer<never> {
  readonly label: LabelOf<SetName>;
}

/** The half of which more than figures is told. */
const SHOWN: Half = 'build';
const SEED = 20_261_117;
const WORST = 10;

/** Holds a reader against all labels. */
export function gauge(reader: MeaningReader): GaugePart[] {
  return SET_NAMES.flatMap((set) => {
    const held = readLabels(set).map(
      (label): Held => ({ label, ...answerTo(reader, { set, label }) }),
    );
    const languages = [...new Set(held.map(({ label }) => label.language))];
    return languages.flatMap((language) =>
      HALVES.map((half) => {
        const own = held.filter(
          ({ label }) => label.language === language && halfOf(label.id) === half,
        );
        return partOf(own, { set, language, half });
      }),
    );
  });
}

function partOf(
  held: readonly Held[],
  of: Pick<GaugePart, 'set' | 'language' | 'half'>,
): GaugePart {
  const marks = held.map(({ label, markBy }) => markBy(label as never));
  const dealt = shuffled(
    held.map(({ label }) => label),
    SEED,
  );
  const byChance = held.map(({ markBy }, index) => markBy(dealt[index] as never));
  const figures = Object.keys(marks[0]?.figures ?? {}).map((name) => ({
    name,
    share: shareOfMarks(marks, name),
    byChance: shareOfMarks(byChance, name),
  }));
  const shown = of.half === SHOWN ? marks : [];
  const misses = held.flatMap(({ label, read }, i) =>
    shown[i] && isMissed(shown[i]) ? [{ label, read }] : [],
  );
  return { ...of, n: held.length, figures, confusions: confusionsOf(shown), misses };
}

function confusionsOf(marks: readonly LabelMark[]): Confusion[] {
  const wanted = counted(marks.flatMap((mark) => mark.wanted ?? []));
  const confused = marks.flatMap((mark) => mark.confused ?? []);
  return [...wanted]
    .map(([act, of]) => {
      const got = confused.filter(({ want }) => want === act).map((one) => one.got);
      const takenFor = [...counted(got)].sort(([, a], [, b]) => b - a).slice(0, 3);
      return { act, of, missed: got.length, takenFor };
    })
    .filter(({ missed }) => missed > 0)
    .sort((a, b) => b.missed - a.missed)
    .slice(0, WORST);
}

function counted(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
