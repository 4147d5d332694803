// A player's Japanese as clauses in written order: what is done, told of, said outright, or asked of the game.
import { edited } from '../../edited.ts';
import { gameAskIn } from '../../game-asks.ts';
import { listed, ofParts } from '../../listed-names.ts';
import { joinedDeeds, type PlayedClause, type PlayedMood } from '../../played-clauses.ts';
import type { Cast } from '../../types.ts';
import { withoutEnd } from '../../without-end.ts';
import { japaneseGame } from '../data/game-words.ts';
import { IMAGINING, TRAILING, TRYING, WRITING } from '../data/played-moods.ts';
import type { Clause, Predicate } from '../parse/types.ts';
import { dictionaryForm } from './dictionary-form.ts';
import { isLoanedDeed, isSentence } from './is-sentence.ts';
import { moodOf } from './mood-of.ts';
import { withQuotes } from './reported.ts';
import { restated, topicAsObject } from './restated.ts';
import { isSaidOutright } from './said-outright.ts';
import type { Analysed, PlayedStep, ReadingScene } from './step.ts';
import { addressed, tellingIn } from './telling.ts';

const gameAsk = gameAskIn(japaneseGame);

/** The clauses of a player's text. */
export function japanesePlayed(
  text: string,
  { cast, analyse }: { readonly cast: Cast; readonly analyse: (text: string) => Analysed },
): PlayedClause[] {
  const [people, things, places] = [listed(cast.people), listed(cast.things), listed(cast.places)];
  const scene: ReadingScene = {
    analyse,
    isPerson: (one) => people.has(one),
    isThing: (one) => things.has(one),
    isPlace: (one) => places.has(one),
    isNamed: (one) => headsOf(things).some((heads) => heads.some((head) => one.includes(head))),
  };
  return sentencesOf(text).flatMap(({ start, end }) =>
    ofSentence(text.slice(start, end), scene).map((clause) => {
      const moved = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({
        ...one,
        start: one.start + start,
        end: one.end + start,
      });
      return clause.is === 'deed' && clause.pieces
        ? { ...moved(clause), pieces: clause.pieces.map(moved) }
        : moved(clause);
    }),
  );
}

/** What things are: their names, or what stands behind the last の of them. */
const headsOf = ofParts(({ names }) =>
  names.flatMap((name) => [name, name.split('の').at(-1) ?? '']).filter(({ length }) => length > 1),
);

