// What words do: the acts of speech, whether each opens or answers, and whom it binds. No language is in here.
import { z } from 'zod';

interface SpeechActSort {
  /** A first part calls for a second one; a second part answers a first. */
  readonly part: 'first' | 'second';
  /** Who owes something after it. */
  readonly binds: 'nobody' | 'speaker' | 'hearer' | 'both';
  /** The wider act it is a kind of, for whoever knows no more of it. */
  readonly kindOf?: string;
}

const first = (binds: SpeechActSort['binds'], kindOf?: string): SpeechActSort => ({
  part: 'first',
  binds,
  ...(kindOf === undefined ? {} : { kindOf }),
});
const second = (binds: SpeechActSort['binds'], kindOf?: string): SpeechActSort => ({
  ...first(binds, kindOf),
  part: 'second',
});

const SORTS = {
  greet: first('hearer'),
  part: first('hearer'),
  call: first('hearer'),
  ask: first('hearer'),
  'ask-wh': first('hearer', 'ask'),
  'ask-yn': first('hearer', 'ask'),
  request: first('hearer'),
  offer: first('speaker'),
  invite: first('both', 'propose'),
  propose: first('both'),
  promise: first('speaker'),
  tell: first('nobody'),
  announce: first('speaker', 'tell'),
  warn: first('hearer', 'tell'),
  threaten: first('speaker'),
  praise: first('nobody'),
  thank: first('nobody'),
  apologise: first('hearer'),
  blame: first('hearer'),
  tease: first('nobody'),
  comfort: first('nobody'),
  answer: second('nobody'),
  confirm: second('nobody', 'answer'),
  deny: second('nobody', 'answer'),
  accept: second('speaker'),
  decline: second('nobody'),
  agree: second('nobody'),
  object: second('nobody'),
  insist: second('hearer'),
  yield: second('speaker'),
  acknowledge: second('nobody'),
  forgive: second('nobody'),
} as const satisfies Readonly<Record<string, SpeechActSort>>;

/** The id of an act of speech. */
export type SpeechAct = keyof typeof SORTS;

/** The ids of all acts of speech. */
export const SPEECH_ACTS = Object.keys(SORTS) as [SpeechAct, ...SpeechAct[]];

export const speechActSchema = z.enum(SPEECH_ACTS);

/** What sort of act it is. */
export function speechActSort(act: SpeechAct): SpeechActSort {
  return SORTS[act];
}

/** Whether an act is another one or a kind of it: who asks whether also asks. */
export function isSpeechAct(act: SpeechAct, wanted: SpeechAct): boolean {
  return act === wanted || speechActSort(act).kindOf === wanted;
}
