// What is felt and said when the world refuses something, and when one got there.
import { intentionOf } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Point } from '../phrases/points.ts';
import type { Topic } from '../phrases/speak.ts';
import type { Plans } from './answer.ts';

/** After one's own failure: something learnt, or one more proof. */
export function failedTopics({ recent, id, personality }: MindContext): Topic[] {
  const last = recent.findLast(({ actor }) => actor === id);
  if (!last?.denial) return [];
  const point: Point = personality.growthMindset >= GROWING ? 'failed-learn' : 'failed-low';
  const thing = last.object ?? last.target;
  return [
    {
      ...{ on: 'refused', weight: 88, fill: {}, facts: { point, thing } },
      says: { act: 'tell', about: { kind: 'denial', of: last.denial.reason } },
      why: { causes: [last.seq] },
    },
  ];
}

/** From here on a failure is news rather than a verdict. */
const GROWING = 50;

/** The last deed of what one had set out for is done, and nothing of it is left to do. */
export function reachedTopics({ recent, id, self }: MindContext, { act, intends }: Plans): Topic[] {
  const last = recent
    .slice(-LATELY)
    .findLast(({ actor, verb }) => actor === id && verb !== undefined);
  const goal = last?.goal;
  const left = intends ?? intentionOf(self.inner ?? {});
  if (!last || goal === undefined || last.isDenied || act || left?.goal === goal) return [];
  if (last.verb === 'move') return [];
  return [
    {
      ...{ on: 'tell', weight: 59, fill: {} },
      facts: { point: 'reached', thing: last.object ?? last.target },
      says: { act: 'tell' },
      why: { goal, causes: [last.seq] },
    },
  ];
}

/** Events back in which one has just done something. */
const LATELY = 3;
