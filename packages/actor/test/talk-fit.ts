// The fit of the measure of talk: one weight a feature by plain descent, the same every time, and kept in bytes.
import type { TextLanguage } from '@hakoniwa/stage';
import { TALK_NUMBERS, talkFeatures } from '../src/floor/talk/talk-features.ts';
import { besideOthers, talkScore } from '../src/floor/talk/talk-score.ts';
import { type KeptTalkWeights, readTalkWeights } from '../src/floor/talk/talk-weights.ts';
import type { TalkLine } from './talk-material.ts';

interface Row {
  readonly features: Int32Array;
  readonly isSaid: boolean;
}

/** A false alarm costs a good turn, so what is said weighs more than what is not. */
const SAID_WEIGHT = 6;
const EPOCHS = 12;
const RATE = 0.2;
const DRAW = 1e-4;
/** Sentences a feature must be in to tell anything of others. */
const FEWEST = 3;
/** False alarms in what is held out, a sentence or an act: a turn has two sentences and half an act. */
export const FALSE_ALARMS = { talk: 0.004, acts: 0.006 } as const;

/** What a measure is of. */
export type MeasureOf = keyof typeof FALSE_ALARMS;

/** Weights of the lines, without a bound. */
export function fitTalk(lines: readonly TalkLine[], language: TextLanguage): KeptTalkWeights {
  const all = lines.flatMap(({ sentences, isSaid }) =>
    sentences.map((one) => ({ features: Int32Array.from(talkFeatures(one, language)), isSaid })),
  );
  const counts = new Int32Array(TALK_NUMBERS);
  for (const { features } of all)
    for (const number of features) counts[number] = at(counts, number) + 1;
  const weights = descend(
    all.map((row) => ({
      ...row,
      features: row.features.filter((number) => at(counts, number) >= FEWEST),
    })),
  );
  return { ...inBytes(weights), bound: 0, rest: 0 };
}

const at = (values: ArrayLike<number>, index: number) => values[index] ?? 0;

function descend(rows: readonly Row[]): Float64Array {
  const weights = new Float64Array(TALK_NUMBERS + 1);
  const slopes = new Float64Array(TALK_NUMBERS + 1).fill(0.01);
  const said = rows.filter(({ isSaid }) => isSaid).length;
  const worth = {
    said: (SAID_WEIGHT * rows.length) / 2 / said,
    unsaid: rows.length / 2 / (rows.length - said),
  };
  const move = (number: number, slope: number) => {
    slopes[number] = at(slopes, number) + slope * slope;
    weights[number] = at(weights, number) - (RATE * slope) / Math.sqrt(at(slopes, number));
  };
  const order = rows.map((_, i) => i);
  const draw = seeded(11);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(draw() * (i + 1));
      [order[i], order[j]] = [at(order, j), at(order, i)];
    }
    for (const i of order) {
      const { features, isSaid } = rows[i] as Row;
      const share = 1 / Math.sqrt(Math.max(1, features.length));
      let sum = at(weights, TALK_NUMBERS);
      for (const number of features) sum += at(weights, number) * share;
      const miss =
        (1 / (1 + Math.exp(-sum)) - (isSaid ? 0 : 1)) * (isSaid ? worth.said : worth.unsaid);
      for (const number of features) move(number, miss * share + DRAW * at(weights, number));
      move(TALK_NUMBERS, miss);
    }
  }
  return weights;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function inBytes(weights: Float64Array): Omit<KeptTalkWeights, 'bound' | 'rest'> {
  const sizes = [...weights.subarray(0, TALK_NUMBERS)].map(Math.abs).filter((one) => one > 0);
  const most = sizes.sort((a, b) => a - b)[Math.floor(sizes.length * 0.9995)] ?? 1;
  const unit = most / 127;
  const which = new Uint8Array(TALK_NUMBERS / 8);
  const values: number[] = [];
  for (let number = 0; number < TALK_NUMBERS; number++) {
    const byte = Math.max(-127, Math.min(127, Math.round(at(weights, number) / unit)));
    if (byte === 0) continue;
    which[number >> 3] = at(which, number >> 3) | (1 << (number & 7));
    values.push(byte);
  }
  return {
    which: Buffer.from(which).toString('base64'),
    weights: Buffer.from(Int8Array.from(values)).toString('base64'),
    unit: rounded(unit),
    bias: rounded(at(weights, TALK_NUMBERS)),
  };
}

