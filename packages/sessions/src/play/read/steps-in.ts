// A player's text as steps in written order: deeds for the judge, words for whoever is here, questions to the game.
import type { Meta, ReadDeed, Reading, ReadSaying } from '@hakoniwa/gm';
import type { PlayIntent } from '../intent.ts';
import { standing } from '../intents/fight.ts';
import { othersHere } from '../look.ts';
import type { PlayTurn } from '../turn.ts';
import { fightIntent } from './fight-intent.ts';
import { itemNamed } from './item-named.ts';
import { deedOfWish, GESTURES } from './own-deed.ts';
import { personNamed } from './person-named.ts';
import { plainIntent } from './read-intent.ts';
import { readingText } from './reading-text.ts';
import { sayingIntent } from './saying-intent.ts';

/** A step of a turn: it is made out when it comes, in the world that the steps before it left. */
export type PlayStep = (turn: PlayTurn) => PlayIntent;

/** The steps of a text: nothing that was written is left out, and what was not understood is said to be so. */
export function stepsIn(turn: PlayTurn, text: string): PlayStep[] {
  const { reading } = readingText(turn, text);
  const stretches = stretchesOf(turn, reading);
  if (stretches.length === 0 && !standing(turn)) return [(now) => nothingRead(now, text)];
  // While something stands in the way, one thing is done about it, besides what the judge has to look at.
  if (standing(turn)) return inFight(turn, { stretches, text });
  return stretches.map((one) => stepOf(one, { isAlone: stretches.length === 1 }));
}

/** In a fight: what is asked is answered, and what nobody understands gives nobody an opening. */
function inFight(
  turn: PlayTurn,
  { stretches, text }: { readonly stretches: readonly Stretch[]; readonly text: string },
): PlayStep[] {
  const isMeant = stretches.some(({ is }) => is !== 'unread' && is !== 'asked');
  if (isMeant || fightIntent(readingText(turn, text)))
    return [...othersOf(stretches), (now) => wholeIntent(now, text)];
  return stretches.length === 0
    ? [() => ({ do: 'unread', words: text })]
    : stretches.map((one) => stepOf(one, { isAlone: stretches.length === 1 }));
}

/** A text of which nothing was made out, unless the game knows plainly what is wanted. */
function nothingRead(turn: PlayTurn, text: string): PlayIntent {
  return plainIntent(readingText(turn, text)) ?? { do: 'unread', words: text };
}

/** What a text wants that says neither what is done nor what is said. */
function wholeIntent(turn: PlayTurn, text: string): PlayIntent {
  const reading = readingText(turn, text);
  if (standing(turn)) return fightIntent(reading) ?? { do: 'guard' };
  return plainIntent(reading) ?? { do: 'write', text };
}

/** Deeds that are none of the fight: judged first, as everywhere. */
function othersOf(stretches: readonly Stretch[]): PlayStep[] {
  return stretches.flatMap((one): PlayStep[] =>
    one.is === 'judged' ? [() => ({ do: 'write', text: one.written, isPart: true })] : [],
  );
}

function stepOf(one: Stretch, { isAlone }: { readonly isAlone: boolean }): PlayStep {
  const { written } = one;
  switch (one.is) {
    case 'asked':
      return () => askedIntent(one.meta);
    case 'said':
      return (now) => sayingIntent(now, { saying: one.saying, written });
    case 'wished':
      return (now) =>
        plainIntent(readingText(now, written)) ?? { do: 'write', text: written, isPart: !isAlone };
    case 'shown':
      // Beside anything else that is done or said it needs no words of its own.
      return () =>
        isAlone ? { do: 'idle', how: 'gesture' } : { do: 'write', text: written, isPart: true };
    case 'used':
      return () => ({ do: 'item', item: one.item });
    case 'unread':
      return () => ({ do: 'unread', words: written });
    default:
      return () => ({ do: 'write', text: written, isPart: !isAlone });
  }
}

function askedIntent(meta: Meta): PlayIntent {
  if (meta === 'look') return { do: 'look' };
  return meta === 'bag' ? { do: 'inventory' } : { do: 'game', meta };
}

/** A part of the text with all words around it, and whose it is. */
type Stretch = { readonly written: string } & (
  | { readonly is: 'asked'; readonly meta: Meta }
  | { readonly is: 'said'; readonly saying: ReadSaying }
  | { readonly is: 'used'; readonly item: string }
  | { readonly is: 'wished' | 'shown' | 'judged' | 'unread' }
);

