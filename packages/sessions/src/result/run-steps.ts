// Runs the steps of a result that are not done yet: the model's words, or after its tries the plain writer's.
import { setTimeout as wait } from 'node:timers/promises';
import { runsOf } from '../rows/run.ts';
import type { ResultScene } from '../story/result-scene.ts';
import { limits } from './limits.ts';
import type { DoneSteps } from './outputs.ts';
import type { ResultStores } from './result-stores.ts';
import { noteStep, type StepRow, stepRowsOf } from './step-rows.ts';
import { RESULT_STEPS } from './steps/index.ts';
import type { RunnableStep } from './steps/result-step.ts';
import { writeWords } from './write-words.ts';

export interface StepsDone {
  readonly done: DoneSteps;
  /** Steps the plain writer did because the model did not. */
  readonly degraded: readonly string[];
}

interface Running {
  readonly setup: ResultStores;
  readonly scene: ResultScene;
  readonly signal?: AbortSignal | undefined;
}

/** Runs what is left; each step is kept before the next begins. */
export async function runSteps({ setup, scene, signal }: Running): Promise<StepsDone> {
  const sessionId = scene.session.id;
  const rows = await stepRowsOf(runsOf(databaseOf(setup)), sessionId);
  const kept = new Map(rows.map((row) => [row.step, row]));
  const done: Record<string, unknown> = {};
  const degraded: string[] = [];
  for (const step of RESULT_STEPS) {
    const before = kept.get(step.id);
    const isTired = degraded.length > 0;
    const written = isOver(before)
      ? { output: before.output, state: before.state }
      : await runStep({ setup, scene, signal, step, done, before, isTired });
    done[step.id] = written.output;
    if (written.state === 'degraded') degraded.push(step.id);
    await setup.onStep?.(step.id);
  }
  return { done: done as DoneSteps, degraded };
}

const databaseOf = ({ plays }: ResultStores) => plays.runner.parts.database;

function isOver(row: StepRow | undefined): row is StepRow {
  return row !== undefined && row.state !== 'waiting';
}

interface RunStep extends Running {
  readonly step: RunnableStep;
  readonly done: DoneSteps;
  readonly before: StepRow | undefined;
  /** Whether the model failed at an earlier step: then it is asked once and no more. */
  readonly isTired: boolean;
}

interface Written {
  readonly output: unknown;
  readonly state: 'done' | 'degraded';
}

async function runStep(input: RunStep): Promise<Written> {
  const { setup, scene, step, done, before, isTired, signal } = input;
  const { pauseMs = limits.pauseMs } = setup;
  const runs = runsOf(databaseOf(setup));
  const { plain, ask } = step.prepare(scene, done);
  const keep = async (written: Written, error?: string): Promise<Written> => {
    await noteStep(runs, { sessionId: scene.session.id, step: step.id, ...written, error });
    return written;
  };
  const model = await setup.model?.(scene.garden);
  if (!model || !ask) return keep({ output: plain, state: 'done' });
  const tries = isTired ? 1 : limits.tries;
  let last = '';
  for (let attempt = before?.attempts ?? 0; attempt < tries; attempt++) {
    try {
      const purpose = `result:${step.id}`;
      const { callMs } = setup;
      const output = await writeWords(ask, { model, scene, purpose, callMs, signal });
      return await keep({ output, state: 'done' });
    } catch (error) {
      if (signal?.aborted) throw error;
      last = error instanceof Error ? error.message : String(error);
      const isLast = attempt + 1 >= tries;
      if (isLast) break;
      const waiting = { sessionId: scene.session.id, step: step.id, state: 'waiting' as const };
      await noteStep(runs, { ...waiting, error: last });
      await wait(pauseMs * 2 ** attempt, undefined, signal ? { signal } : {});
    }
  }
  return keep({ output: plain, state: 'degraded' }, last);
}
