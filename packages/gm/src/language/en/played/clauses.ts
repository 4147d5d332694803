// A player's English as clauses in written order: what is done, told of, said outright, or asked of the game.
import type { EditedText } from '../../edited.ts';
import { gameAskIn } from '../../game-asks.ts';
import { type ListedNames, listed, ofParts } from '../../listed-names.ts';
import { joinedDeeds, type PlayedClause, type PlayedMood } from '../../played-clauses.ts';
import type { Cast } from '../../types.ts';
import { WRITERS } from '../data/act-words.ts';
import { englishGame } from '../data/game-words.ts';
import { GOING, LEADS, OPENERS, OWNERS, SELF, WITHIN } from '../data/openers.ts';
import { SAYING_VERBS } from '../data/saying-verbs.ts';
import { type KnownWords, knownWords } from '../known-words.ts';
import { verbReadings } from '../lemma.ts';
import { tagText } from '../tag.ts';
import type { Token } from '../tag-types.ts';
import { isAdverb } from '../word-class.ts';
import { isSlip, type NameWords, wellSpelt } from './spelling.ts';
import { isSaidOutright } from './spoken.ts';
import { tellingIn } from './telling.ts';

const gameAsk = gameAskIn(englishGame);

/** What a text is read with. */
interface Scene {
  readonly known: KnownWords;
  readonly isPerson: (text: string) => boolean;
  readonly isThing: (text: string) => boolean;
  readonly isPlace: (text: string) => boolean;
}

/** The clauses of a player's text. */
export function englishPlayed(raw: string, cast: Cast): PlayedClause[] {
  const scene = sceneOf(cast);
  const words = wordsOf(listed(cast.people), listed(cast.things), listed(cast.places));
  const spelt = wellSpelt(raw, words);
  const tokens = tagText(spelt.text, scene.known);
  let isCalled = false;
  const clauses = sentencesOf(tokens).flatMap((sentence) => {
    const words = sentence.filter(({ tag }) => tag !== 'STOP' && tag !== 'QUOTE');
    const said = spelt.text.slice(words[0]?.start, words.at(-1)?.end);
    // `Tig! Life jacket. Now.`: what is called to somebody is said, as long as it does nothing.
    isCalled = scene.isPerson(said) || (isCalled && words.every(({ tag }) => tag !== 'VERB'));
    const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
    if (isCalled && words.length > 0) return [{ is: 'speech' as const, start, end }];
    return ofSentence(spelt, sentence, scene);
  });
  const asTyped = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({
    ...one,
    start: spelt.back(one.start),
    end: spelt.back(one.end, true),
  });
  return clauses.map((clause) =>
    clause.is === 'deed' && clause.pieces
      ? { ...asTyped(clause), pieces: clause.pieces.map(asTyped) }
      : asTyped(clause),
  );
}

function sceneOf(cast: Cast): Scene {
  const people = listed(cast.people);
  const things = listed(cast.things);
  const places = listed(cast.places);
  return {
    known: knownWords(cast),
    isPerson: (text) => people.firstLower([text.toLowerCase()]) !== undefined,
    isThing: (text) => headsOf(things).some((heads) => heads.has(text.toLowerCase())),
    isPlace: (text) => places.firstLower([text.toLowerCase()]) !== undefined,
  };
}

const SHORTEST_NAME = 4;

/** The words that names are made of. */
function wordsOf(...lists: readonly ListedNames[]): NameWords {
  const parts = lists.flatMap((names) => nameWords(names));
  return {
    has: (word) => parts.some((words) => words.has(word)),
    like: (word) => [
      ...new Set(
        parts.flatMap((words) =>
          [...words].filter((meant) => meant.length >= SHORTEST_NAME && isSlip(word, { meant })),
        ),
      ),
    ],
  };
}

const nameWords = ofParts(
  ({ names }) =>
    new Set(
      names
        .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u))
        .filter(({ length }) => length > 0),
    ),
);

/** The last words of names: what each thing is. */
const headsOf = ofParts(
  ({ names }) =>
    new Set(
      names.map(
        (name) =>
          name
            .toLowerCase()
            .split(/[\s_]+/u)
            .at(-1) ?? '',
      ),
    ),
);

