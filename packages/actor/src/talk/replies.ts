// What is due to be said: the answer to a question, and a word to who answered one's own.
import { isSpeechAct } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Point } from '../phrases/points.ts';
import type { Topic } from '../phrases/speak.ts';
import type { Memory } from '../remember/memory.ts';
import { isSameQuestion } from '../remember/question.ts';
import { answerFor, openQuestion, type Plans } from './answer.ts';

/** The true answer to the question that stands open, where it is about something of the world. */
export function answerTopics(context: MindContext, plans: Plans): Topic[] {
  const asked = openQuestion(context);
  if (!asked) return [];
  const { question, actor: by = '', seq } = asked;
  const { point, act, fill = {} } = answerFor(context, { question, by, plans });
  return [
    {
      on: 'answer',
      weight: 86,
      fill,
      facts: { point },
      says: { act, to: by, about: question.about },
      why: { answers: seq },
    },
  ];
}

/** What one says to an answer: thanks where it helps, and taken note of where it does not. */
export function noteTopics({ recent, id }: MindContext): Topic[] {
  const asked = recent.findLast(({ actor, question }) => actor === id && question !== undefined);
  const last = recent.findLast(({ speech }) => speech !== undefined);
  if (!asked?.question || !last || last.actor === id || last.seq < asked.seq) return [];
  const { about, move } = last;
  const isAnswer = move !== undefined && isSpeechAct(move, 'answer');
  if (!about || !isAnswer || !isSameQuestion({ ...asked.question, about }, asked.question))
    return [];
  return [
    {
      on: 'reply',
      to: 'answer',
      weight: 63,
      fill: {},
      facts: { point: noteOf(asked) },
      says: { act: 'acknowledge', about },
      why: { answers: last.seq },
    },
  ];
}

function noteOf({ question }: Memory): Point {
  if (question?.about.kind === 'wish') return 'noted-intent';
  return question?.asks === 'where' ? 'thanks-answer' : 'noted';
}
