// The intents of a turn as the wire lists them: what is said, then what is done.
import type { Intent } from '@hakoniwa/stage';
import type { TurnText } from '../reader/read-turn.ts';
import type { JudgedAct } from './judge-act.ts';
import { targetName } from './judge-turn.ts';

export interface ActionIntent {
  readonly intent: Intent;
  readonly target: string | null;
  readonly detail: string | null;
}

/** Words of a turn, all of them or a part, as far as their intents go. */
export interface SpokenPart {
  readonly speech: string | null;
  readonly text: Pick<TurnText, 'questions' | 'answers'>;
  readonly listener: string | null;
  /** Whether the one who spoke before asked something; unknown at the beginning. */
  readonly isAsked?: boolean | undefined;
}

/** Speech first, then each act; the finer verb is the detail. */
export function intentsOf(spoken: SpokenPart, acts: readonly JudgedAct[]): ActionIntent[] {
  return [...speechIntents(spoken), ...acts.map(actIntent)];
}

function speechIntents({ speech, text, listener, isAsked }: SpokenPart): ActionIntent[] {
  if (speech === null || speech.trim() === '') return [];
  const asks = text.questions.map(
    ({ it }): ActionIntent => ({ intent: 'ASK', target: listener, detail: it }),
  );
  // Asked back is not answered; and a yes to nobody's question is none either.
  const isAnswering = text.answers.length > 0 || (isAsked === true && asks.length === 0);
  const intent: Intent = isAnswering && isAsked !== false ? 'ANSWER' : 'SAY';
  return [{ intent, target: listener, detail: null }, ...asks];
}

function actIntent(judged: JudgedAct): ActionIntent {
  const { act } = judged;
  const intent: Intent = isStep(judged)
    ? 'EMOTE'
    : judged.physical
      ? act.intent
      : act.intent === 'MOVE' || act.intent === 'USE'
        ? act.intent
        : 'EMOTE';
  return { intent, target: targetName(judged), detail: act.verb === 'emote' ? act.word : act.verb };
}

/** A walk to something that is here leads nowhere else: over to the desk, up to someone. */
function isStep({ act, named, typed, denial }: JudgedAct): boolean {
  const to = named.target;
  const isPlace = to?.is === 'entity' && to.entity.type === 'place';
  return act.intent === 'MOVE' && typed.length === 0 && !denial && to !== undefined && !isPlace;
}
