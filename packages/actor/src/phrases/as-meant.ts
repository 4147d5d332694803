// Whether words would be taken as they are meant: who speaks listens to themselves before they say it.
import { actsTaken } from '@hakoniwa/gm';
import {
  answersTo,
  callsForAnswer,
  isSpeechAct,
  type Language,
  type SpeechAct,
  speechActSort,
} from '@hakoniwa/stage';

/** Among whom words are said: in which language, and after which. */
export interface Hearing {
  readonly language: Language;
  /** The last words somebody else said here. */
  readonly before?: string | undefined;
}

/** Words with what they are to do. */
export interface MeantWords {
  readonly text: string;
  readonly acts: readonly SpeechAct[];
  /** What they are to answer, where somebody waits for it. */
  readonly due?: SpeechAct | undefined;
}

/** How words are taken. */
export interface TakenWords {
  /** Whether a stranger takes an answer as one, a question as one, and nothing for a question that is none. */
  readonly isAsMeant: boolean;
  /** What in them answers what was due, as a stranger takes it. */
  readonly answer?: SpeechAct | undefined;
}

/** What a stranger makes of some words. */
export function takenWords(meant: MeantWords, hearing: Hearing): TakenWords {
  const taken = actsTaken(meant.text, hearing);
  if (taken.length === 0) return { isAsMeant: true };
  const { due } = meant;
  if (due === undefined) return { isAsMeant: isAsMeant(meant, taken) };
  const answer = taken.find((act) => answersTo(act, due));
  const isStray = (act: SpeechAct) =>
    callsForAnswer(act) && !answersTo(act, due) && !meant.acts.some((one) => isLike(act, one));
  return { isAsMeant: answer !== undefined && !taken.some(isStray), answer };
}

function isAsMeant({ acts }: MeantWords, taken: readonly SpeechAct[]): boolean {
  const opening = acts.filter(callsForAnswer);
  if (opening.length > 0) return opening.some((act) => taken.some((one) => isLike(one, act)));
  const isSecond = acts.some((act) => speechActSort(act).part === 'second');
  return !taken.some(callsForAnswer) && (!isSecond || taken.some(isTakingUp));
}

const isTakingUp = (act: SpeechAct) => answersTo(act, 'tell');

/** Whoever proposes something may seem to ask for it, and the other way round. */
function isLike(taken: SpeechAct, meant: SpeechAct): boolean {
  if (WISHING_ACTS.has(taken) && WISHING_ACTS.has(meant)) return true;
  return isSpeechAct(taken, meant) || isSpeechAct(meant, taken) || bothAsk(taken, meant);
}

const bothAsk = (one: SpeechAct, other: SpeechAct) =>
  isSpeechAct(one, 'ask') && isSpeechAct(other, 'ask');

/** Acts by which one wants something of who hears it. */
export const WISHING_ACTS: ReadonlySet<SpeechAct> = new Set([
  'propose',
  'invite',
  'request',
  'offer',
]);
