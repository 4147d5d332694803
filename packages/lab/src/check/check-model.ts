// Checks how well a model keeps the world, the form, the voice and the language, on a fixed small suite.
import { isInLanguage, type LanguageModel } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';
import { judgeCell } from '../judge/judge-cell.ts';
import type { JudgedTurn } from '../judge/judged-turn.ts';
import type { LabGardens } from '../play/lab-gardens.ts';
import { playCell } from '../play/play-cell.ts';
import {
  type AxisResult,
  CHECK_AXES,
  type CheckAxis,
  type CheckResult,
  type Grade,
  gradeOf,
} from './check-result.ts';
import { checkCells } from './check-suite.data.ts';

export interface CheckModel {
  readonly model: LanguageModel;
  readonly house: LabGardens;
  readonly language: Language;
  readonly mode?: 'two-phase' | 'fused';
  readonly deadlineMs?: number;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Plays the suite and marks it. A model that fails is marked, not thrown. */
export async function checkModel(options: CheckModel): Promise<CheckResult> {
  const {
    model,
    house,
    language,
    mode = 'fused',
    deadlineMs = 120_000,
    onProgress,
    signal,
  } = options;
  const cells = checkCells(language);
  const sheet = { kind: 'model', model: 'model', mode, temperature: 0.8, deadlineMs } as const;
  const turns: { cell: string; turn: JudgedTurn }[] = [];
  onProgress?.(0, cells.length);
  for (const [index, cell] of cells.entries()) {
    const { log, genesis } = await playCell({ cell, sheet, house, modelFor: () => model, signal });
    const { pack } = await house.pack(cell.pack);
    const judged = judgeCell({ log, genesis, gm: house.gm, pack });
    turns.push(...judged.turns.map((turn) => ({ cell: cell.id, turn })));
    onProgress?.(index + 1, cells.length);
  }
  return resultOf({ model: model.id, language, turns });
}

interface Checked {
  readonly model: string;
  readonly language: Language;
  readonly turns: readonly { readonly cell: string; readonly turn: JudgedTurn }[];
}

function resultOf({ model, language, turns }: Checked): CheckResult {
  const calls = turns.flatMap(({ turn }) => turn.calls);
  const failedCalls = calls.filter(({ failure }) => failure !== undefined).length;
  // Where instinct took the turn there is nothing of the model to mark.
  const own = turns.filter(({ turn }) => turn.hasFirst).map(({ turn }) => turn);
  const axes = CHECK_AXES.map((axis): AxisResult => {
    const counted = axis === 'answers' ? turns.map(({ turn }) => turn) : own;
    const hits = counted.reduce((sum, turn) => sum + SCORES[axis](turn, language), 0);
    const score = counted.length === 0 ? 0 : hits / counted.length;
    return {
      axis,
      score: Math.round(score * 1e4) / 1e4,
      hits: Math.round(hits * 100) / 100,
      of: counted.length,
      grade: gradeOf(axis, score),
    };
  });
  return {
    ...{ model, language, turns: turns.length, calls: calls.length, failedCalls, axes },
    grade: worst(axes.map(({ grade }) => grade)),
    examples: turns.flatMap(({ cell, turn }) => exampleOf(cell, turn, language)).slice(0, EXAMPLES),
  };
}

const EXAMPLES = 8;

const SCORES: Readonly<Record<CheckAxis, (turn: JudgedTurn, language: Language) => number>> = {
  answers: ({ failure }) => (failure === null ? 1 : 0),
  format: ({ first }) => (first.isBroken ? 0 : 1),
  world: ({ first }) => (first.violations.length === 0 ? 1 : 0),
  tone: ({ first }) => (first.slips.length === 0 ? 1 : 0),
  language: ({ first }, language) => (isInLanguage(first.speech, language) ? 1 : 0),
  quality: ({ first }) => (first.speech === '' ? 0 : first.quality.mean),
};

function worst(grades: readonly Grade[]): Grade {
  return (['poor', 'fair'] as const).find((grade) => grades.includes(grade)) ?? 'good';
}

function exampleOf(cell: string, turn: JudgedTurn, language: Language): CheckResult['examples'] {
  const { first, failure } = turn;
  const why = [
    ...(failure === null ? [] : [failure]),
    ...first.violations.map(({ reason, target }) => `${reason} ${target ?? ''}`.trim()),
    ...(first.isBroken ? ['format'] : []),
    ...first.slips.map(({ check, what }) => `${check} ${what}`),
    ...(isInLanguage(first.speech, language) ? [] : ['language']),
  ];
  return why.length === 0 ? [] : [{ cell, turn: turn.turn, text: first.text, why: why.join(', ') }];
}
