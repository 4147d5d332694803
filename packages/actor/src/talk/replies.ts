// What is due to be said: the answer to a question, and a word to who answered one's own.
import { isSpeechAct } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Point } from '../phrases/points.ts';
import type { Topic } from '../phrases/speak.ts';
import type { AskedQuestion } from '../remember/question.ts';
import { answerFor, openQuestion, type Plans } from './answer.ts';

/** The true answer to the question that stands open, where it is about something of the world. */
export function answerTopics(context: MindContext, plans: Plans | undefined): Topic[] {
  const asked = openQuestion(context);
  if (!asked) return [];
  const { question, actor: by = '', seq } = asked;
  if (!plans && question.about?.kind === 'wish') return [];
  const { point, act, fill = {} } = answerFor(context, { question, by, plans: plans ?? {} });
  const about = TELLS_NOTHING.has(point) || !question.about ? {} : { about: question.about };
  return [
    {
      on: 'answer',
      weight: 96,
      due: 'ask',
      fill,
      facts: { point },
      says: { act, to: by, ...about },
      why: { answers: seq },
    },
  ];
}

/** Answers that leave the asker as wise as before. */
const TELLS_NOTHING: ReadonlySet<Point> = new Set([
  'intent-none',
  'why-none',
  'where-unknown',
  'where-unknown-person-may-know',
  'where-person-unknown',
  'who-unknown',
  'happened-unknown',
  'unknown',
  'unknown-ask',
]);

/** What one says to who has just answered: thanks where it helps, and a word where it does not. */
export function noteTopics({ recent, id }: MindContext): Topic[] {
  const [asked, last] = recent.filter(({ speech }) => speech !== undefined).slice(-2);
  if (asked?.actor !== id || !asked.question || !last || last.actor === id) return [];
  if (last.move === undefined || !isSpeechAct(last.move, 'answer')) return [];
  const { about, seq } = last;
  return [
    {
      on: 'reply',
      to: 'answer',
      weight: 63,
      fill: {},
      facts: { point: noteOf(asked.question, about !== undefined) },
      says: { act: 'acknowledge', ...(about ? { about } : {}) },
      why: { answers: seq },
    },
  ];
}

/** Whoever has no plan or no reason knows it well enough. */
function noteOf({ asks, about }: AskedQuestion, isTold: boolean): Point {
  if (about?.kind === 'wish') return isTold ? 'noted-intent' : 'noted';
  if (!isTold) return asks === 'why' ? 'noted' : 'noted-unknown';
  return asks === 'where' ? 'thanks-answer' : 'noted';
}
