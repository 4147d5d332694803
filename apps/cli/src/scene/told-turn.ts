// One turn as lines for a reader: who, act, words, the verdict with its correction, and what it cost.
import type { SceneTurn } from '@hakoniwa/garden';
import { type Language, writingOf } from '@hakoniwa/stage';
import { say } from '../locale/index.ts';
import type { Paint } from '../output/paint.ts';
import { safeText } from '../output/safe-text.ts';

export interface TurnTelling {
  readonly language: Language;
  readonly paint: Paint;
  readonly hasThoughts: boolean;
  /** What the model's calls came to, where one played. */
  readonly cost?: string | undefined;
}

/** The lines of a turn. */
export function toldTurn(turn: SceneTurn, telling: TurnTelling): string {
  const { language, paint, hasThoughts, cost } = telling;
  const { thought, injected } = turn;
  const below = [
    hasThoughts && thought !== null ? paint('dim', `… ${safeText(thought)}`) : '',
    ...verdict(turn, telling),
    ...remarks(turn, telling),
    injected === null ? '' : paint('cyan', `⟡ ${safeText(injected)}`),
    ...(turn.stories ?? []).map((story) => paint('yellow', `❖ ${safeText(story)}`)),
    turn.goalReached ? paint('green', `◎ ${say(language, { key: 'goalReached' })}`) : '',
    figures(turn, { language, paint, cost }),
  ];
  const shown = below.filter((line) => line !== '').map((line) => `    ${line}`);
  return [firstLine(turn, telling), ...shown].join('\n');
}

function firstLine(
  { turn, name, act, speech }: SceneTurn,
  { language, paint }: TurnTelling,
): string {
  const { brackets, quotes, gap, afterName } = writingOf(language);
  const chip = act === null ? '' : paint('cyan', `${brackets.join(safeText(act))}${gap}`);
  const words = speech === null ? '' : quotes.join(safeText(speech));
  const who = paint('bold', safeText(name));
  const number = paint('dim', String(turn).padStart(3));
  return `${number} ${who}${afterName}${chip}${words || (act === null ? '…' : '')}`;
}

/** A badge with the reason, and what there is instead. */
function verdict(turn: SceneTurn, { paint }: TurnTelling): string[] {
  const { allowed, reason, why, correction } = turn;
  if (allowed) return [];
  const badge = paint('red', `✗ ${reason}`);
  return [
    `${badge} ${safeText(why ?? '')}`,
    correction === null ? '' : `  → ${safeText(correction)}`,
  ];
}

function remarks(turn: SceneTurn, { language, paint }: TurnTelling): string[] {
  const { failure, because, gaveUp, mind, answeredBy } = turn;
  const key = mind === 'model' ? 'repairFailed' : because ? 'leftAlone' : 'instinctInstead';
  const values = { failure: because ?? failure ?? '' };
  const failed = failure === undefined ? '' : say(language, { key, values });
  const other =
    answeredBy === undefined
      ? ''
      : say(language, { key: 'otherModel', values: { model: safeText(answeredBy) } });
  const dropped = gaveUp === true && failure === undefined ? say(language, { key: 'gaveUp' }) : '';
  return [failed, dropped, other]
    .filter((text) => text !== '')
    .map((text) => paint('yellow', `! ${text}`));
}

/** From here on a scene is worth a warning; below, the meter would only be noise. */
const STALL_SHOWN = 0.3;

function figures(
  { stall }: SceneTurn,
  { language, paint, cost }: Pick<TurnTelling, 'language' | 'paint' | 'cost'>,
): string {
  const meter =
    stall < STALL_SHOWN
      ? ''
      : `${say(language, { key: 'stallMeter' })} ${meterOf(stall)} ${stall.toFixed(2)}`;
  const parts = [meter, cost ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? '' : paint(stall > 0.8 ? 'red' : 'dim', parts.join(' · '));
}

const CELLS = 5;

function meterOf(share: number): string {
  const full = Math.min(CELLS, Math.round(share * CELLS));
  return `${'▮'.repeat(full)}${'▯'.repeat(CELLS - full)}`;
}
