// Which act of speech answers which, and which answer wants a reason: one table for minds, reactors and measures.
import { isSpeechAct, type SpeechAct, speechActSort } from './speech-acts.ts';

interface Pair {
  /** What answers it as it would be liked. */
  readonly liked: readonly SpeechAct[];
  /** What answers it too, but not without saying why. */
  readonly reasoned?: readonly SpeechAct[];
}

/** First parts that leave something due; what is not in here may be left as it is. */
const PAIRS: Readonly<Partial<Record<SpeechAct, Pair>>> = {
  greet: { liked: ['greet'] },
  part: { liked: ['part'] },
  call: { liked: ['acknowledge', 'answer', 'ask', 'greet'] },
  ask: { liked: ['answer'], reasoned: ['decline'] },
  request: { liked: ['accept', 'yield'], reasoned: ['decline', 'object'] },
  offer: { liked: ['accept', 'thank'], reasoned: ['decline'] },
  propose: { liked: ['accept', 'agree'], reasoned: ['decline', 'object'] },
  apologise: { liked: ['forgive', 'acknowledge', 'comfort'], reasoned: ['blame', 'object'] },
  blame: { liked: ['apologise', 'yield', 'agree'], reasoned: ['deny', 'object'] },
  threaten: { liked: ['yield', 'apologise'], reasoned: ['object', 'decline', 'threaten'] },
  insist: { liked: ['yield', 'accept', 'agree'], reasoned: ['decline', 'object', 'insist'] },
};

/** How what leaves nothing due may be taken up all the same. */
const TAKEN: Pair = {
  liked: ['acknowledge', 'agree', 'yield', 'thank', 'comfort'],
  reasoned: ['object', 'deny', 'insist'],
};

/** Whether an act of speech leaves its hearer something to answer. */
export function callsForAnswer(act: SpeechAct): boolean {
  return pairOf(act) !== undefined;
}

/** Whether an act of speech answers another; a question of one's own puts the answer off, and does not give it. */
export function answersTo(second: SpeechAct, to: SpeechAct): boolean {
  const { liked, reasoned = [] } = pairOf(to) ?? TAKEN;
  return [...liked, ...reasoned].some((one) => isSpeechAct(second, one));
}

/** Whether it answers in a way nobody likes to hear without a reason. */
export function wantsReason(second: SpeechAct, to: SpeechAct): boolean {
  const { reasoned = [] } = pairOf(to) ?? TAKEN;
  return reasoned.some((one) => isSpeechAct(second, one));
}

function pairOf(act: SpeechAct): Pair | undefined {
  const { kindOf } = speechActSort(act);
  return PAIRS[act] ?? PAIRS[(kindOf as SpeechAct | undefined) ?? act];
}
