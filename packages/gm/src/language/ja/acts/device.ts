// Devices worked in passing: spoken into, put through, played or rung up.
import {
  MUSIC,
  PLAYS,
  PUT_THROUGH,
  SPEAKS,
  SPOKEN_INTO,
  WORKED_AT,
  WORKS_AT,
} from '../data/devices.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import type { VerbMeaning } from './meant.ts';

/** The meaning with the device that the verb works, where it works one. */
export function withDevice(
  clause: Clause,
  meaning: VerbMeaning | undefined,
): VerbMeaning | undefined {
  const word = meaning?.word ?? clause.predicate.words[0] ?? '';
  const device = spokenInto(clause, word);
  if (device !== undefined) return working(device, word);
  if (meaning === undefined) return undefined;
  if (PLAYS.test(word)) return playing(meaning);
  if (meaning.cast.objects.some(isShutter) && /^(?:切る|押す|きる)$/u.test(word))
    return working(CAMERA, word);
  if (meaning.verb === 'call') return ringing(meaning);
  if (meaning.intent === 'MOVE' && /(?:電話|内線|無線)$/u.test(meaning.cast.target?.head ?? ''))
    return /^出|^でる/u.test(word) ? working(meaning.cast.target as PlainNoun, word) : meaning;
  return putThrough(meaning);
}

/** マイクに向かって叫ぶ, パソコンに向かって作業を始める: turned to what one then speaks into or works at. */
export function facesDevice(clause: Clause, next: Clause | undefined): VerbMeaning | undefined {
  const words = clause.predicate.words;
  const faces = words.includes('向かう') || words.includes('向ける') || words.includes('むかう');
  if (!faces || next === undefined || next.sentence !== clause.sentence) return undefined;
  const does = (verbs: RegExp): boolean => next.predicate.words.some((word) => verbs.test(word));
  const device =
    (does(SPEAKS) ? deviceIn(clause, SPOKEN_INTO) : undefined) ??
    (does(WORKS_AT) ? deviceIn(clause, WORKED_AT) : undefined);
  return device === undefined ? undefined : working(device, words[0] ?? '');
}

function spokenInto(clause: Clause, word: string): PlainNoun | undefined {
  return SPEAKS.test(word) ? deviceIn(clause, SPOKEN_INTO) : undefined;
}

function deviceIn(clause: Clause, kind: RegExp): PlainNoun | undefined {
  return clause.phrases
    .filter(({ particle }) => particle === 'に' || particle === 'へ' || particle === '*')
    .flatMap(({ nouns }) => nouns)
    .find((noun) => kind.test(noun.head) && noun.relation === undefined);
}

/** 一曲弾く: on whatever there is to play. */
function playing(meaning: VerbMeaning): VerbMeaning {
  const { objects, target, tool } = meaning.cast;
  const music = objects.length === 0 || objects.every(isMusic);
  if (music && tool !== undefined) return { ...working(tool, meaning.word), picksUp: true };
  if (!music || objects.length === 0 || target !== undefined) return meaning;
  const instrument = { ...(objects[0] as PlainNoun), ...INSTRUMENT };
  return { ...working(instrument, meaning.word), picksUp: true };
}

function isMusic({ head, abstract, adverbial }: PlainNoun): boolean {
  return (abstract || adverbial || MUSIC.test(head)) && MUSIC.test(head);
}

const INSTRUMENT = {
  text: '楽器',
  head: '楽器',
  modifiers: [],
  abstract: false,
  adverbial: false,
} as const;

/** 電話する: with a telephone, named or not. */
function ringing(meaning: VerbMeaning): VerbMeaning {
  const { tool } = meaning.cast;
  const kind = /無線|通信/u.test(meaning.word) ? undefined : '電話';
  if (tool !== undefined) return working(tool, meaning.word);
  return kind === undefined ? meaning : working({ ...TELEPHONE }, meaning.word);
}

const TELEPHONE: PlainNoun = {
  text: '電話',
  head: '電話',
  modifiers: [],
  someone: false,
  abstract: false,
  adverbial: false,
};

const CAMERA: PlainNoun = { ...TELEPHONE, text: 'カメラ', head: 'カメラ' };

/** シャッターを切る: of a camera, not of a shop. */
function isShutter({ head, modifiers }: PlainNoun): boolean {
  return head === 'シャッター' && !modifiers.includes('店');
}

/** 書類をシュレッダーにかける: the machine is what it is done with. */
function putThrough(meaning: VerbMeaning): VerbMeaning {
  const { target, ...rest } = meaning.cast;
  const goes = /^(?:かける|掛ける|通す|とおす)$/u.test(meaning.word);
  if (!goes || target === undefined || !PUT_THROUGH.test(target.head)) return meaning;
  return { ...meaning, verb: 'use', intent: 'USE', cast: { ...rest, tool: target } };
}

function working(device: PlainNoun, word: string): VerbMeaning {
  return {
    verb: 'use',
    intent: 'USE',
    word,
    needsObject: true,
    picksUp: false,
    bare: false,
    cast: { objects: [device] },
  };
}
