// A turn as a reader sees it: what was done and said, from the events that were left and from nothing else.
import {
  allSaidIn,
  eventText,
  isJsonObject,
  type Rulebook,
  type SealedEvent,
  type World,
  writingOf,
} from '@hakoniwa/stage';
import type { TurnLine } from '../play/cell-log.ts';
import type { JudgedText, JudgedTurn } from './judged-turn.ts';

/** Deeds in brackets, words in quotes; '' where nothing is seen. */
export function turnShown(
  { events }: TurnLine,
  { rules, world }: { readonly rules: Rulebook; readonly world: World },
): string {
  const { brackets, typedQuotes, gap } = writingOf(world.language);
  const deeds = events.flatMap((event) => [
    ...gesturesOf(event),
    ...(isDeed(event) ? [eventText(rules, { world, event })] : []),
  ]);
  const said = allSaidIn(events);
  const shown = deeds.filter((deed) => deed !== '').join(gap);
  return [
    ...(shown === '' ? [] : [brackets.join(shown)]),
    ...(said === undefined || said === '' ? [] : [typedQuotes.join(said)]),
  ].join(gap);
}

/** Whether the stand-in of the sanitizer is among what is seen; undefined where there should be none. */
export function isStandInSeen(
  { retries, hasFirst }: Pick<JudgedTurn, 'retries' | 'hasFirst'>,
  { first, seen }: { readonly first: JudgedText; readonly seen: string },
): boolean | undefined {
  const { replaced, replacement } = first.sanitizer;
  if (!hasFirst || retries > 0 || !replaced || typeof replacement !== 'string') return undefined;
  return seen.includes(replacement);
}

function isDeed({ type, detail }: SealedEvent): boolean {
  return type !== 'time-passed' && isJsonObject(detail) && detail.verb !== undefined;
}

/** What was done beside the words, where an event keeps it. */
function gesturesOf({ detail }: SealedEvent): string[] {
  const gestures = isJsonObject(detail) ? detail.gestures : undefined;
  if (!Array.isArray(gestures)) return [];
  return gestures.flatMap((one) =>
    isJsonObject(one) && typeof one.text === 'string' ? [one.text] : [],
  );
}
