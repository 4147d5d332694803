// Takes text apart into clauses: each predicate with the noun phrases that belong to it.
import type { Morpheme } from '../analyser/morpheme.ts';
import { lookUp } from '../lexicon.ts';
import { type NounRead, readNoun, startsNoun } from './noun.ts';
import { isLightVerb, readPredicate, startsPredicate, type VerbsRead } from './predicate.ts';
import { retag } from './retag.ts';
import type { Clause, JapanesePhrase, PlainNoun, Predicate } from './types.ts';

/** The clauses of a text, and phrases left at its end without a predicate. */
export interface Parse {
  readonly clauses: readonly Clause[];
  readonly rest: readonly JapanesePhrase[];
}

const CASES = new Set(['を', 'に', 'へ', 'から', 'で', 'と', 'まで', 'が', 'より']);
const TOPICS = new Set(['は', 'も', 'こそ', 'さえ', 'すら', 'しか', 'って']);
const LISTING = new Set([
  'や',
  'とか',
  'か',
  'および',
  '及び',
  'または',
  'それに',
  'そして',
  'やら',
  'なり',
]);
const STOPS = /[。．！？!?\n]/u;

interface State {
  readonly clauses: Clause[];
  pending: JapanesePhrase[];
  listed: PlainNoun[];
  sentence: number;
  /** カップを包むように: the thing waits for the verb whose manner this is. */
  carried: JapanesePhrase[];
  /** 頬についた米粒: what sticks to someone is no thing of the room. */
  sticks: boolean;
  readonly verbsRead: VerbsRead;
}

/** Parses morphemes of `text`. */
export function parseClauses(
  text: string,
  {
    morphemes: analysed,
    verbsRead,
  }: { readonly morphemes: readonly Morpheme[]; readonly verbsRead: VerbsRead },
): Parse {
  const morphemes = retag(analysed);
  const state: State = {
    clauses: [],
    pending: [],
    listed: [],
    sentence: 0,
    carried: [],
    sticks: false,
    verbsRead,
  };
  for (let at = 0; at < morphemes.length; ) at = step(text, morphemes, at, state);
  return { clauses: state.clauses, rest: state.pending };
}

function step(text: string, morphemes: readonly Morpheme[], at: number, state: State): number {
  const m = morphemes[at];
  if (m === undefined) return at + 1;
  if (m.pos === '記号' && STOPS.test(m.surface)) {
    state.sentence++;
    state.pending = [];
    state.listed = [];
    state.carried = [];
    return at + 1;
  }
  const quoted = '「『【'.includes(m.surface);
  if (startsNoun(m) || quoted) {
    const read = readNoun(text, { morphemes, at });
    if (read !== undefined) return takeNoun(morphemes, read, state);
  }
  if (m.pos === '形容詞' && startsNoun(morphemes[at + 1])) {
    dropAdjectiveSubject(state);
    return at + 1;
  }
  if (m.pos === '形容詞' && m.form.startsWith('連用') && morphemes[at + 1]?.surface !== 'て')
    return at + 1;
  if (startsPredicate(morphemes, at)) return takePredicate(morphemes, at, [], state);
  if (m.pos === '接頭詞' && startsPredicate(morphemes, at + 1))
    return takePredicate(morphemes, at + 1, [], state);
  return at + 1;
}

/** 香りが良いコーヒー: the fragrance is the adjective's, not the drinker's. */
function dropAdjectiveSubject(state: State): void {
  const last = state.pending.at(-1);
  if (last !== undefined && (last.particle === 'が' || last.particle === '')) state.pending.pop();
}

/** 棚の古い本: the shelf waits for its book. */
function withWaiting(noun: PlainNoun, state: State): PlainNoun {
  const waiting: string[] = [];
  let someone = false;
  for (let last = state.pending.at(-1); last?.particle === 'の'; last = state.pending.at(-1)) {
    state.pending.pop();
    someone = last.nouns.some((one) => one.someone);
    waiting.unshift(
      ...last.nouns.filter((n) => !n.adverbial).flatMap((n) => [...n.modifiers, n.head]),
    );
  }
  if (waiting.length === 0) return noun;
  const ofPerson = someone && noun.body === true ? { ofPerson: true as const } : {};
  return { ...noun, ...ofPerson, modifiers: [...waiting, ...noun.modifiers] };
}

