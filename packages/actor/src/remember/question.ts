// What somebody was asked: what for, and about what of the world.
import {
  type EventFacts,
  isSpeechAct,
  type QuestionWord,
  type SpokenAct,
  saysIn,
} from '@hakoniwa/stage';

/** What a question is about. */
export type Matter = NonNullable<SpokenAct['about']>;

/** A question as its hearer has it. */
export interface AskedQuestion {
  /** The question word; `whether` for one that wants yes or no. */
  readonly asks: QuestionWord | 'whether';
  /** Left out where nobody could tell. */
  readonly about?: Matter | undefined;
  /** Whom it is put to, where the words say so. */
  readonly to?: string;
}

/**
 * The last question of an event that asks for something: about what is in the world, or with a question word. Words
 * that ask for the sake of talk do neither.
 */
export function questionIn(event: Pick<EventFacts, 'detail'>): AskedQuestion | undefined {
  const asked = saysIn(event).findLast(
    ({ act, about }) => isSpeechAct(act, 'ask') && (act !== 'ask' || about !== undefined),
  );
  if (!asked) return undefined;
  const { act, asks, about, to } = asked;
  const word = asks ?? (act === 'ask-yn' ? 'whether' : 'what');
  return {
    asks: word,
    ...(about === undefined ? {} : { about }),
    ...(to === undefined ? {} : { to }),
  };
}

/** Whether two questions want to know the same. */
export function isSameQuestion(a: AskedQuestion, b: AskedQuestion): boolean {
  return (
    a.asks === b.asks &&
    a.about?.kind === b.about?.kind &&
    a.about?.of === b.about?.of &&
    a.about?.with === b.about?.with
  );
}