type Item = { readonly start: number; readonly end: number } & (
  | { readonly is: 'asked'; readonly meta: Meta }
  | { readonly is: 'said'; readonly saying: ReadSaying }
  | { readonly is: 'deed'; readonly deed: ReadDeed }
  | { readonly is: 'unread' }
);

/** All that was found in a text, in order. */
function itemsOf({ parts, asks = [], unread }: Reading): Item[] {
  return [
    ...parts.map(
      (part): Item =>
        part.is === 'deed'
          ? { is: 'deed', deed: part, ...part.span }
          : { is: 'said', saying: part, ...part.span },
    ),
    ...asks.map(({ meta, span }): Item => ({ is: 'asked', meta, ...span })),
    ...unread.map((span): Item => ({ is: 'unread', ...span })),
  ].sort((a, b) => a.start - b.start);
}

/** Deeds of one sort one after another are one stretch, so that what one names the next may leave out. */
function stretchesOf(turn: PlayTurn, reading: Reading): Stretch[] {
  const items = itemsOf(reading);
  const cut = items.map((item, i) => {
    const end = items[i + 1]?.start ?? reading.text.length;
    return { item, start: i === 0 ? 0 : item.start, end: Math.max(end, item.end) };
  });
  const stretches: (Stretch & { readonly start: number; readonly isWalk: boolean })[] = [];
  for (const { item, start, end } of cut) {
    const written = bare(reading.text.slice(start, end));
    const one = stretchOf(turn, { item, written });
    const last = stretches.at(-1);
    if (!one) continue;
    if (last?.is === one.is && one.is === 'judged' && !isApart({ item, written, last }))
      stretches[stretches.length - 1] = {
        ...last,
        written: bare(reading.text.slice(last.start, end)),
        isWalk: isWalk(item),
      };
    else stretches.push({ ...one, start, isWalk: isWalk(item) });
  }
  return stretches;
}

function isWalk(item: Item): boolean {
  return item.is === 'deed' && item.deed.verb === 'move';
}

/** Behind a walk a deed that names all it needs is made out where one has come to. */
function isApart({
  item,
  written,
  last,
}: {
  readonly item: Item;
  readonly written: string;
  readonly last: { readonly isWalk: boolean };
}): boolean {
  if (!last.isWalk || item.is !== 'deed') return false;
  const roles = Object.values(item.deed.roles);
  return roles.length > 0 && roles.every(({ head }) => written.includes(head));
}

function stretchOf(
  turn: PlayTurn,
  { item, written }: { readonly item: Item; readonly written: string },
): Stretch | undefined {
  if (item.is === 'asked') return { is: 'asked', meta: item.meta, written };
  if (item.is === 'said') return { is: 'said', saying: item.saying, written };
  if (item.is === 'unread')
    return { is: plainIntent(readingText(turn, written)) ? 'wished' : 'unread', written };
  // What is not to happen changes nothing; told alone it stays in the mind.
  if (item.deed.isBoast && plainIntent(readingText(turn, written)))
    return { is: 'wished', written };
  if (item.deed.mood !== 'done') return { is: 'judged', written };
  const used = itemUsed(turn, item.deed);
  if (used !== undefined) return { is: 'used', item: used, written };
  if (deedOfWish(turn, { deed: item.deed, written })) return { is: 'wished', written };
  return { is: isShown(turn, item.deed) ? 'shown' : 'judged', written };
}

/** What is done with a thing one carries to have the good of it. */
const USING: ReadonlySet<string> = new Set(['use', 'drink', 'eat', 'throw']);

/** The item of the bag that a deed uses. */
function itemUsed(turn: PlayTurn, { verb, roles: { object } }: ReadDeed): string | undefined {
  if (!object || !USING.has(verb)) return undefined;
  const item = itemNamed(turn, object.text);
  return item !== undefined && (turn.state.items[item] ?? 0) > 0 ? item : undefined;
}

/** Something shown to somebody who is here, or gone after them where they are: seen, and nothing else comes of it. */
function isShown(turn: PlayTurn, { verb, roles: { object, target, to } }: ReadDeed): boolean {
  const toward = verb === 'move' ? to : GESTURES.has(verb) ? (target ?? object) : undefined;
  const who = toward && personNamed(turn, toward.text);
  return who !== undefined && othersHere(turn).some(({ id }) => id === who);
}

/** A stretch without what is left of lists around it. */
function bare(written: string): string {
  let [start, end] = [0, written.length];
  while (start < end && AROUND.test(written.charAt(start))) start += 1;
  while (start < end && JOINING.test(written.charAt(end - 1))) end -= 1;
  return written.slice(start, end);
}

const AROUND = /[\s,、。]/u;
const JOINING = /[\s,、]/u;
