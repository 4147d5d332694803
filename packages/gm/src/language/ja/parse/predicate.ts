// Reads one predicate from the morphemes: the verb, what its endings say, and how it goes on.
import type { Morpheme } from '../analyser/morpheme.ts';
import { isVerb } from '../lexicon.ts';
import type { Link, Mood, Predicate } from './types.ts';

/** Nouns after a plain verb that tell whether it was done. */
const DONE_AFTER = new Set([
  'まま',
  '後',
  'あと',
  '途端',
  '瞬間',
  '際',
  '時',
  'とき',
  'ついで',
  '傍ら',
  'かたわら',
  '直後',
  'なり',
]);
const NOT_DONE_AFTER = new Set([
  '前',
  'まえ',
  'ため',
  '為',
  'つもり',
  'ふり',
  'フリ',
  '振り',
  '予定',
  'こと',
  '事',
  'の',
  'もの',
  'よう',
  'ほう',
  '代わり',
  'かわり',
  '間',
  'うち',
  'たび',
  '度',
  'はず',
  'わけ',
  '気',
  '途中',
  'ところ',
  '所',
  '最中',
  '準備',
  '仕草',
  '真似',
  'まね',
  'そぶり',
  '素振り',
  '必要',
  'ん',
  '様',
  '直前',
  '寸前',
  '気配',
  '手前',
  '様子',
  '音',
  '姿',
  'ポーズ',
  '覚悟',
  '勢い',
  '番',
]);
const GIVING_TO_SPEAKER = new Set([
  'くれる',
  'くださる',
  '下さる',
  'もらう',
  'いただく',
  '頂く',
  '貰う',
  'くださる',
]);
const UNFINISHED = new Set(['かけ', 'っぱなし', 'たて', '立て', 'がち']);
/** 消し忘れる, 食べ損ねる: it was not done. */
const FORGETTING = /.(?:忘れる|わすれる|損ねる|損なう|そこねる|そびれる|逃す|かねる)$/u;
const LIGHT_VERBS = new Set(['する', 'できる', '出来る', 'いたす', '致す', 'なさる']);

interface Reading {
  readonly at: number;
  readonly moods: Set<Mood>;
  link: Link;
  stem: boolean;
  te: boolean;
}

/** Whether a predicate starts here. */
export function startsPredicate(morphemes: readonly Morpheme[], at: number): boolean {
  const m = morphemes[at];
  if (m === undefined) return false;
  if (m.pos === '動詞') return m.detail !== '接尾';
  return m.pos === '形容詞' && m.detail !== '接尾';
}

/** Whether the noun that ends before `at` is the front half of a する-verb. */
export function isLightVerb(m: Morpheme | undefined): boolean {
  return m !== undefined && m.pos === '動詞' && LIGHT_VERBS.has(m.base);
}

/** Reads the predicate at `at`; `nouns` are the nouns a する-verb is made of, longest first. */
export function readPredicate(
  morphemes: readonly Morpheme[],
  at: number,
  nouns: readonly string[] = [],
): { predicate: Predicate; next: number } {
  const first = morphemes[at];
  const verbal = first?.pos === '動詞';
  const words: string[] = [];
  let next = at + 1;
  if (nouns.length > 0) words.push(...nouns.map((noun) => `${noun}する`));
  else if (first !== undefined) {
    const joined = compound(morphemes, at);
    next = joined.next;
    words.push(...joined.words);
  }
  const reading: Reading = { at: next, moods: new Set(), link: 'end', stem: false, te: false };
  if (first?.form.startsWith('命令')) reading.moods.add('request');
  if (words.some((w) => w.endsWith('かける') && w.length > 3) && brokenOff(morphemes, at))
    reading.moods.add('brokenOff');
  if (words.some((word) => FORGETTING.test(word))) reading.moods.add('negative');
  if (nouns.length > 0 && (first?.base === 'できる' || first?.base === '出来る'))
    reading.moods.add('potential');
  const end = readEndings(morphemes, next, reading);
  if (reading.moods.has('causative')) words.unshift(...causatives(morphemes, next, nouns));
  const last = morphemes[end - 1] ?? first;
  return {
    predicate: {
      words,
      verbal,
      moods: reading.moods,
      link: reading.link,
      start: first?.start ?? 0,
      end: last?.end ?? 0,
    },
    next: end,
  };
}

/** 持たせる, 作動させる: some are verbs of their own. */
function causatives(
  morphemes: readonly Morpheme[],
  next: number,
  nouns: readonly string[],
): readonly string[] {
  if (nouns.length > 0) return nouns.map((noun) => `${noun}させる`);
  return [`${morphemes[next - 1]?.surface ?? ''}せる`];
}

