// Places, things, people and times of the believed world as phrases in somebody's mouth.
import {
  type Act,
  actText,
  articled,
  DAY_MS,
  dayPart,
  HOUR_MS,
  nameOf,
  type Operator,
  type Prop,
} from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { talkWording } from './locale/index.ts';
import type { DayPartId } from './locale/wording.ts';

/** How this voice calls a person; nobody is named who is spoken to. */
export function calledBy({ sheet, believed }: MindContext, id: string): string {
  const { calls } = sheet.speech;
  const own = Object.hasOwn(calls, id) ? calls[id] : undefined;
  return own ?? nameOf(believed, id);
}

/** Where a thing is, seen from here; undefined where one holds it oneself or does not know. */
export function whereIs(context: MindContext, { at }: Prop): string | undefined {
  const { believed, id } = context;
  const words = talkWording(believed.language);
  if ('holder' in at)
    return at.holder === id ? undefined : words.with(calledBy(context, at.holder));
  if ('place' in at) return placePhrase(context, at.place);
  const box = believed.props.get(at.inside);
  return box && words.inside(articled(box.name, believed.language));
}

/** Where a person is, as one believes. */
export function whereIsPerson(context: MindContext, person: string): string | undefined {
  const place = context.believed.characters.get(person as never)?.place;
  return place && placePhrase(context, place);
}

/** A place as it is named in a sentence. */
export function namedPlace({ believed }: MindContext, place: string): string | undefined {
  const known = believed.places.get(place as never);
  return known && articled(known.name, believed.language);
}

function placePhrase(context: MindContext, place: string): string | undefined {
  const words = talkWording(context.believed.language);
  if (place === context.view.here) return words.here;
  const name = namedPlace(context, place);
  return name && words.at(name);
}

/** Several things nobody spoke of before. */
export function namesOfThings({ believed }: MindContext, things: readonly Prop[]): string {
  const words = talkWording(believed.language);
  return words.all(things.map(({ name }) => words.one(name)));
}

/** A deed as one says it of oneself: `drink the coffee`. */
export function deedText(context: MindContext, step: Operator | undefined): string | undefined {
  if (!step || !('do' in step)) return undefined;
  const { believed, rules, id } = context;
  const act: Act = { ...step.do, actor: id };
  if (act.affordance !== undefined) return undefined;
  const text = actText(rules, { world: believed, act });
  // Who has a part in it is called as one calls them.
  const other = act.target === undefined ? undefined : believed.characters.get(act.target as never);
  return other ? text.replace(other.name, calledBy(context, other.id)) : text;
}

/** When something was, seen from now. */
export function whenWas({ view }: MindContext, at: number): string {
  const words = talkWording(view.language);
  const days = Math.floor(view.time.now / DAY_MS) - Math.floor(at / DAY_MS);
  if (view.time.now - at < JUST_NOW_MS) return words.justNow;
  if (days <= 0)
    return words.today[dayPart({ now: at, start: view.calendarStart }).id as DayPartId];
  return days === 1 ? words.yesterday : words.daysAgo(days);
}

/** A third of an hour. */
const JUST_NOW_MS = HOUR_MS / 3;