/** What is quoted without quotes may end in a mark of its own: いくら？って聞く. */
const SENTENCE =
  /(?:[「『"“][^」』"”\n]{0,400}[」』"”]|[^。！？!?\n]|[！？!?](?=[！？!?]{0,3}(?:って|と)))+[。！？!?\n]*/gu;

function sentencesOf(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence.trim() !== '')
    .map(({ 0: sentence, index }) => ({ start: index, end: index + sentence.length }));
}

/** What is told of without quotes is read as if it stood in them. */
function ofSentence(raw: string, scene: ReadingScene): PlayedClause[] {
  const { text, back } = withQuotes(raw, scene);
  if (text === raw) return ofQuoted(raw, scene);
  return ofQuoted(text, scene).map((clause) => ({
    ...clause,
    start: back(clause.start),
    end: back(clause.end, true),
    ...(clause.is === 'telling' ? { isQuoted: false } : {}),
  }));
}

function ofQuoted(raw: string, scene: ReadingScene): PlayedClause[] {
  const whole = { start: 0, end: raw.length };
  const ask = askOf(raw, scene);
  if (ask) return [{ is: 'meta', meta: ask, ...whole }];
  const parts = raw.split(PAUSE);
  const asks = parts.map((part) => askOf(part, scene));
  // Tired, so that is all: what is asked of the game is asked, why does not matter.
  const last = asks.at(-1);
  if (last && parts.length > 1) {
    const at = raw.length - (parts.at(-1)?.length ?? 0);
    const before = ofSentence(raw.slice(0, at), scene).filter(
      (one) => one.is === 'telling' || (one.is === 'deed' && /[をにへ]/u.test(one.plain)),
    );
    return [...before, { is: 'meta', meta: last, start: at, end: raw.length }];
  }
  const quotes = [...raw.matchAll(QUOTE)];
  if (quotes.length === 0) {
    if (!isSentence(scene.analyse(raw).morphemes) && !scene.isNamed(raw))
      return [{ is: 'unread', ...whole }];
    if (isSaidOutright(raw, scene)) return [{ is: 'speech', ...whole }];
  }
  const clauses = ofParsed(raw, quotes, scene);
  return clauses.length === 0 ? [{ is: 'unread', ...whole }] : clauses;
}

const PAUSE = /(?<=[、,]|から、?|ので、?|けど、?)(?=.)/u;
const QUOTE = /[「『"“]([^」』"”\n]{0,400})[」』"”]/gu;

function askOf(text: string, { isNamed, isThing }: ReadingScene) {
  const ask = gameAsk(text);
  if (!ask || isNamed(text)) return undefined;
  // A bag of this world is a thing; what is in it may be asked of the game.
  const [, handled = ''] = /^([^をの]{1,20})を(?:開|あけ|ひら|出|取)/u.exec(text) ?? [];
  return isThing(handled) ? undefined : ask;
}

/** What stands for words in quotes while the clauses around them are made out. */
const WORDS = 'これ';

function ofParsed(
  raw: string,
  quotes: readonly RegExpExecArray[],
  scene: ReadingScene,
): PlayedClause[] {
  const left = quotes.length === 0 ? leftUndone(raw, scene) : undefined;
  if (left) return left;
  const masked = edited(raw, [
    ...quotes.map(({ 0: all, index }) => ({
      start: index + 1,
      end: index + all.length - 1,
      by: WORDS,
    })),
    ...goalsIn(raw, scene),
  ]);
  const text = asVerb(masked.text, scene);
  const { parse } = scene.analyse(text);
  const steps = stepsOf(text, parse.clauses, scene);
  const told = steps.flatMap((step, i) =>
    clauseOf(step, { steps, i, raw, quotes, back: masked.back, scene }),
  );
  const used = new Set(
    told.flatMap((one) => (one.is === 'telling' && one.isQuoted ? [one.words] : [])),
  );
  const alone = quotes
    .filter(
      ({ 1: words = '' }) =>
        !used.has(words) &&
        !told.some((one) => one.is === 'deed' && one.plain.includes(words) && words !== ''),
    )
    .map(
      ({ 0: all, 1: words = '', index }): PlayedClause => ({
        ...{ is: 'telling', act: 'words', words, isQuoted: true, mood: 'done' },
        ...{ start: index, end: index + all.length },
      }),
    );
  return joined(toldOnce([...told, ...alone].sort((a, b) => a.start - b.start)));
}

/** 「…」と言ってからかう: said once, and what it does is told behind it. */
function toldOnce(clauses: readonly PlayedClause[]): PlayedClause[] {
  const all: PlayedClause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    const goesOn = clause.is === 'telling' && clause.words === undefined && last?.is === 'telling';
    if (!goesOn || last.words === undefined || (clause.to !== undefined && clause.to !== last.to)) {
      all.push(clause);
      continue;
    }
    const act = clause.act === 'words' || clause.act === 'call' ? last.act : clause.act;
    all[all.length - 1] = { ...last, act, end: clause.end };
  }
  return all;
}

/** 窓は開けずに外をのぞく: what is left undone, then what is done. */
function leftUndone(raw: string, scene: ReadingScene): PlayedClause[] | undefined {
  const [all, undone = '', joint = ''] =
    /^(.+?(?:ず|ないで|ぬ))(に、?|まま、?|、)/u.exec(raw) ?? [];
  const clause = undone === '' ? undefined : scene.analyse(undone).parse.clauses.at(-1);
  if (all === undefined || !clause?.predicate.moods.has('negative')) return undefined;
  const front = topicAsObject(undone.slice(0, clause.predicate.start), { clause, scene });
  const at = { start: 0, end: undone.length + joint.length };
  const plain = `${front}${dictionaryForm(clause.predicate.words)}`;
  const rest = ofSentence(raw.slice(at.end), scene).map((one) => ({
    ...one,
    start: one.start + at.end,
    end: one.end + at.end,
  }));
  return [{ is: 'deed', plain, mood: 'negated', ...at }, ...rest];
}

