// Plays a scene on the screen or as JSON, until it is over, paused, or somebody has seen enough.
import { instinct, withoutPlans } from '@hakoniwa/actor';
import {
  modelCast,
  type OpenedScene,
  runScene,
  type SceneParts,
  type SceneTurn,
  scoredScene,
  shareTurnTime,
} from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import { BudgetExceededError, ModelAbortedError } from '@hakoniwa/model';
import { type Language, nameOf } from '@hakoniwa/stage';
import type { Call, ExitCode } from '../command.ts';
import { tellForecast, tellPause, tellSum } from '../input/model-budget.ts';
import type { SceneModel } from '../input/scene-model.ts';
import { say } from '../locale/index.ts';
import { painter } from '../output/paint.ts';
import { CallWatch } from './call-watch.ts';
import { tellGoOn } from './go-on.ts';
import { QualityRecords } from './quality-records.ts';
import { toldTurn } from './told-turn.ts';

export interface ScenePlay {
  readonly opened: OpenedScene;
  readonly gm: Gm;
  readonly seed: number;
  readonly turns: number;
  readonly model: SceneModel | undefined;
}

/** Plays it; the exit code says whether it came to its end. */
export async function playScene(call: Call, play: ScenePlay): Promise<ExitCode> {
  const { model, opened } = play;
  const { garden } = opened.parts;
  const signal = call.interruption();
  const watch = new CallWatch(call, {
    names: (id) => nameOf(garden.world, id),
    hasThoughts: call.options.thoughts === true,
  });
  const scores = model?.isScored ? new QualityRecords(call, model.model) : undefined;
  if (model?.isLive) tellForecast(call, { ...model, turns: play.turns, scores: model.isScored });
  const plain = runScene({
    ...opened.parts,
    turns: play.turns,
    ...minds(call, play, { signal, watch }),
  });
  const turns = scores ? scoredScene(plain, { gauge: scores.gauge, garden }) : plain;
  const pause = await untilOver(turns, async (turn) => {
    await show(call, turn, { language: garden.world.language, watch });
    return !signal.aborted;
  });
  watch.close();
  await scores?.finish(signal);
  if (model) tellSum(call, model.books);
  if (pause) return paused(call, pause);
  return signal.aborted ? stopped(call) : 0;
}

/** Takes turns while they are wanted; a used-up budget is given back, a turn called off is the end. */
async function untilOver(
  turns: AsyncIterable<SceneTurn>,
  take: (turn: SceneTurn) => Promise<boolean>,
): Promise<BudgetExceededError | undefined> {
  try {
    for await (const turn of turns) if (!(await take(turn))) break;
    return undefined;
  } catch (error) {
    if (error instanceof BudgetExceededError) return error;
    if (error instanceof ModelAbortedError) return undefined;
    throw error;
  }
}

function minds(
  { options }: Call,
  play: ScenePlay,
  on: { readonly signal: AbortSignal; readonly watch: CallWatch },
): Pick<SceneParts, 'mindOf' | 'embedder'> {
  const { mindOf = () => instinct, ...rest } = modelMinds(play, on);
  if (options['no-plans'] !== true) return { ...rest, mindOf };
  return { ...rest, mindOf: (id) => (context) => mindOf(id)(withoutPlans(context)) };
}

function modelMinds(
  { opened, gm, seed, model }: ScenePlay,
  on: { readonly signal: AbortSignal; readonly watch: CallWatch },
): Pick<SceneParts, 'mindOf' | 'embedder'> {
  if (!model) return {};
  const { mode } = model;
  const { embedder, deadlineMs } = model.embedder
    ? shareTurnTime({ embedder: model.embedder, deadlineMs: model.deadlineMs })
    : model;
  return {
    embedder,
    mindOf: modelCast({
      ...{ opened, gm, seed, mode, deadlineMs, model: model.model, signal: on.signal },
      onNews: (news) => on.watch.hear(news),
    }),
  };
}

async function show(
  { json, output, options }: Call,
  turn: SceneTurn,
  { language, watch }: { language: Language; watch: CallWatch },
): Promise<void> {
  const cost = watch.takeCost();
  const hasThoughts = options.thoughts === true;
  const paint = painter(output.isColoured);
  output.out(json ? JSON.stringify(turn) : toldTurn(turn, { language, paint, hasThoughts, cost }));
  await output.drained();
}

function paused(call: Call, error: BudgetExceededError): ExitCode {
  tellPause(call, error);
  tellGoOn(call);
  return 1;
}

function stopped(call: Call): ExitCode {
  call.output.screen?.status('');
  call.output.err(say(call.language, { key: 'interrupted' }));
  tellGoOn(call);
  return 130;
}
