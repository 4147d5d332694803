// Puts an act together from a verb's meaning and its nouns, one for each thing of a list.
import type { Noun, TextAct } from '../../types.ts';
import { putsToUse } from '../data/devices.ts';
import { SURFACES } from '../data/rooms.ts';
import { isTool } from '../data/tools.ts';
import { japaneseLore } from '../lore.ts';
import { isAway } from '../noun-kinds.ts';
import type { Parse } from '../parse/clauses.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import type { VerbMeaning } from './meant.ts';

/** Verbs that leave the thing where it stands. */
const TOUCHING: ReadonlySet<string> = new Set([
  'open',
  'close',
  'lock',
  'unlock',
  'switch-on',
  'switch-off',
  'knock',
  'search',
  'use',
  'inspect',
  'sit',
  'force',
]);

/** The acts of a clause. */
export function toActs(clause: Clause, meaning: VerbMeaning): TextAct[] {
  const { objects, target, source, tool, via } = meaning.cast;
  const things = reportable(objects);
  const base = {
    intent: meaning.intent,
    verb: meaning.verb,
    word: meaning.word,
    ...part('target', target),
    ...part('source', source),
    ...part('tool', tool),
    ...part('via', via),
    needsObject: meaning.needsObject && (objects.length === 0 || things.length > 0),
    ...(meaning.picksUp ? { picksUp: true as const } : {}),
    ...(isLaidOut(meaning) ? { sure: true as const } : {}),
    ...(!meaning.picksUp && TOUCHING.has(meaning.verb) ? { touch: true as const } : {}),
    ...span(clause),
  };
  const acts =
    things.length === 0
      ? [base]
      : things.map((object) => ({ ...base, object: plainNoun(object), ...work(meaning, object) }));
  return [...lightingWith(base, tool), ...acts];
}

/** 請願書を机に滑らせる, ビーカーに塩酸を注ぐ: what is laid on or poured into something is a thing, whatever it is called. */
function isLaidOut({ word, cast: { target } }: VerbMeaning): boolean {
  if (target === undefined) return false;
  if (POURS.test(word)) return japaneseLore.isContainer(target.head);
  if (!LAYS.test(word)) return false;
  return target.someone || target.relation !== undefined || SURFACES.has(target.head);
}

const POURS = /^(?:注|そそ|加え|足す|流し込|垂ら|たら)/u;
const LAYS = /^(?:滑らせ|広げ|ひろげ|並べ|積む|積み|重ね|かさね|転がす|横たえ)/u;

function work(meaning: VerbMeaning, object: PlainNoun): { works?: true } {
  const onBody = meaning.cast.target?.body === true || meaning.cast.target?.someone === true;
  const works = meaning.verb === 'use' && putsToUse(meaning.word, { thing: object.head, onBody });
  return works ? { works } : {};
}

/** ライターで火をつける: whoever lights one thing with another works the lighter first. */
function lightingWith(act: TextAct, tool: PlainNoun | undefined): TextAct[] {
  if (act.verb !== 'switch-on' || tool === undefined || !isTool(tool.head)) return [];
  const { target: _target, tool: _tool, ...rest } = act;
  return [{ ...rest, verb: 'use', object: plainNoun(tool), needsObject: true }];
}

/** Things only; an amount (一口) counts where nothing else is named, a body part where alone. */
function reportable(objects: readonly PlainNoun[]): readonly PlainNoun[] {
  const things = objects.filter(
    (noun) => !noun.someone && !noun.abstract && (noun.body !== true || objects.length === 1),
  );
  const named = things.filter((noun) => !noun.adverbial);
  return named.length > 0 ? named : things;
}

function part<K extends string>(key: K, noun: PlainNoun | undefined): Partial<Record<K, Noun>> {
  if (noun === undefined || (noun.abstract && !noun.someone && !isAway(noun))) return {};
  return { [key]: plainNoun(noun) } as Record<K, Noun>;
}

/** A gesture, towards whoever or whatever the clause names. */
export function toGesture(clause: Clause, meaning: VerbMeaning | undefined): TextAct {
  const nouns = clause.phrases
    .filter((phrase) => ['を', 'に', 'へ'].includes(phrase.particle))
    .flatMap((phrase) => phrase.nouns);
  const towards = nouns.find((noun) => noun.body !== true && !noun.abstract);
  return {
    intent: 'EMOTE',
    verb: 'emote',
    word: meaning?.word ?? clause.predicate.words.at(-1) ?? '',
    ...part('target', towards),
    needsObject: false,
    ...span(clause),
  };
}

/** 笑顔で, 冷静に: a manner without a verb. */
export function bareGesture(parse: Parse): TextAct[] {
  const phrase = parse.rest[0];
  if (phrase === undefined || parse.clauses.length > 0) return [];
  return [
    {
      intent: 'EMOTE',
      verb: 'emote',
      word: phrase.nouns[0]?.head ?? '',
      needsObject: false,
      start: phrase.start,
      end: phrase.end,
    },
  ];
}

function span(clause: Clause): { start: number; end: number } {
  const first = clause.phrases.find((phrase) => phrase.end > 0);
  const start = Math.min(first?.start ?? clause.predicate.start, clause.predicate.start);
  return { start, end: clause.predicate.end };
}

/** The noun as reported, without what only the grammar needs. */
export function plainNoun(noun: PlainNoun): Noun {
  const {
    someone,
    abstract: _abstract,
    adverbial: _adverbial,
    quoted: _q,
    proper: _p,
    ofThing: _t,
    ofPerson: _h,
    ...reported
  } = noun;
  return someone ? { ...reported, person: true } : reported;
}
