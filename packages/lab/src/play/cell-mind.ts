// The mind that plays a session, with the switches of its arm set.
import { instinct, promptsOf, withoutPlans } from '@hakoniwa/actor';
import { type Mind, modelCast, type OpenedScene } from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import type { LanguageModel } from '@hakoniwa/model';
import type { MindSheet } from '../experiment/schema.ts';
import { blindRetries } from '../minds/blind-retries.ts';
import { type Attempt, type CallTiming, withAttempts } from '../minds/with-attempts.ts';
import type { Cell } from '../plan/cell.ts';

export interface CellMind {
  readonly mind: Mind;
  /** The attempts of the turn that was just taken. */
  readonly take: () => readonly Attempt[];
  readonly timings: readonly CallTiming[];
  readonly model: string;
  readonly prompts: string;
}

export interface CellMindParts {
  readonly cell: Cell;
  readonly sheet: MindSheet;
  readonly opened: OpenedScene;
  readonly gm: Gm;
  /** Absent for instinct. */
  readonly model: LanguageModel | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Instinct asks nobody, so the switches of prompts and repairs cannot touch it. */
export function cellMind(parts: CellMindParts): CellMind {
  const { cell, sheet, opened, gm, model, signal } = parts;
  const prompts = promptsOf(opened.pack, cell.language).hash;
  if (!model) {
    const mind = cell.switches.hasNoPlans ? unplanned : instinct;
    return { mind, take: () => [], timings: [], model: 'instinct', prompts };
  }
  const book = withAttempts(model, { knows: sheet.kind === 'noisy' });
  const mindOf = modelCast({
    ...{ opened, gm, seed: cell.seed },
    model: cell.switches.retries ? blindRetries(book.model) : book.model,
    ...modelWishes(sheet),
    ...switched(cell),
    ...(signal && { signal }),
  });
  return {
    mind: (context) => mindOf(context.id)(context),
    take: book.take,
    timings: book.timings,
    model: model.id,
    prompts,
  };
}

const unplanned: Mind = (context) => instinct(withoutPlans(context));

/** The switches in the words of the mind: each sets exactly one thing. */
function switched({ switches }: Pick<Cell, 'switches'>) {
  return {
    injects: switches.inject,
    verdicts: switches.gm || switches.retries ? 'repair' : switches.observe ? 'observe' : 'off',
    sanitizes: switches.sanitizer,
    ...(switches.tries === undefined ? {} : { repairs: switches.tries }),
  } as const;
}

function modelWishes(sheet: MindSheet) {
  if (sheet.kind !== 'model') return { mode: 'fused' } as const;
  const { mode, temperature, deadlineMs } = sheet;
  return { mode, temperature, deadlineMs } as const;
}
