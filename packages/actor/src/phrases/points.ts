// The points a line can make about the world: what its words must say, whoever says them in whichever language.
import { z } from 'zod';

export const POINTS = [
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
] as const;

/** What the words of a line must say. */
export type Point = (typeof POINTS)[number];

export const pointSchema = z.enum(POINTS);