const rounded = (value: number) => Number(value.toPrecision(6));

/** A sentence that was not fitted to, with its score alone and beside the others of its line. */
export interface HeldSentence {
  readonly line: TalkLine;
  readonly text: string;
  readonly alone: number;
  readonly score: number;
}

/** Who is left out together: whoever wrote one lot of each. */
const FOLDS: readonly (readonly string[])[] = [
  ['talk-a', 'hard-1', 'wide-b', 'good-first', 'good-eighth', 'near-a', 'pack-town'],
  [
    'talk-b',
    'hard-2',
    'hard-5',
    'good-second',
    'good-seventh',
    'good-ninth',
    'near-b',
    'pack-nexus',
  ],
  ['talk-c', 'hard-3', 'wide-c', 'good-third', 'good-fifth', 'near-c', 'pack-kitchen'],
  [
    'talk-d',
    'hard-4',
    'good-tenth',
    'wide-a',
    'good-fourth',
    'good-sixth',
    'good-tellers',
    'near-d',
    'pack-common',
  ],
];

interface HeldOut {
  readonly language: TextLanguage;
  /** Lots that are left out together; those of talk where nothing else is said. */
  readonly folds?: readonly (readonly string[])[];
}

/** Scores of every sentence by a fit to other writers' lines. */
export function heldScores(
  lines: readonly TalkLine[],
  { language, folds = FOLDS }: HeldOut,
): HeldSentence[] {
  return folds.flatMap((lots) => {
    const isOut = ({ lot }: TalkLine) => lots.includes(lot);
    const fitted = fitTalk(
      lines.filter((line) => !isOut(line)),
      language,
    );
    const weights = readTalkWeights(fitted);
    const scored = lines.filter(isOut).map((line) => ({
      line,
      scores: line.sentences.map((one) => talkScore(one, { weights, language })),
    }));
    const said = scored.filter(({ line }) => isEveryday(line)).flatMap(({ scores }) => scores);
    const rest = said.reduce((sum, one) => sum + one, 0) / Math.max(1, said.length);
    return scored.flatMap(({ line, scores }) =>
      line.sentences.map((text, i) => {
        const alone = at(scores, i);
        const others = scores.filter((_, j) => j !== i);
        return {
          line,
          text,
          alone,
          score: besideOthers(alone, { others, weights: { ...weights, rest } }),
        };
      }),
    );
  });
}

/** What people say without wanting to be near anything; the bound is set on it. */
export function isEveryday({ lot, isSaid }: TalkLine): boolean {
  return isSaid && /^(?:talk|good|done)-/.test(lot);
}

/** The score above which so few of the sentences lie. */
export function boundOf(held: readonly HeldSentence[], share: number): number {
  const scores = held.map(({ score }) => score).sort((a, b) => b - a);
  return rounded(at(scores, Math.floor(share * scores.length)));
}

/** The weights of all lines, with the bound that held-out talk gives. */
export function fittedTalk(
  lines: readonly TalkLine[],
  {
    language,
    of,
    held,
  }: {
    readonly language: TextLanguage;
    readonly of: MeasureOf;
    readonly held: readonly HeldSentence[];
  },
): KeptTalkWeights {
  const everyday = held.filter(({ line }) => isEveryday(line));
  const rest = everyday.reduce((sum, { alone }) => sum + alone, 0) / everyday.length;
  return {
    ...fitTalk(lines, language),
    bound: boundOf(everyday, FALSE_ALARMS[of]),
    rest: rounded(rest),
  };
}
