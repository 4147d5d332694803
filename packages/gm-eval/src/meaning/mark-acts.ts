// Acts of speech held against those that were wanted, in order; the same act twice in a row counts once.

import type { WorldState } from '@hakoniwa/gm';
import { SPEECH_ACTS, type SpeechAct, speechActSort } from '@hakoniwa/stage';
import { align, type Pair } from './align.ts';
import type { SpokenLabel } from './labels/spoken-label.ts';
import type { ActRead } from './meaning-reader.ts';
import { isNamed } from './same-name.ts';

/** Labels and acts laid side by side. */
export interface ActsAligned {
  readonly wanted: readonly SpokenLabel[];
  readonly read: readonly ActRead[];
  readonly pairs: readonly Pair[];
}

/** Lays acts side by side with their labels. */
export function alignActs(wanted: readonly SpokenLabel[], read: readonly ActRead[]): ActsAligned {
  const labels = wantedOnce(wanted);
  const own = readOnce(read);
  const list = labels.map((it) => ({ it, isNeeded: !it.may }));
  return { wanted: labels, read: own, pairs: align(list, { read: own, isRight: isAct }) };
}

/** Whether nothing needed is missing and nothing was made up. */
export function isAllRead({ wanted, read, pairs }: ActsAligned): boolean {
  const found = new Set(pairs.map(([i]) => i));
  return pairs.length === read.length && wanted.every(({ may }, i) => may || found.has(i));
}

/** Whether an act was read as wanted; who wants any question is content with a certain one. */
function isAct({ act, or = [] }: SpokenLabel, read: ActRead): boolean {
  return [act, ...or].some((one) => read.act === one || widerOf(read.act) === one);
}

/** Whether an act was read as wanted or as the wider act it is a kind of. */
export function isActWidely({ act, or = [] }: SpokenLabel, read: ActRead): boolean {
  return isAct({ act, or }, read) || [act, ...or].some((one) => widerOf(one) === read.act);
}

/** Whether the content is the one wanted: what is asked, what is to be done, with what, or not. */
export function isContent(
  { act, does, about = [], asks, not }: SpokenLabel,
  { read, world }: { readonly read: ActRead; readonly world: WorldState },
): boolean {
  return (
    (does === undefined || does === read.does) &&
    (asks === undefined || asks === read.asks) &&
    (!NEGATED.has(act) || (not ?? false) === (read.not ?? false)) &&
    about.every((name) => isNamed(name, { read: read.about, world }))
  );
}

/** Acts that do another thing when their content is negated; a refusal or a question is what it is either way. */
const NEGATED: ReadonlySet<string> = new Set(['request', 'promise', 'tell', 'announce']);

/** Whether a label says anything of the content. */
export function hasContent({ does, about, asks, not }: SpokenLabel): boolean {
  return [does, about, asks, not].some((one) => one !== undefined);
}

const KNOWN: ReadonlySet<string> = new Set(SPEECH_ACTS);

function widerOf(act: string): string | undefined {
  return KNOWN.has(act) ? speechActSort(act as SpeechAct).kindOf : undefined;
}

function wantedOnce(list: readonly SpokenLabel[]): SpokenLabel[] {
  return once(list, (last, one) => {
    const about = [...(last.about ?? []), ...(one.about ?? [])];
    const or = [...new Set([...(last.or ?? []), ...(one.or ?? [])])];
    const both: SpokenLabel = {
      ...{ ...one, ...last },
      ...(about.length > 0 ? { about } : {}),
      ...(or.length > 0 ? { or } : {}),
    };
    const { may: _, ...needed } = both;
    return last.may && one.may ? both : needed;
  });
}

function readOnce(list: readonly ActRead[]): ActRead[] {
  return once(list, (last, one) => ({ ...one, ...last, about: [...last.about, ...one.about] }));
}

/** The same act to the same person twice in a row, as one. */
function once<T extends Pick<ActRead, 'act' | 'to'>>(
  list: readonly T[],
  join: (last: T, one: T) => T,
): T[] {
  const all: T[] = [];
  for (const one of list) {
    const last = all.at(-1);
    const isSame = last?.act === one.act && last.to === one.to;
    if (last && isSame) all[all.length - 1] = join(last, one);
    else all.push(one);
  }
  return all;
}