function brokenOff(morphemes: readonly Morpheme[], at: number): boolean {
  const second = morphemes[at + 1];
  return second?.base === 'かける' && second.detail === '非自立';
}

/** Joins 取り+出す, 飲み+干す: the whole word first, then the first verb alone. */
function compound(morphemes: readonly Morpheme[], at: number): { words: string[]; next: number } {
  const first = morphemes[at];
  if (first === undefined) return { words: [], next: at + 1 };
  const words = [first.base];
  let next = at + 1;
  let front = first.surface;
  let form = first.form;
  for (
    let m = morphemes[next];
    m !== undefined && m.pos === '動詞' && form === '連用形';
    m = morphemes[next]
  ) {
    const whole = front + m.base;
    if (m.detail === '接尾' || (m.base === 'する' && !isVerb(whole))) break;
    words.unshift(whole);
    front += m.surface;
    form = m.form;
    next++;
  }
  return { words, next };
}

/** Walks over the endings, collecting moods, until the predicate is over; returns where. */
function readEndings(morphemes: readonly Morpheme[], from: number, reading: Reading): number {
  let at = from;
  let previous = morphemes[at - 1];
  let te = false;
  for (let m = morphemes[at]; m !== undefined; m = morphemes[at]) {
    const step = readEnding(m, previous, te, reading.moods);
    if (step === 'stop') break;
    te = step === 'te';
    previous = m;
    at++;
  }
  reading.te = te;
  reading.stem = !te && previous !== undefined && isStem(previous);
  return readLink(morphemes, at, reading);
}

function isStem(m: Morpheme): boolean {
  return (
    (m.pos === '動詞' || m.pos === '助動詞') &&
    (m.form === '連用形' || m.form === '連用ニ接続' || m.form === '連用テ接続')
  );
}

function readEnding(
  m: Morpheme,
  previous: Morpheme | undefined,
  te: boolean,
  moods: Set<Mood>,
): 'on' | 'te' | 'stop' {
  if (m.pos === '助動詞') return readAuxiliary(m, previous, moods);
  if (m.pos === '動詞' && m.detail === '接尾') {
    if (m.base === 'れる' || m.base === 'られる') moods.add('passive');
    if (m.base === 'せる' || m.base === 'させる') moods.add('causative');
    if (m.form.startsWith('命令')) moods.add('request');
    return 'on';
  }
  if (
    m.pos === '助詞' &&
    m.detail === '接続助詞' &&
    (m.surface === 'て' || m.surface === 'で' || m.surface === 'ちゃ')
  )
    return 'te';
  if (m.base === 'する' && !te && previous?.pos === '動詞' && previous.form === '連用形')
    return 'on'; // お持ちする
  if (m.pos === '動詞' && (te || m.detail === '非自立')) return readHelper(m, te, moods);
  if (m.pos === '形容詞' && m.detail === '非自立') {
    if (m.base === 'ほしい' || m.base === '欲しい') moods.add('wish');
    if (m.base === 'ない') moods.add('negative');
    return 'on';
  }
  if (m.pos === '形容詞' && te && (m.base === 'ほしい' || m.base === '欲しい')) {
    moods.add('wish');
    return 'on';
  }
  if (m.pos === '名詞' && m.detail === '接尾' && UNFINISHED.has(m.surface)) {
    moods.add('brokenOff');
    return 'on';
  }
  if (m.pos === '名詞' && m.surface === 'そう' && m.detail2 === '助動詞語幹') {
    moods.add('likeness');
    return 'on';
  }
  return 'stop';
}

function readAuxiliary(
  m: Morpheme,
  previous: Morpheme | undefined,
  moods: Set<Mood>,
): 'on' | 'stop' {
  switch (m.base) {
    case 'ない':
    case 'ぬ':
    case 'ん':
    case 'まい':
    case 'ず':
      moods.add('negative');
      break;
    case 'う':
    case 'よう':
      moods.add('volitional');
      break;
    case 'たい':
      moods.add('wish');
      break;
    case 'た':
    case 'だ':
      if (m.base === 'だ' && m.type === '特殊・ダ' && previous?.pos === '動詞') return 'stop';
      moods.add('past');
      break;
    case 'ます':
    case 'です':
      moods.add('polite');
      if (m.form === '命令ｉ') moods.add('request');
      break;
    case 'らしい':
      moods.add('hearsay');
      break;
    default:
      break;
  }
  return 'on';
}

