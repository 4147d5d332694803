// How many calls a character may cost in an hour of its world; beyond that instinct answers.
import { DECISION } from '@hakoniwa/life';
import { HOUR_MS, isJsonObject, type SealedEvent } from '@hakoniwa/stage';
import { limits } from '../limits.ts';

/** The code of a failure that cost nothing. */
export const NO_CALL_LEFT = 'CALLS_USED_UP';
/** The code of a line that instinct did not find. */
export const NOTHING_TO_SAY = 'NOTHING_TO_SAY';

/** Counts calls by character over the last world hour; what was answered before a restart counts too. */
export class CallAllowance {
  readonly #calls = new Map<string, number[]>();

  /** Takes one call for a character; false when the hour's calls for such a thing are used up. */
  take(character: string, { moment, kind }: { moment: number; kind: string }): boolean {
    const recent = (this.#calls.get(character) ?? []).filter((at) => at > moment - HOUR_MS);
    const kept = kind === DECISION ? 0 : limits.callsForDecisions;
    const isFree = recent.length < limits.callsPerHour - kept;
    if (isFree) recent.push(moment);
    this.#calls.set(character, recent);
    return isFree;
  }

  /** Counts an answer that is already in the log. */
  recall({ command, actor, at }: SealedEvent): void {
    if (command?.type !== 'answer' || actor === undefined || hadNoCall(command.value)) return;
    const value = isJsonObject(command.value) ? command.value : {};
    const calls = Array.isArray(value.calls) ? value.calls.length : 1;
    this.#calls.set(actor, [...(this.#calls.get(actor) ?? []), ...Array(calls).fill(at)]);
  }

  /** Forgets everything: the garden stands elsewhere in its log. */
  clear(): void {
    this.#calls.clear();
  }
}

/** Whether an answer cost no call: the hour's calls were used up, or only instinct was asked for the line. */
function hadNoCall(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  const { code, note } = value;
  const cause =
    isJsonObject(note) && note.mind === 'instinct' ? (note.because ?? NOTHING_TO_SAY) : code;
  return cause === NO_CALL_LEFT || cause === NOTHING_TO_SAY;
}