/** 母屋いって: a place right before a verb of going leads there. */
function goalsIn(raw: string, { isPlace }: ReadingScene) {
  return [
    ...raw.matchAll(
      /([^、。「」\s]{1,20}?)(?=(?:行|い)(?:って|く|こう|きたい)|(?:戻|もど)(?:って|る|ろう))/gu,
    ),
  ].flatMap(({ 0: name, index }) => {
    const end = index + name.length;
    for (let at = index; at < end; at++)
      if (isPlace(raw.slice(at, end))) return [{ start: end, end, by: 'へ' }];
    return [];
  });
}

/** 石段を掃除: a noun of doing at the end is done. */
function asVerb(text: string, { analyse }: ReadingScene): string {
  const plain = withoutEnd(text, TRAILING);
  const { morphemes } = analyse(plain);
  const last = morphemes.at(-1);
  if (last?.pos !== '名詞') return text;
  if (last.detail === 'サ変接続' || isLoanedDeed(morphemes)) return `${plain}する`;
  return /(?:ふり|フリ|真似|まね|ため息|溜息|溜め息|深呼吸|あくび)$/u.test(plain)
    ? `${plain}をする`
    : text;
}

function stepsOf(text: string, clauses: readonly Clause[], scene: ReadingScene): PlayedStep[] {
  const steps: PlayedStep[] = [];
  let from = 0;
  clauses.forEach((clause, i) => {
    const { start: verbAt, end: verbEnd } = clause.predicate;
    const next = clauses[i + 1];
    // A question or an order that runs on into a verb of saying or trying is what that verb is about.
    const gap = next ? text.slice(verbEnd, next.predicate.start) : '';
    const isInner = next !== undefined && isEmbedded(clause.predicate, { gap, next, text });
    if (isInner || (next && isToward(text.slice(from, verbEnd), { gap, next, scene }))) return;
    const end = next
      ? verbEnd + (/^[、,\s]*/u.exec(text.slice(verbEnd))?.[0].length ?? 0)
      : text.length;
    const front = text.slice(from, verbAt);
    const hasQuote = /[「『"“]これ[」』"”]/u.test(front);
    const { isPerson, isThing } = scene;
    const telling = tellingIn({ clause, front, hasQuote, isPerson, isThing });
    steps.push({ clause, start: from, verbAt, end, text, telling });
    from = end;
  });
  return steps;
}

