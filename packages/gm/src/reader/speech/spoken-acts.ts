// What words do: part by part, in the light of the line before, to whom, about what, and what a question asks for.
import {
  type CharacterId,
  characterId,
  type SpeechAct,
  type SpokenAct,
  limits as stageLimits,
} from '@hakoniwa/stage';
import { LANGUAGE_READERS } from '../../language/languages.ts';
import type { SpokenSense } from '../../language/spoken-sense.ts';
import { namedHere, peopleHere, type Speaking } from '../given-words.ts';
import { type Mention, mentionsIn } from '../mentions.ts';
import { heardFrom, leftOpen } from './heard-before.ts';
import { SILENCE_BEFORE, type TaggedUnit, tagUnits, UNKNOWN_BEFORE } from './tag-units.ts';

/** The line that somebody else said right before: its words, or what they did. */
export type LineBefore = { readonly speaker: CharacterId } & (
  | { readonly text: string }
  | { readonly acts: readonly string[] }
);

/** A line before, or that nobody knows whether there was one. */
export type HeardLine = LineBefore | 'unknown';

/** Who speaks, among whom, after which line. */
export interface SpokenBy extends Speaking {
  readonly before?: HeardLine | undefined;
  /** The words by which something is promised, where that was made out already. */
  readonly promised?: readonly string[] | undefined;
  /** Who hears it, where the caller knows better than the world does. */
  readonly hearers?: readonly CharacterId[] | undefined;
}

/** Units that do one thing together, with the names in them. */
interface SpokenPart {
  readonly act: SpeechAct;
  readonly text: string;
  readonly plain: string;
  readonly mentions: readonly Mention[];
  readonly called: CharacterId | undefined;
}

/** What some words leave open for whoever speaks next, where it is more than what was told. */
export function leavesOpen(
  text: string,
  by: Pick<SpokenBy, 'before' | 'names'>,
): SpeechAct | undefined {
  const { spoken } = LANGUAGE_READERS[by.names.language];
  if (!spoken) return undefined;
  const tagged = tagUnits(text, { sense: spoken, before: heardBy(by, spoken) });
  return leftOpen(tagged.flatMap(({ does }) => (does === '-' ? [] : [does as SpeechAct])));
}

/** The acts of some words, in order; in a language that was never learned, that something is asked. */
export function readSpokenActs(text: string, by: SpokenBy): SpokenAct[] {
  const { spoken } = LANGUAGE_READERS[by.names.language];
  if (!spoken) return askedPlainly(text, by);
  const parts = partsOf(tagUnits(text, { sense: spoken, before: heardBy(by, spoken) }), by);
  const to = addressee(text, { by, called: parts.find(({ called }) => called)?.called });
  const acts = parts.map((part): SpokenAct => {
    const whom = part.called ?? to;
    return {
      act: part.act,
      ...(whom === undefined ? {} : { to: whom }),
      ...aboutOf(part, whom),
      ...askedIn(part, spoken),
      ...(NEGATED.has(part.act) && spoken.negated.test(part.plain) ? { not: true as const } : {}),
    };
  });
  return once(acts).slice(0, stageLimits.speechActs);
}

function askedPlainly(text: string, by: SpokenBy): SpokenAct[] {
  const to = addressee(text, { by, called: undefined });
  return /[?？]/u.test(text) ? [{ act: 'ask', ...(to === undefined ? {} : { to }) }] : [];
}

function heardBy({ before }: Pick<SpokenBy, 'before'>, spoken: SpokenSense) {
  if (before === undefined) return SILENCE_BEFORE;
  if (before === 'unknown') return UNKNOWN_BEFORE;
  if ('acts' in before) return heardFrom(before.acts);
  return heardFrom(tagUnits(before.text, { sense: spoken }).map(({ does }) => does));
}

