// Checks how well a model keeps the world, the form, the voice and the language, on a fixed small suite.
import type { LanguageModel } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';
import { judgeCell } from '../judge/judge-cell.ts';
import type { JudgedCell, JudgedTurn } from '../judge/judged-turn.ts';
import type { LabGardens } from '../play/lab-gardens.ts';
import { playCell } from '../play/play-cell.ts';
import { countBy } from '../results/count-session.ts';
import { drawValues, measureRows } from '../results/measure.ts';
import type { Measured } from '../results/results.ts';
import { CHECK_AXES, CHECK_METRICS } from './check-metrics.ts';
import { type CheckResult, type Grade, gradeOf } from './check-result.ts';
import { checkCells } from './check-suite.data.ts';

export interface CheckModel {
  readonly model: LanguageModel;
  readonly gardens: LabGardens;
  readonly language: Language;
  readonly mode?: 'two-phase' | 'fused';
  readonly deadlineMs?: number;
  /** Each scene is played once for each; two when absent. */
  readonly seeds?: readonly number[];
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Plays the suite and marks it. A model that fails is marked, not thrown. */
export async function checkModel(options: CheckModel): Promise<CheckResult> {
  const { model, gardens, language, mode = 'fused', deadlineMs = 120_000, onProgress } = options;
  const { signal } = options;
  const cells = checkCells(language, { seeds: options.seeds });
  const sheet = { kind: 'model', model: 'model', mode, temperature: 0.8, deadlineMs } as const;
  const judged: JudgedCell[] = [];
  onProgress?.(0, cells.length);
  for (const [index, cell] of cells.entries()) {
    const modelFor = () => model;
    const { log, genesis } = await playCell({ cell, sheet, gardens, modelFor, signal });
    const { pack } = await gardens.pack(cell.pack);
    const elsewhere = saidElsewhere(judged, cell.id);
    judged.push(judgeCell({ log, genesis, gm: gardens.gm, pack, elsewhere }));
    onProgress?.(index + 1, cells.length);
    // Nobody answers: more scenes would only be more of instinct.
    if (judged.every(({ turns }) => turns.every(({ hasFirst }) => !hasFirst))) break;
  }
  return resultOf({ model: model.id, language, cells: judged });
}

/** What it said in other scenes; to begin one scene twice alike is no fault. */
function saidElsewhere(judged: readonly JudgedCell[], id: string): string[] {
  const sceneOf = (cell: string) => cell.slice(0, cell.lastIndexOf('/'));
  return judged
    .filter((cell) => sceneOf(cell.id) !== sceneOf(id))
    .flatMap(({ turns }) => turns.filter(({ hasFirst }) => hasFirst))
    .map(({ first }) => first.speech);
}

interface Checked {
  readonly model: string;
  readonly language: Language;
  readonly cells: readonly JudgedCell[];
}

const SAMPLING = { resamples: 2_000, confidence: 0.95, seed: 1 } as const;

function resultOf({ model, language, cells }: Checked): CheckResult {
  const turns = cells.flatMap((cell) => cell.turns.map((turn) => ({ cell: cell.id, turn })));
  const calls = turns.flatMap(({ turn }) => turn.calls);
  // A session is drawn anew whatever its scene: there are too few of each to be drawn apart.
  const rows = cells.map((cell) => ({ ...countBy(CHECK_METRICS, cell), stratum: '' }));
  const found = measureRows(rows, drawValues(rows, SAMPLING), {
    ...SAMPLING,
    metrics: CHECK_METRICS,
  });
  const measured = (id: string) => found[id] ?? NOTHING;
  const axes = CHECK_AXES.map((axis) => ({
    ...{ axis, ...measured(axis) },
    grade: gradeOf(axis, measured(axis)),
  }));
  return {
    ...{ model, language, turns: turns.length, calls: calls.length },
    answered: turns.filter(({ turn }) => turn.hasFirst).length,
    failedCalls: calls.filter(({ failure }) => failure !== undefined).length,
    confidence: SAMPLING.confidence,
    ...{ score: measured('score'), axes, grade: worst(axes.map(({ grade }) => grade)) },
    examples: turns.flatMap(({ cell, turn }) => exampleOf(cell, turn)).slice(0, EXAMPLES),
  };
}

const NOTHING: Measured = {
  ...{ value: null, low: null, high: null, hits: 0, of: 0, sessions: 0 },
  note: 'none',
};

const EXAMPLES = 8;

function worst(grades: readonly Grade[]): Grade {
  return (['poor', 'fair'] as const).find((grade) => grades.includes(grade)) ?? 'good';
}

/** What the model wrote, and never what instinct wrote for it. */
function exampleOf(cell: string, turn: JudgedTurn): CheckResult['examples'] {
  const { first, failure, hasFirst } = turn;
  const why = [
    ...(failure === null ? [] : [failure]),
    ...(hasFirst
      ? [
          ...(first.gauged?.flaws ?? []),
          ...first.violations.map(({ reason, target }) => `${reason} ${target ?? ''}`.trim()),
          ...first.slips.map(({ check, what }) => `${check} ${what}`),
        ]
      : []),
  ];
  if (why.length === 0) return [];
  return [{ cell, turn: turn.turn, text: hasFirst ? first.text : '', why: why.join(', ') }];
}