/** 柱に向かって「…」と言う: whoever or whatever words are said to is no step. */
function isToward(
  front: string,
  {
    gap,
    next,
    scene,
  }: { readonly gap: string; readonly next: Clause; readonly scene: ReadingScene },
): boolean {
  const named = /^(.{1,20})に(?:向かって|むかって|対して|向けて|向いて)$/u.exec(front)?.[1];
  if (named === undefined || scene.isPlace(named) || gap.startsWith('、')) return false;
  const isPerson = scene.isPerson;
  return (
    tellingIn({ clause: next, front: gap, hasQuote: /[「『"“]/u.test(gap), isPerson }) !== undefined
  );
}

function isEmbedded(
  { moods, link, start, end }: Predicate,
  { gap, next, text }: { readonly gap: string; readonly next: Clause; readonly text: string },
): boolean {
  if (/^[、。]/u.test(gap)) return false;
  const isQuoted =
    /^[！？!?]{0,4}(?:と|って)/u.test(gap) || /(?<=.)と$/u.test(text.slice(start, end));
  const isAsked = moods.has('question') || /^か(?:どうか)?(?:を|と)?/u.test(gap);
  const governs = next.predicate.words.some((word) => TRYING.has(word) || IMAGINING.has(word));
  const isTelling = tellingIn({
    clause: next,
    front: text.slice(0, next.predicate.start),
    hasQuote: false,
    isPerson: () => true,
  });
  return (
    (isAsked && (governs || isTelling !== undefined || link === 'end')) ||
    ((link === 'quote' || isQuoted) && isTelling !== undefined)
  );
}

interface Around {
  readonly steps: readonly PlayedStep[];
  readonly i: number;
  readonly raw: string;
  readonly quotes: readonly RegExpExecArray[];
  readonly back: (offset: number, isEnd?: boolean) => number;
  readonly scene: ReadingScene;
}

function clauseOf(step: PlayedStep, around: Around): PlayedClause[] {
  const { back, raw, quotes, steps, i } = around;
  const at = { start: back(step.start), end: Math.min(raw.length, back(step.end, true)) };
  const written = raw.slice(at.start, at.end);
  const mood = moodOf(steps, i);
  if (mood === 'filler') return [{ is: 'filler', ...at }];
  const ask = askOf(written, around.scene);
  if (ask && steps.length > 1) return [{ is: 'meta', meta: ask, ...at }];
  if (step.telling) {
    const quote = quotes.find(({ index }) => index >= at.start && index < at.end);
    const words = quote?.[1] ?? step.telling.words;
    const said = { ...step.telling, ...(words === undefined ? {} : { words }) };
    return [{ is: 'telling', ...said, isQuoted: quote !== undefined, mood, ...at }];
  }
  const said = saidBeside(step, { at, quotes, scene: around.scene });
  if (said) return [said, ...doneBeside(step, { said, mood, scene: around.scene })];
  return [{ is: 'deed', plain: restated(step, { mood, scene: around.scene }), mood, ...at }];
}

interface Beside {
  readonly at: { readonly start: number; readonly end: number };
  readonly quotes: readonly RegExpExecArray[];
  readonly scene: ReadingScene;
}

/** 「…」と笑う: whatever is done with them, words in quotes before と are said. */
function saidBeside(
  { clause, text, start, verbAt }: PlayedStep,
  { at, quotes, scene }: Beside,
): PlayedClause | undefined {
  const front = text.slice(start, verbAt);
  const quote = quotes.find(({ index }) => index >= at.start && index < at.end);
  if (!quote || !/[」』"”](?:と|って|、)/u.test(front) || isWritten(clause)) return undefined;
  const to = addressed({ clause, front, hasQuote: true, isPerson: scene.isPerson });
  const words = { words: quote[1] ?? '', isQuoted: true, mood: 'done' } as const;
  return { is: 'telling', act: 'words', ...(to === undefined ? {} : { to }), ...words, ...at };
}

/** 「…」と小皿を翔に差し出す: what is done with it. */
function doneBeside(
  step: PlayedStep,
  {
    said,
    mood,
    scene,
  }: { readonly said: PlayedClause; readonly mood: PlayedMood; readonly scene: ReadingScene },
): PlayedClause[] {
  const front = step.text.slice(step.start, step.verbAt);
  const close = Math.max(...['」', '』', '”', '"'].map((mark) => front.lastIndexOf(mark))) + 1;
  const [joint = ''] = /^(?:と|って)?、?/u.exec(front.slice(close)) ?? [];
  const start = step.start + close + joint.length;
  if (!step.clause.phrases.some(({ particle }) => particle === 'を')) return [];
  const plain = restated({ ...step, start }, { mood, scene });
  return [{ is: 'deed', plain, mood, start: said.end, end: said.end }];
}

/** 「…」と書く: what is written is not said. */
function isWritten({ predicate }: Clause): boolean {
  return predicate.words.some((word) => WRITING.test(word));
}

/** Deeds one after another are told together, so that what one names the next may leave out. */
function joined(clauses: readonly PlayedClause[]): PlayedClause[] {
  const all: PlayedClause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    if (
      last?.is === 'deed' &&
      clause.is === 'deed' &&
      last.mood === clause.mood &&
      last.mood === 'done'
    )
      all[all.length - 1] = joinedDeeds(last, { next: clause, joint: '' });
    else all.push(clause);
  }
  return all;
}
