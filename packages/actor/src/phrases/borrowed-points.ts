// The points any voice may borrow words for: on which occasion each is made and what its words do.
import type { SpeechAct } from '@hakoniwa/stage';

/** What is said with a shared line. */
interface SharedPoint {
  readonly on: 'act' | 'reply' | 'answer' | 'ask' | 'tell' | 'refused' | 'notice' | 'greet';
  readonly act: SpeechAct;
  /** What it answers, where it answers. */
  readonly to?: SpeechAct;
}

/** Each shared point with its occasion, its act and what it answers. */
export const BORROWED_POINTS = {
  do: { on: 'act', act: 'announce' },
  heard: { on: 'reply', act: 'acknowledge', to: 'tell' },
  agree: { on: 'reply', act: 'agree', to: 'tell' },
  doubt: { on: 'reply', act: 'object', to: 'tell' },
  'topic-open': { on: 'tell', act: 'tell' },
  'topic-ask': { on: 'ask', act: 'ask-wh' },
  'topic-answer': { on: 'answer', act: 'answer', to: 'ask' },
  'topic-more': { on: 'tell', act: 'tell' },
  'topic-close': { on: 'reply', act: 'acknowledge', to: 'tell' },
  'greet-back': { on: 'reply', act: 'greet', to: 'greet' },
  'part-back': { on: 'reply', act: 'part', to: 'part' },
  'failed-learn': { on: 'refused', act: 'tell' },
  'failed-low': { on: 'refused', act: 'tell' },
  'comfort-failed': { on: 'notice', act: 'comfort' },
  reached: { on: 'tell', act: 'tell' },
  'yes-glad': { on: 'reply', act: 'accept', to: 'request' },
  'yes-plain': { on: 'reply', act: 'accept', to: 'request' },
  'yes-grudging': { on: 'reply', act: 'accept', to: 'request' },
  'no-mine': { on: 'reply', act: 'decline', to: 'request' },
  'no-busy': { on: 'reply', act: 'decline', to: 'request' },
  'no-unable': { on: 'reply', act: 'decline', to: 'request' },
  'no-pushed': { on: 'reply', act: 'decline', to: 'request' },
  sorry: { on: 'tell', act: 'apologise' },
  'sorry-taken': { on: 'reply', act: 'forgive', to: 'apologise' },
  hurt: { on: 'tell', act: 'blame' },
  'hurt-denied': { on: 'reply', act: 'object', to: 'blame' },
  cheered: { on: 'reply', act: 'thank', to: 'comfort' },
  'news-tell': { on: 'tell', act: 'tell' },
  'news-taken': { on: 'reply', act: 'acknowledge', to: 'tell' },
  'game-ask': { on: 'ask', act: 'ask-wh' },
  'game-answer': { on: 'answer', act: 'answer', to: 'ask' },
  'help-offer': { on: 'ask', act: 'offer' },
  'help-taken': { on: 'reply', act: 'accept', to: 'offer' },
} as const satisfies Readonly<Record<string, SharedPoint>>;