function readHelper(m: Morpheme, te: boolean, moods: Set<Mood>): 'on' | 'stop' {
  if (m.base === 'てる' || m.base === 'でる') moods.add('ongoing');
  if (te && GIVING_TO_SPEAKER.has(m.base))
    moods.add(m.form.startsWith('命令') ? 'request' : 'favour');
  else if (
    te &&
    (m.base === 'いる' || m.base === 'る' || m.base === 'おる' || m.base === 'いらっしゃる')
  )
    moods.add('ongoing');
  else if (te && m.base === 'ある') moods.add('result');
  else if (te && (m.base === 'くる' || m.base === '来る')) moods.add('arriving');
  else if (m.detail !== '非自立') return 'stop';
  else if (m.base === 'くださる' || m.base === 'なさる') moods.add('request');
  if (m.form.startsWith('命令')) moods.add('request');
  return 'on';
}

/** Decides how the predicate goes on, from what stands after its endings. */
function readLink(morphemes: readonly Morpheme[], at: number, reading: Reading): number {
  const m = morphemes[at];
  const last = morphemes[at - 1];
  const { moods } = reading;
  if (last?.form === '仮定形') {
    reading.link = 'if';
    return m?.surface === 'ば' ? at + 1 : at;
  }
  if (m === undefined || m.pos === '記号') {
    reading.link = reading.te ? 'te' : reading.stem ? 'stem' : 'end';
    return at;
  }
  if (moods.has('volitional') && (m.surface === 'と' || m.surface === 'として'))
    return readAttempt(morphemes, at, reading);
  if (m.pos === '助詞') return readParticleLink(morphemes, at, reading);
  if (reading.te) reading.link = 'te';
  else if (reading.stem) reading.link = 'stem';
  else if (m.pos === '名詞' || m.pos === '接頭詞' || m.pos === '連体詞' || m.pos === '形容詞')
    readNounLink(m, reading);
  else reading.link = 'end';
  return reading.link === 'performed' ? at + 1 : at;
}

function readNounLink(m: Morpheme, reading: Reading): void {
  if (DONE_AFTER.has(m.surface)) reading.link = 'performed';
  else if (NOT_DONE_AFTER.has(m.surface) || m.detail === '非自立') reading.link = 'nominal';
  else if (m.pos === '名詞' && m.detail === '接尾') reading.link = 'nominal';
  else reading.link = 'relative';
}

/** 〜ようとする: an attempt; 〜ようと思う and the like: a plan. */
function readAttempt(morphemes: readonly Morpheme[], at: number, reading: Reading): number {
  const m = morphemes[at];
  const after = morphemes[at + 1];
  reading.moods.add('attempt');
  if (m?.surface === 'として') {
    reading.link = 'te';
    return at + 1;
  }
  if (after?.base !== 'する') {
    reading.link = 'quote';
    return at + 1;
  }
  const tail: Reading = { at: at + 2, moods: reading.moods, link: 'end', stem: false, te: false };
  const next = readEndings(morphemes, at + 2, tail);
  reading.link = tail.link;
  return next;
}

function readParticleLink(morphemes: readonly Morpheme[], at: number, reading: Reading): number {
  const m = morphemes[at];
  const surface = m?.surface ?? '';
  const { moods } = reading;
  if (m?.detail === '終助詞' || m?.detail === '副助詞／並立助詞／終助詞')
    return readFinal(morphemes, at, reading);
  if (surface === 'ながら' || surface === 'つつ') reading.link = 'while';
  else if (surface === 'ば') reading.link = 'if';
  else if (reading.te && surface === 'から') reading.link = 'te';
  else if (reading.te) reading.link = surface === 'も' || surface === 'は' ? 'if' : 'te';
  else if (surface === 'に' && reading.stem) reading.link = 'purpose';
  else if (surface === 'と' || surface === 'って')
    reading.link = m?.detail === '接続助詞' ? 'then' : 'quote';
  else if (surface === 'という' || surface === 'といった') reading.link = 'nominal';
  else if (m?.detail === '接続助詞' || surface === 'たり' || surface === 'だり')
    reading.link = 'and';
  else if (m?.detail === '並立助詞') reading.link = 'and';
  else if (m?.detail === '連体化') reading.link = 'nominal';
  else if (m?.detail === '副助詞' || m?.detail === '格助詞') {
    reading.link = 'nominal';
    moods.add('likeness');
  } else reading.link = 'end';
  return at + 1;
}

function readFinal(morphemes: readonly Morpheme[], from: number, reading: Reading): number {
  let at = from;
  for (let m = morphemes[at]; m !== undefined && m.pos === '助詞'; m = morphemes[at]) {
    if (m.surface === 'か' || m.surface === 'かい' || m.surface === 'かしら')
      reading.moods.add('question');
    else if (m.surface === 'な' && reading.moods.size === 0 && at === from)
      reading.moods.add('spoken');
    else reading.moods.add('spoken');
    at++;
  }
  reading.link = reading.te ? 'te' : 'end';
  return at;
}
