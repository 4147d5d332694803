// What a scene with a model may cost: said before it begins, capped, and summed up after it.
import { type ForecastScene, forecastScene } from '@hakoniwa/garden';
import { type BudgetExceededError, TokenBudget, TokenMeter } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';
import type { Call } from '../command.ts';
import { say } from '../locale/index.ts';

/** The meter of a run and its cap, where there is one. */
export interface RunBudget {
  readonly meter: TokenMeter;
  readonly budget?: TokenBudget;
}

/** Opens the books of a run. */
export function runBudget(capTokens: number | undefined): RunBudget {
  const meter = new TokenMeter();
  return capTokens === undefined ? { meter } : { meter, budget: new TokenBudget({ capTokens }) };
}

/** Says beforehand what the run may cost, and whether the cap will stop it. */
export function tellForecast(
  { language, output }: Call,
  scene: ForecastScene & { readonly capTokens?: number | undefined },
): void {
  const { capTokens: cap } = scene;
  const {
    calls,
    totalTokens,
    durationMs = 0,
    fits,
  } = forecastScene({
    ...scene,
    ...(cap === undefined ? {} : { leftTokens: cap }),
  });
  const tokens = rounded(totalTokens).toLocaleString('en');
  output.err(
    say(language, {
      key: 'forecast',
      values: { calls, tokens, time: timeOf(durationMs, language) },
    }),
  );
  if (!fits && cap !== undefined)
    output.err(
      `! ${say(language, { key: 'forecastCap', values: { cap: cap.toLocaleString('en') } })}`,
    );
}

/** Sums up what was used. */
export function tellSum({ language, output }: Call, { meter }: RunBudget): void {
  const { calls, failures, promptTokens, completionTokens } = meter.sum();
  const [read, written] = [promptTokens, completionTokens].map((n) => n.toLocaleString('en'));
  if (calls > 0)
    output.err(
      say(language, {
        key: 'summary',
        values: { calls, failures, read: read ?? '', written: written ?? '' },
      }),
    );
}

/** Says that the cap is used up. */
export function tellPause({ language, output }: Call, { details }: BudgetExceededError): void {
  const { capTokens: cap, usedTokens: used, wantedTokens: wanted } = details;
  output.err(say(language, { key: 'paused', values: { cap, used, wanted } }));
}

/** Two leading digits: a forecast is not more exact. */
function rounded(tokens: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return Math.round(tokens / unit) * unit;
}

function timeOf(ms: number, language: Language): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 90
    ? say(language, { key: 'seconds', values: { count: seconds } })
    : say(language, { key: 'minutes', values: { count: Math.round(seconds / 60) } });
}