function takeNoun(morphemes: readonly Morpheme[], found: NounRead, state: State): number {
  const whole = withWaiting(found.noun, state);
  const read = { ...found, noun: state.sticks ? { ...whole, body: true as const } : whole };
  state.sticks = false;
  const after = morphemes[read.next];
  if (isLightVerb(after)) return takePredicate(morphemes, read.next, read.tails, state, read);
  let next = read.next;
  let particle = '';
  for (
    let m = morphemes[next];
    m !== undefined && (m.pos === '助詞' || isDe(m));
    m = morphemes[next]
  ) {
    if (m.detail === '接続助詞' || m.detail === '終助詞') break;
    if (m.surface === 'か' && read.noun.indefinite === true) {
      next++;
      continue;
    }
    const isAnd = m.surface === 'と' && particle === '' && listsOn(morphemes, next, read.noun);
    if (LISTING.has(m.surface) || isAnd) {
      state.listed.push(read.noun);
      return next + 1;
    }
    if (CASES.has(m.surface))
      particle = particle === '' || TOPICS.has(particle) ? m.surface : particle;
    else if (TOPICS.has(m.surface)) particle = particle === '' ? m.surface : particle;
    else if (m.detail2 === '連語') particle = '*';
    else if (m.detail === '連体化' || (m.surface === 'の' && read.noun.someone))
      particle = particle === '' ? 'の' : particle;
    next++;
  }
  const mark = morphemes[next];
  const comma = isComma(mark);
  if (
    comma &&
    particle === '' &&
    listable(read.noun) &&
    (startsNoun(morphemes[next + 1]) || LISTING.has(morphemes[next + 1]?.surface ?? ''))
  ) {
    state.listed.push(read.noun);
    return next + 1;
  }
  const end = (morphemes[next - 1] ?? read.last).end;
  state.pending.push({
    nouns: [...state.listed, read.noun],
    particle,
    comma,
    start: read.start,
    end,
  });
  state.listed = [];
  return next;
}

function isComma(m: Morpheme | undefined): boolean {
  return m?.surface === '、' || m?.surface === '，' || m?.surface === ',';
}

function isDe(m: Morpheme): boolean {
  return m.pos === '助動詞' && m.surface === 'で';
}

function listable(noun: PlainNoun): boolean {
  return !noun.adverbial && !noun.someone && !noun.abstract && noun.body !== true;
}

/** と joins a list when a thing follows that takes a case of its own. */
function listsOn(morphemes: readonly Morpheme[], at: number, noun: PlainNoun): boolean {
  if (noun.someone) return false;
  const next = morphemes[at + 1];
  if (next?.surface === '、') return startsNoun(morphemes[at + 2]);
  return startsNoun(next) || next?.pos === '連体詞' || next?.pos === '形容詞';
}

function takePredicate(
  morphemes: readonly Morpheme[],
  at: number,
  nouns: readonly string[],
  state: State,
  light?: NounRead,
): number {
  const { predicate: read, next } = readPredicate(morphemes, {
    at,
    nouns,
    verbsRead: state.verbsRead,
  });
  const predicate: Predicate = {
    ...read,
    ...(light === undefined ? {} : { start: light.start }),
    ...(isComma(morphemes[next]) ? { comma: true } : {}),
  };
  flushList(state);
  state.sticks = isSticking(state.pending, predicate);
  if (state.sticks) state.pending = state.pending.slice(0, -1);
  const { own, kept } = divide(state.pending, predicate);
  state.pending = kept;
  const stopped = isStoppedHand(morphemes, next, predicate);
  if (!EMBEDDED.has(predicate.link) || stopped) {
    const phrases = own.some((phrase) => phrase.particle === 'を')
      ? own
      : [...state.carried, ...own];
    state.carried = [];
    const done = stopped ? { ...predicate, link: 'while' as const } : predicate;
    state.clauses.push({ phrases, predicate: done, sentence: state.sentence });
  } else if (isManner(morphemes, next, predicate) || isCare(morphemes, next, predicate))
    state.carried = own.filter(
      (phrase) =>
        phrase.particle === 'を' && !phrase.nouns.some(({ head }) => OUT_THERE.test(head)),
    );
  else if (isSeizing(morphemes, next, predicate))
    state.carried = own.filter(
      (phrase) => phrase.particle === 'を' && phrase.nouns.every(listable),
    );
  return Math.max(next, at + 1);
}

/** 指についた餡, 髪にくっついた葉: on the body, whatever it is. */
function isSticking(pending: readonly JapanesePhrase[], { link, words }: Predicate): boolean {
  const sticks = words.some((word) =>
    /^(?:つく|付く|着く|くっつく|こびりつく|はねる|跳ねる|飛ぶ)$/u.test(word),
  );
  if (link !== 'relative' || !sticks) return false;
  const { particle, nouns = [] } = pending.at(-1) ?? {};
  return (
    particle === 'に' &&
    nouns.some(({ body, someone, head }) => body === true || someone || WORN.test(head))
  );
}

const WORN =
  /(?:服|シャツ|スカート|ズボン|着物|浴衣|袴|エプロン|白衣|上着|コート|マント|靴|帽子|裾)$/u;

/** What an eye or a finger follows from afar: nobody has it in hand. */
const OUT_THERE = /(?:線|空|輪郭|稜線|星|星座|影|軌跡|月|道筋|動き)$/u;

/** Links of predicates that only describe, aim or report. */
const EMBEDDED: ReadonlySet<Predicate['link']> = new Set([
  'relative',
  'nominal',
  'purpose',
  'quote',
]);

/** ページをめくる手を止める: what the hand stops doing, it did. */
function isStoppedHand(
  morphemes: readonly Morpheme[],
  next: number,
  { link, moods }: Predicate,
): boolean {
  if (link !== 'relative' || moods.size > 0) return false;
  const [hand, , verb] = morphemes.slice(next, next + 3);
  return hand?.surface === '手' && /^(?:止め|止ま|休め|緩め|とめ|とま)/u.test(verb?.surface ?? '');
}

