// The points a line can make about the world: what its words must say, whoever says them in whichever language.
import type { SpeechAct } from '@hakoniwa/stage';
import { z } from 'zod';
import { BORROWED_POINTS } from './borrowed-points.ts';

/** Points about the world: true or not as the speaker believes. */
const WORLD_POINTS = [
  'ask-intent',
  'ask-where-thing',
  'ask-found',
  'ask-why-thing',
  'ask-why-came',
  'ask-where-person',
  'ask-need-satiety',
  'ask-need-energy',
  'ask-need-mood',
  'ask-happened',
  'intent',
  'intent-none',
  'where-thing',
  'where-mine',
  'where-unknown',
  'where-unknown-person-may-know',
  'where-person',
  'where-person-unknown',
  'found',
  'found-nothing',
  'found-read',
  'why',
  'why-none',
  'been',
  'need-yes-satiety',
  'need-yes-energy',
  'need-yes-mood',
  'need-no-satiety',
  'need-no-energy',
  'need-no-mood',
  'who',
  'who-me',
  'who-unknown',
  'when',
  'whether-yes',
  'whether-no',
  'happened-unknown',
  'unknown',
  'unknown-ask',
  'thanks-answer',
  'noted-intent',
  'noted-unknown',
  'noted',
  'decline-busy',
  'decline-cannot',
  'decline-later',
  'decline-mood',
  'take-up',
] as const;

type SharedPointId = keyof typeof BORROWED_POINTS;

/** Every point that belongs to no practice. */
export const POINTS: readonly [
  (typeof WORLD_POINTS)[number],
  ...((typeof WORLD_POINTS)[number] | SharedPointId)[],
] = [...WORLD_POINTS, ...(Object.keys(BORROWED_POINTS) as SharedPointId[])];

/** What can be said of something done together, by the id of the practice. */
const STAGES = ['propose', 'accept', 'close'] as const;
type OfPractice = `${(typeof STAGES)[number]}-${string}`;

/** What the words of a line must say. */
export type Point = (typeof POINTS)[number] | OfPractice;

const ofPractice = z.templateLiteral([z.enum(STAGES), '-', z.string().regex(/^[a-z][a-z-]*$/)]);

export const pointSchema: z.ZodType<Point> = z.union([z.enum(POINTS), ofPractice]);

/** What is done with words that make a point, where the point says it; points about the world are told by whoever answers. */
export function actOfPoint(point: Point): SpeechAct | undefined {
  return Object.hasOwn(BORROWED_POINTS, point)
    ? BORROWED_POINTS[point as SharedPointId].act
    : undefined;
}