/** Units of one sentence that do the same are one part; what does nothing is left out, but whom it calls is kept. */
function partsOf(units: readonly TaggedUnit[], by: SpokenBy): SpokenPart[] {
  const parts: SpokenPart[] = [];
  let waiting: CharacterId | undefined;
  let last: SpokenPart | undefined;
  for (const unit of units) {
    const mentions = mentionsIn(by.names, fold(unit.text));
    const called = calledIn(unit, mentions, by) ?? waiting;
    if (unit.does === '-') {
      [waiting, last] = [called, undefined];
      continue;
    }
    waiting = undefined;
    const act = actOf(unit, by);
    const isMore = last !== undefined && last.act === act && !unit.opens;
    const part: SpokenPart =
      isMore && last
        ? {
            act,
            text: `${last.text} ${unit.text}`,
            plain: `${last.plain} ${unit.plain}`,
            mentions: [...last.mentions, ...mentions],
            called: last.called ?? called,
          }
        : { act, text: unit.text, plain: unit.plain, mentions, called };
    if (isMore) parts.pop();
    parts.push(part);
    last = part;
  }
  return parts;
}

/** What was made out to bind the speaker is more than told. */
function actOf({ does, text }: TaggedUnit, { promised = [], before }: SpokenBy): SpeechAct {
  const isAccepting = does === 'accept' && before !== undefined && before !== 'unknown';
  const isBinding = BINDING.has(does) && !isAccepting;
  return isBinding && promised.some((words) => words.includes(text))
    ? 'promise'
    : (does as SpeechAct);
}

/** What a promise may be taken for. */
const BINDING: ReadonlySet<string> = new Set<SpeechAct>(['tell', 'announce', 'offer', 'accept']);

/** Somebody here whose name is most of what stands between two marks is called by it. */
function calledIn(
  unit: TaggedUnit,
  mentions: readonly Mention[],
  by: SpokenBy,
): CharacterId | undefined {
  if (unit.does === 'answer') return undefined;
  const named = mentions.find(
    ({ word, people }) => people.length > 0 && word.length * 2 >= unit.plain.length,
  );
  const id = named?.people.find((one) => one !== by.speaker);
  return id === undefined ? undefined : characterId(id);
}

/** Who is called, else who spoke last, else the only one who hears it, else whoever of them is named. */
export function addressee(
  text: string,
  { by, called }: { readonly by: SpokenBy; readonly called: CharacterId | undefined },
): CharacterId | undefined {
  const last = by.before === 'unknown' ? undefined : by.before?.speaker;
  const other = last === by.speaker ? undefined : last;
  const id = called ?? other ?? only(by.hearers ?? peopleHere(by)) ?? only(namedHere(text, by));
  return id === undefined ? undefined : characterId(id);
}

/** The first that is named, but for whom the words go to. */
function aboutOf({ mentions }: SpokenPart, whom: string | undefined): Pick<SpokenAct, 'about'> {
  for (const { props, people, places } of mentions) {
    if (props[0] !== undefined) return { about: { kind: 'thing', of: props[0] } };
    const person = people[0];
    if (person !== undefined && person !== whom) return { about: { kind: 'person', of: person } };
    if (places[0] !== undefined) return { about: { kind: 'place', of: places[0] } };
  }
  return {};
}

/** What a question asks for: by the first word in it that asks. */
function askedIn({ act, plain }: SpokenPart, { asking }: SpokenSense): Pick<SpokenAct, 'asks'> {
  if (act !== 'ask-wh') return {};
  let first = Infinity;
  let found: SpokenAct['asks'];
  for (const { asks, words } of asking) {
    const at = words.exec(plain)?.index ?? Infinity;
    if (at >= first) continue;
    [first, found] = [at, asks];
  }
  return found === undefined ? {} : { asks: found };
}

/** Acts whose content may be that something is not to be. */
const NEGATED: ReadonlySet<SpeechAct> = new Set(['request', 'promise', 'tell', 'announce', 'warn']);

/** The same act to the same person twice in a row is one, about what is named first. */
function once(acts: readonly SpokenAct[]): SpokenAct[] {
  const kept: SpokenAct[] = [];
  for (const one of acts) {
    const last = kept.at(-1);
    if (last?.act === one.act && last.to === one.to) kept[kept.length - 1] = { ...one, ...last };
    else kept.push(one);
  }
  return kept;
}

function only<T>([one, other]: readonly T[]): T | undefined {
  return other === undefined ? one : undefined;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