/** 包み込むように持つ: a way of holding, so that what is wrapped is what is held. */
function isManner(morphemes: readonly Morpheme[], next: number, { words }: Predicate): boolean {
  const [like, ni, after] = morphemes.slice(next, next + 3);
  const wraps = words.some((word) =>
    /^(?:包|抱|覆|挟|隠|撫|かば|庇|なぞ|掴|つか|握|支え)/u.test(word),
  );
  return wraps && like?.surface === 'よう' && ni?.surface === 'に' && after?.pos !== '記号';
}

/** ひったくるように奪う, 叩きつけるように置く: the same thing, handled as roughly as the first verb says. */
function isSeizing(morphemes: readonly Morpheme[], next: number, { words }: Predicate): boolean {
  const [like, ni, after] = morphemes.slice(next, next + 3);
  if (like?.surface !== 'よう' || ni?.surface !== 'に' || after?.pos === '記号') return false;
  return words.some((word) => SEIZES.test(word));
}

const SEIZES =
  /^(?:ひったく|引ったく|もぎ|奪|むし|かっさら|引きちぎ|引き抜|抜き取|放|投げ|叩きつけ|押しつけ|押し付け|滑らせ|突き出|突きつけ|押し込|舐め|なめ|流し込|摘|つま|拾|抱き|抱え|すが|縋|貪|むさぼ|叩き|引きずり|引っ張り)/u;

/** 壊さないようにそっと巻く, 読もうと開く: what must not break is wound, what is to be read is opened. */
function isCare(morphemes: readonly Morpheme[], next: number, { moods }: Predicate): boolean {
  return moods.has('attempt') || (moods.has('negative') && morphemes[next]?.surface === 'よう');
}

/** Nouns listed without a case before a verb: taken as one bare phrase. */
function flushList(state: State): void {
  if (state.listed.length === 0) return;
  state.pending.push({ nouns: state.listed, particle: '', comma: false, start: 0, end: 0 });
  state.listed = [];
}

/** Which phrases a predicate takes for itself, and which wait for the next one. */
function divide(
  pending: readonly JapanesePhrase[],
  predicate: Predicate,
): { own: JapanesePhrase[]; kept: JapanesePhrase[] } {
  if (predicate.link === 'purpose' || isLeading(predicate)) return keepPlaces(pending);
  if (predicate.link !== 'relative') {
    if (predicate.link !== 'nominal' && predicate.link !== 'quote')
      return { own: [...pending], kept: [] };
    const set = predicate.link === 'nominal' ? pending.findLastIndex(({ comma }) => comma) + 1 : 0;
    const inner = Math.max(innerObject(pending), set);
    const kept = pending.filter((phrase, i) => i < inner || phrase.particle === 'は');
    return { own: pending.slice(inner), kept };
  }
  const frame = lookUp(predicate.words)?.group.frame;
  const own: JapanesePhrase[] = [];
  const kept = [...pending];
  for (let phrase = kept.at(-1); phrase !== undefined; phrase = kept.at(-1)) {
    const person = phrase.nouns.some((noun) => noun.someone);
    const fits =
      frame === undefined ||
      frame[phrase.particle] !== undefined ||
      phrase.particle === '' ||
      phrase.particle === 'が' ||
      phrase.particle === 'で';
    if (
      phrase.particle === 'は' ||
      (phrase.particle === 'の' && person) ||
      phrase.comma ||
      !fits ||
      (person && !takesPerson(phrase.particle, predicate))
    )
      break;
    if (phrase.particle === 'を' && own.some((o) => o.particle === 'を')) break;
    own.unshift(phrase);
    kept.pop();
  }
  return { own, kept };
}

/** 徳利を、音を立てぬよう並べる: of two objects the first waits for the verb that follows. */
function innerObject(pending: readonly JapanesePhrase[]): number {
  const last = pending.findLastIndex((phrase) => phrase.particle === 'を');
  return pending.findLastIndex((phrase, i) => i < last && phrase.particle === 'を') + 1;
}

/** あゆに渡された本, あゆから受け取った本: the giver belongs to the giving. */
function takesPerson(particle: string, predicate: Predicate): boolean {
  if (particle === 'に') return predicate.moods.has('passive');
  return particle === 'が' || particle === 'を' || particle === 'から';
}

/** 地下へ続く階段を下りる: where the stairs lead is where one goes. */
function isLeading({ link, words }: Predicate): boolean {
  return (
    link === 'relative' &&
    words.some((word) => /^(?:続く|通じる|繋がる|つながる|至る)$/u.test(word))
  );
}

/** 水を取りに行く: the water belongs to the purpose, the place to the going. */
function keepPlaces(pending: readonly JapanesePhrase[]): {
  own: JapanesePhrase[];
  kept: JapanesePhrase[];
} {
  const kept = pending.filter((phrase) => phrase.particle !== 'を' && phrase.particle !== '');
  return { own: pending.filter((phrase) => !kept.includes(phrase)), kept };
}