/** Sentences by their stops; a quote is a sentence of its own where a stop stands inside at its end. */
function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  tokens.forEach((token, at) => {
    sentences.at(-1)?.push(token);
    // `whispers to Ben: "…"`: what it announces belongs to it.
    const isAnnounced = token.text === ':' && tokens[at + 1]?.tag === 'QUOTE';
    if (token.tag === 'STOP' && !isAnnounced) sentences.push([]);
  });
  return sentences.filter((one) => one.some(({ tag }) => tag !== 'STOP' && tag !== 'COMMA'));
}

function ofSentence(spelt: EditedText, tokens: readonly Token[], scene: Scene): PlayedClause[] {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const text = spelt.text.slice(start, end);
  const ask = askOf(text, scene);
  if (ask) return [{ is: 'meta', meta: ask, start, end }];
  const last = lastPart(spelt.text, { start, end }, scene);
  if (last) {
    const before = tokens.filter((token) => token.end <= last.start);
    const more = before.length > 0 ? ofSentence(spelt, before, scene) : [];
    // Tired, so that is all: what is asked of the game is asked, why does not matter.
    return [...more.filter(({ is }) => is !== 'speech'), last];
  }
  const chunks = chunksOf(spelt.text, tokens);
  const [first] = chunks;
  const opening = first && openingOf(spelt.text, first);
  const isTelling = opening ? isSayingVerb(opening.tokens) : false;
  const isNarrated = opening ? opening.isSelf && opening.tokens[0]?.tag === 'VERB' : false;
  if (isSaidOutright({ text, tokens, isPerson: scene.isPerson, isTelling, isNarrated }))
    return [{ is: 'speech', start, end }];
  return joined(
    chunks.flatMap((chunk) => ofChunk(spelt.text, chunk, scene)),
    spelt.text,
  );
}

/** What a sentence ends in behind a pause, where that is asked of the game. */
function lastPart(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  scene: Scene,
): Extract<PlayedClause, { is: 'meta' }> | undefined {
  const pause = [...text.slice(start, end).matchAll(PAUSE)].at(-1);
  if (!pause) return undefined;
  const from = start + pause.index + pause[0].length;
  const meta = askOf(text.slice(from, end), scene);
  return meta && { is: 'meta', meta, start: from, end };
}

const PAUSE = /(?:,|;|—|–| -|\.\.\.|…)\s+|,? (?:so|but|and) (?=\S)/gu;

