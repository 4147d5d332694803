// All wishes of a moment, the strongest first: to add a source, write it and list it here.

import type { MindContext } from '../context.ts';
import { limits } from '../limits.ts';
import { company } from './company.ts';
import { curiosity } from './curiosity.ts';
import { DIGNITY_WORDS } from './data/dignity.ts';
import { goalWishes } from './goals.ts';
import { guests } from './guests.ts';
import { happenings } from './happenings.ts';
import { needs } from './needs.ts';
import { practiceWishes } from './practices.ts';
import { promiseWishes } from './promises.ts';
import { requestWishes } from './requests.ts';
import { ringing } from './ringing.ts';
import { safety } from './safety.ts';
import type { Wish, WishSource } from './wish.ts';

const SOURCES: readonly WishSource[] = [
  needs,
  goalWishes,
  requestWishes,
  promiseWishes,
  practiceWishes,
  happenings,
  ringing,
  guests,
  company,
  curiosity,
  safety,
];

/** What a character wants now. */
export function wishesOf(context: MindContext): Wish[] {
  const all = SOURCES.flatMap((source) => source(context)).map((wish) => ({
    ...wish,
    weight: valued(context, wish),
  }));
  return all
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .slice(0, limits.wishes);
}

/** Values decide conflicts: what a character holds dear weighs more, and dignity tames the body in company. */
function valued({ personality, view }: MindContext, wish: Wish): number {
  const isProud = personality.values.some((value) =>
    DIGNITY_WORDS.some((word) => value.toLowerCase().includes(word)),
  );
  const isWatched = view.characters.length > 1;
  const tamed = wish.kind === 'need' && isProud && isWatched ? TAMED : 1;
  const dear = personality.values.some((value) => value.length > 1 && wish.text.includes(value))
    ? 1.3
    : 1;
  return wish.weight * tamed * dear;
}

/** So little is left of a need before others that hardly anything is done for it. */
const TAMED = 0.25;
