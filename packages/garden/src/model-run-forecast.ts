// What a scene played by a model may cost: calls, tokens and time, said before the first call.
import { type Forecast, forecastRun, type TokenMeter } from '@hakoniwa/model';
import { limits } from './limits.ts';

export interface ForecastScene {
  readonly turns: number;
  readonly mode: 'two-phase' | 'fused';
  /** Whether lines are scored too. */
  readonly scores?: boolean;
  /** Tokens that may still be used. */
  readonly leftTokens?: number;
  /** What was measured so far in this run. */
  readonly meter?: TokenMeter;
  /** Speeds of the server in tokens per second. */
  readonly speed?: { readonly reads: number; readonly writes: number };
}

/** Usual sizes in a kitchen of two: half the budget for a prompt, and a few sentences. */
const USUAL = { promptTokens: 2_000, thought: 90, performance: 80, quality: 50, critic: 350 };

/** A small model on a plain machine, in tokens per second; a graphics card is ten times faster. */
const PLAIN = { reads: 150, writes: 12 };

/** One repair in four turns is what small models need. */
const REPAIRS_PER_TURN = 0.25;

/** The forecast of so many turns. */
export function forecastScene(scene: ForecastScene): Forecast {
  const { turns, mode, meter, leftTokens } = scene;
  const speed = { ...(scene.speed ?? PLAIN), slots: 1 };
  const calls = [
    ...(mode === 'two-phase' ? [planned('thought', turns, USUAL.thought)] : []),
    planned('performance', turns, USUAL.performance + (mode === 'fused' ? USUAL.thought : 0)),
    planned('repair', Math.ceil(turns * REPAIRS_PER_TURN), USUAL.performance),
    ...(scene.scores
      ? [{ ...planned('quality', turns, USUAL.quality), promptTokens: USUAL.critic }]
      : []),
  ];
  return forecastRun({
    calls,
    speed,
    ...(meter && { meter }),
    ...(leftTokens === undefined ? {} : { leftTokens }),
  });
}

function planned(purpose: string, count: number, maxTokens: number) {
  const promptTokens = Math.min(USUAL.promptTokens, limits.model.promptTokens);
  return { purpose, count, promptTokens, maxTokens };
}