function askOf(text: string, { isThing }: Scene) {
  const ask = gameAsk(text);
  if (!ask) return undefined;
  // A map or a manual that is here is a thing; my bag is mine.
  const words = text.toLowerCase().match(/[\p{L}\p{N}'-]{1,40}/gu) ?? [];
  const isOwn = words.at(-2) === 'my' && words[0] !== 'open';
  return !isOwn && isThing(words.at(-1) ?? '') ? undefined : ask;
}

/** Whether a verb of saying opens a clause. */
function isSayingVerb([first, second]: readonly Token[]): boolean {
  const lemmas = [
    first?.lower ?? '',
    ...verbReadings(first?.lower ?? '').map(({ lemma }) => lemma),
  ];
  return lemmas.some((one) => SAYING_VERBS.has(one) || SAYING_VERBS.has(`${one} ${second?.lower}`));
}

const JOINTS: ReadonlySet<Token['tag']> = new Set(['COMMA', 'CONJ']);

/** A sentence cut where a joint is followed by another clause. */
function chunksOf(text: string, tokens: readonly Token[]): Token[][] {
  const chunks: Token[][] = [[]];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const isQuoteEnd =
      tokens[at - 1]?.tag === 'QUOTE' && token.tag !== 'PREP' && !JOINTS.has(token.tag);
    const next = JOINTS.has(token.tag) ? clauseAfter(text, tokens, at) : undefined;
    const last = chunks.at(-1) ?? [];
    if (next !== undefined && last.length > 0 && !isOneRequest(last, tokens, { at, next })) {
      chunks.push([]);
      at = next;
      continue;
    }
    if (isQuoteEnd && token.tag === 'VERB' && last.length === 1) last.push(token);
    else last.push(token);
    at += 1;
  }
  return chunks.filter((one) => one.some(({ tag }) => !JOINTS.has(tag) && tag !== 'STOP'));
}

/** Behind a joint: where the next clause begins; undefined where a list goes on. */
function clauseAfter(text: string, tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  while (JOINTS.has(tokens[at]?.tag ?? 'NOUN') || tokens[at]?.lower === 'then') at += 1;
  const start = at;
  while (isAdverb(tokens[at]?.lower ?? '') && tokens[at]?.tag !== 'VERB') at += 1;
  const token = tokens[at];
  if (!token) return undefined;
  if (token.tag === 'QUOTE') return start;
  if (/^(?:i|we|let|let's|don|do|never|please|try)$/u.test(token.lower)) return start;
  if (gameAsk(text.slice(token.start, tokens.at(-1)?.end)) !== undefined) return start;
  if (token.tag === 'NOUN' || token.tag === 'NAME' || token.tag === 'ADJ') {
    // The tagger takes some verbs for nouns behind a comma; a verb of saying or doing before a noun phrase is one.
    const isBase = verbReadings(token.lower).some(({ form }) => form === 'base');
    const opensMore = /^(?:DET|POSS|PRON|NAME|PREP|PLACE)$/u.test(tokens[at + 1]?.tag ?? '');
    return isBase && opensMore
      ? start
      : SAYING_VERBS.has(token.lower) && opensMore
        ? start
        : undefined;
  }
  const form = token.verb?.form;
  return token.tag === 'VERB' && (form === 'base' || form === 'past' || form === 's')
    ? start
    : undefined;
}

/** `ask Ben to get the milk and bring it`: both are asked for. */
function isOneRequest(
  chunk: readonly Token[],
  tokens: readonly Token[],
  { at, next }: { readonly at: number; readonly next: number },
): boolean {
  const isBare = next === at + 1 && tokens[at]?.lower === 'and';
  if (!isBare || tokens[next]?.lower === 'i') return false;
  // `try and open it`: one deed.
  if (/^(?:try|go|come)$/u.test(chunk.at(-1)?.lower ?? '')) return true;
  const [first] = chunk.filter(({ tag }) => tag !== 'PRON' && tag !== 'ADV' && tag !== 'INTJ');
  if (!first || !SAYING_VERBS.has(verbReadings(first.lower)[0]?.lemma ?? first.lower)) return false;
  return chunk.some(({ tag }) => tag === 'TO');
}

interface Opening {
  readonly mood: PlayedMood | 'filler';
  /** Whether whoever plays is named. */
  readonly isSelf: boolean;
  /** The tokens from the verb on. */
  readonly tokens: readonly Token[];
}

/** Takes off what stands before the verb and says whether it is to happen. */
function openingOf(text: string, chunk: readonly Token[]): Opening {
  const end = chunk.at(-1)?.end ?? 0;
  let at = chunk[0]?.start ?? 0;
  let mood: Opening['mood'] = 'done';
  let isSelf = false;
  const take = (length: number | undefined): boolean => {
    at += length ?? 0;
    return (length ?? 0) > 0;
  };
  const rest = () => text.slice(at, end);
  const skip = () => take(/^\s+/u.exec(rest())?.[0].length);
  for (let steps = 0; steps < MOST_OPENERS; steps++) {
    skip();
    if (take(LEADS.exec(rest())?.[0].length)) continue;
    const self = SELF.exec(rest());
    if (self && take(self[0].length)) {
      isSelf = true;
      continue;
    }
    const found = OPENERS.find(({ words }) => words.test(rest()));
    const isVerbNext = found && /\S/u.test(rest().replace(found.words, ''));
    if (!found || !isVerbNext) break;
    take(found.words.exec(rest())?.[0].length);
    if (mood === 'done' || mood === 'tried') mood = found.mood === 'done' ? mood : found.mood;
    if (mood === 'filler') break;
  }
  return { mood, isSelf, tokens: chunk.filter(({ start }) => start >= at) };
}

const MOST_OPENERS = 6;

function ofChunk(text: string, chunk: readonly Token[], scene: Scene): PlayedClause[] {
  const [start, end] = [chunk[0]?.start ?? 0, chunk.at(-1)?.end ?? 0];
  const at = { start, end };
  const ask = askOf(text.slice(start, end), scene);
  if (ask) return [{ is: 'meta', meta: ask, ...at }];
  const { mood, tokens, isSelf } = openingOf(text, chunk);
  if (mood === 'filler' || tokens.length === 0) return [{ is: 'filler', ...at }];
  const [first] = tokens;
  if (first?.tag === 'QUOTE') return quoted({ text, tokens, chunk, scene });
  const telling = tellingIn({ text, tokens, isPerson: scene.isPerson });
  if (telling) return [{ is: 'telling', ...telling, mood, ...at }];
  const quote = tokens.find(({ tag }) => tag === 'QUOTE');
  const lemma = verbReadings(first?.lower ?? '')[0]?.lemma ?? first?.lower ?? '';
  if (quote && !WRITERS.has(lemma)) return aroundQuote({ text, tokens, chunk, scene });
  const from = first?.start ?? start;
  const isVerbal = first?.tag === 'VERB';
  const isOfSelf = isSelf && isVerbal;
  const plain = thereFirst(plainOf(text, tokens, { from, mood }), scene);
  return [{ is: 'deed', plain, mood, isVerbal, isOfSelf, ...at }];
}

interface Quoting {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly chunk: readonly Token[];
  readonly scene: Scene;
}

/** `"All hands!" I shout to the crew`: words first, then how they are said, if anything follows. */
function quoted({ text, tokens, chunk, scene }: Quoting): PlayedClause[] {
  const [quote, ...rest] = tokens;
  if (!quote) return [];
  const words = { words: quote.text.slice(1, -1), isQuoted: true } as const;
  const start = chunk[0]?.start ?? 0;
  const after = rest.filter(({ tag }) => tag !== 'STOP' && tag !== 'COMMA');
  if (after.length === 0)
    return [{ is: 'telling', act: 'words', ...words, mood: 'done', start, end: quote.end }];
  const opening = openingOf(text, after);
  const telling = tellingIn({ text, tokens: opening.tokens, isPerson: scene.isPerson });
  const end = after.at(-1)?.end ?? quote.end;
  if (telling) {
    const act = telling.act === 'ask' || telling.act === 'tell' ? 'words' : telling.act;
    const to = telling.to === undefined ? {} : { to: telling.to };
    return [{ is: 'telling', act, ...to, ...words, mood: 'done', start, end }];
  }
  return [
    { is: 'telling', act: 'words', ...words, mood: 'done', start, end: quote.end },
    ...ofChunk(text, after, scene),
  ];
}

/** `turn to Ben: "Sit down."`: what is done, then what is said. */
function aroundQuote({ text, tokens, chunk, scene }: Quoting): PlayedClause[] {
  const at = tokens.findIndex(({ tag }) => tag === 'QUOTE');
  const before = tokens.slice(0, at).filter(({ tag }) => tag !== 'STOP');
  const rest = { text, tokens: tokens.slice(at), chunk: tokens.slice(at), scene };
  const [start, end] = [chunk[0]?.start ?? 0, before.at(-1)?.end ?? 0];
  const plain = text.slice(before[0]?.start ?? 0, end);
  return [{ is: 'deed', plain, mood: 'done', start, end }, ...quoted(rest)];
}

/** The verb as narration has it, with all that follows. */
function plainOf(
  text: string,
  tokens: readonly Token[],
  { from, mood }: { readonly from: number; readonly mood: PlayedMood },
): string {
  const [first] = tokens;
  const end = tokens.at(-1)?.end ?? 0;
  const ing = verbReadings(first?.lower ?? '').find(({ form }) => form === 'ing');
  if (first && ing) return `${ing.lemma}${text.slice(first.end, end)}`;
  return text.slice(mood === 'done' ? from : (first?.start ?? from), end);
}

/** `go pray in the chapel`: the way there, then what is done there. */
function thereFirst(plain: string, { isPlace }: Scene): string {
  const [go = '', ...rest] = plain.split(/\s/u).filter(Boolean);
  if (!GOING.has(go.toLowerCase())) return plain;
  const done = rest[0]?.toLowerCase() === 'and' ? rest.slice(1) : rest;
  const isDone = verbReadings(done[0]?.toLowerCase() ?? '').some(({ form }) => form === 'base');
  const at = done.findLastIndex((word) => WITHIN.has(word.toLowerCase()));
  if (!isDone || at < 1) return plain;
  const place = done.slice(OWNERS.has(done[at + 1]?.toLowerCase() ?? '') ? at + 2 : at + 1);
  const name = place.join(' ').replace(/[.!]$/u, '');
  return isPlace(name) ? `${go} to the ${name} and ${done.slice(0, at).join(' ')}` : plain;
}

/** Deeds one after another are told together, so that what one names the next may leave out. */
function joined(clauses: readonly PlayedClause[], text: string): PlayedClause[] {
  const all: PlayedClause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    if (last?.is === 'deed' && clause.is === 'deed' && last.mood === clause.mood) {
      const between = text.slice(last.end, clause.start);
      const joint = between.trim() === '' ? ', ' : between;
      all[all.length - 1] = joinedDeeds(last, { next: clause, joint });
    } else all.push(clause);
  }
  return all;
}
