// Reads noun phrases: compounds joined, XのY chains told apart into head and modifiers.
import { type Morpheme, PERSON, THING } from '../analyser/morpheme.ts';
import { LIMBS } from '../data/bodies.ts';
import { isCreature } from '../data/creatures.ts';
import { RELATION_NOUNS } from '../data/nouns.ts';
import { SELF_WORDS } from '../data/persons.ts';
import { isThingWord } from '../data/things.ts';
import { isAbstract, isBody, isIndefinite, isPersonWord, isPronoun } from '../noun-kinds.ts';
import type { PlainNoun } from './types.ts';

/** One compound noun of a chain. */
interface Link {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly morphemes: readonly Morpheme[];
  readonly quoted?: true;
}

/** A noun phrase as read: the noun, and the compound it ends in (for する-verbs). */
export interface NounRead {
  readonly noun: PlainNoun;
  readonly start: number;
  readonly next: number;
  /** The last compound, whole and by its last word: `水分補給`, `補給`. */
  readonly tails: readonly string[];
  readonly last: Morpheme;
}

const OPEN = new Set(['「', '『', '“', '"', '《', '〈', '【']);
const CLOSE = new Set(['」', '』', '”', '"', '》', '〉', '】']);

/** Said alone, these are about the thing named before. */
const INSIDES = new Set(
  '中 中身 なか なかみ 蓋 ふた 角 縁 ふち 底 柄 取っ手 持ち手 つまみ 表面 裏面 側面'.split(' '),
);

/** Whether a noun phrase can start here. */
export function startsNoun(m: Morpheme | undefined): boolean {
  if (m === undefined) return false;
  if (m.pos === '名詞') return !(m.detail === '非自立' && m.detail2 === '助動詞語幹');
  return m.pos === '接頭詞' && m.detail === '名詞接続';
}

/** Reads the phrase at `at`, XのYのZ and all. `text` is the analysed text. */
export function readNoun(
  text: string,
  { morphemes, at }: { readonly morphemes: readonly Morpheme[]; readonly at: number },
): NounRead | undefined {
  const links: Link[] = [];
  let next = at;
  for (;;) {
    const link = readCompound(morphemes, next);
    if (link === undefined) break;
    links.push(link);
    next += link.morphemes.length;
    const no = morphemes[next];
    const after = morphemes[next + 1];
    const chained =
      no?.surface === 'の' &&
      (no.detail === '連体化' || no.detail === '格助詞') &&
      startsNoun(after);
    if (!chained || isNominalizer(after)) break;
    next++;
  }
  const last = links.at(-1);
  const lastMorpheme = last?.morphemes.at(-1);
  if (last === undefined || lastMorpheme === undefined) return undefined;
  return {
    noun: describe(text, links),
    start: links[0]?.start ?? last.start,
    next,
    tails: tailsOf(last),
    last: lastMorpheme,
  };
}

function isNominalizer(m: Morpheme | undefined): boolean {
  return m?.detail === '非自立' && ['の', 'よう', 'ため', 'こと', 'ん'].includes(m.surface);
}

function readCompound(morphemes: readonly Morpheme[], from: number): Link | undefined {
  const quoted = readQuoted(morphemes, from);
  if (quoted !== undefined) return quoted;
  const parts: Morpheme[] = [];
  for (let at = from; ; at++) {
    const m = morphemes[at];
    if (m === undefined || !joins(m, parts.at(-1), morphemes[at + 1])) break;
    if (parts.length > 0 && isBareHand(m, parts, morphemes[at + 1])) break;
    parts.push(m);
  }
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined || parts.every((m) => m.pos === '接頭詞'))
    return undefined;
  return {
    word: parts.map((m) => m.surface).join(''),
    start: first.start,
    end: last.end,
    morphemes: parts,
  };
}

/** 一房|口に入れる, 三枚|手に取る: the mouth and the hand are no counters there. */
function isBareHand(
  m: Morpheme,
  parts: readonly Morpheme[],
  following: Morpheme | undefined,
): boolean {
  const counted = parts.length > 1 && parts[0]?.detail === '数';
  return counted && (m.surface === '口' || m.surface === '手') && following?.surface === 'に';
}

/** 「…」 used as a name: what stands inside is the noun. */
function readQuoted(morphemes: readonly Morpheme[], from: number): Link | undefined {
  const open = morphemes[from];
  if (open === undefined || !OPEN.has(open.surface)) return undefined;
  for (let at = from + 1; at < morphemes.length && at < from + 40; at++) {
    const m = morphemes[at];
    if (m === undefined || !CLOSE.has(m.surface)) continue;
    const inside = morphemes.slice(from + 1, at);
    const first = inside[0];
    if (first === undefined) return undefined;
    return {
      word: inside.map((part) => part.surface).join(''),
      start: first.start,
      end: m.start,
      morphemes: morphemes.slice(from, at + 1),
      quoted: true,
    };
  }
  return undefined;
}

function joins(
  m: Morpheme,
  previous: Morpheme | undefined,
  following: Morpheme | undefined,
): boolean {
  if (m.surface === '・' || m.surface === '＝')
    return previous !== undefined && following?.pos === '名詞';
  if (m.pos === '接頭詞') return m.detail === '名詞接続' || m.detail === '数接続';
  if (m.pos !== '名詞') return false;
  if (m.detail === '非自立') return previous === undefined || m.detail2 === '副詞可能';
  if (m.detail === '形容動詞語幹' && (following?.surface === 'な' || following?.surface === 'に'))
    return false;
  if (previous === undefined) return true;
  if (previous.detail === '代名詞' && m.detail !== '接尾') return false;
  if (previous.detail === '副詞可能' && m.detail !== '接尾') return false;
  if (m.detail === '代名詞') return false;
  return !(
    m.detail === '副詞可能' &&
    RELATION_NOUNS.has(m.surface) === false &&
    previous.detail !== '数'
  );
}

function tailsOf(link: Link): string[] {
  const last = link.morphemes.at(-1)?.surface ?? link.word;
  const bare = link.word.replace(/^[おご]/u, '');
  return [...new Set([link.word, bare, last])];
}

/** A counted amount: 一口, 二冊, 数枚. */
function isAmount(link: Link): boolean {
  const [first, second] = link.morphemes;
  if (first === undefined) return false;
  if (/(?:階|号室|番|丁目|年|組|号|世)$/u.test(link.word)) return false;
  const counted = link.morphemes.every(
    (m) => m.detail === '数' || m.detail2 === '助数詞' || m.pos === '接頭詞',
  );
  if (first.detail === '数' && counted) return true;
  if (
    first.detail === '数' &&
    second !== undefined &&
    link.morphemes.length === 2 &&
    second.detail === '接尾'
  )
    return true;
  return /^(?:[一二三四五六七八九十数何半幾]|[0-9０-９]+|ひと|ふた|もう一)(?:つ|房|株|片|輪|玉|口|冊|枚|本|杯|個|切れ|匹|人|度|回|歩|瞬|息|言|粒|滴|皿|束|袋|箱|瓶|缶|通|組|分|秒|時間|日)$/u.test(
    link.word,
  );
}

/** 盗賊の一団, 客の群れ: the people are meant. */
const COLLECTIVE =
  /^(?:一団|一行|集団|群れ|連中|軍団|一味|部隊|大群|数人|二人組|三人組|二人連れ|行列|群衆|一族)$/u;

function describe(text: string, links: readonly Link[]): PlainNoun {
  const chain = links.filter((link, i) => i === links.length - 1 || !isAmount(link));
  let head = chain.at(-1);
  let relation: string | undefined;
  const rest = chain.slice(0, -1);
  while (head !== undefined && rest.length > 0 && RELATION_NOUNS.has(head.word)) {
    relation ??= head.word;
    head = rest.pop();
  }
  const someone = rest.at(-1);
  const group = head !== undefined && (isAmount(head) || COLLECTIVE.test(head.word));
  if (group && someone !== undefined && isPersonWord(someone.word)) {
    head = rest.pop();
  }
  const last = links.at(-1);
  const word = head?.word ?? '';
  const suffixed = relation === undefined ? splitRelation(head) : undefined;
  const name = suffixed?.head ?? word;
  const placed = relation ?? suffixed?.relation;
  const final = head?.morphemes.at(-1);
  const action = final?.detail === 'サ変接続' && final.known;
  const amount = head !== undefined && isAmount(head);
  const isSomeone =
    head?.quoted !== true && final?.detail !== THING && (isPersonWord(name) || isNamed(name, head));
  return {
    text: withParenthesis(text, links[0]?.start ?? 0, last?.end ?? 0),
    head: name,
    modifiers: rest.map((link) => link.word).filter((w) => isModifier(w, name)),
    ...(isPronoun(name) || (rest.length === 0 && placed === undefined && INSIDES.has(name))
      ? { pronoun: true as const }
      : {}),
    ...(isIndefinite(name) ? { indefinite: true as const } : {}),
    ...(isBody(name) && !isOfThing(links) ? { body: true as const } : {}),
    ...(isBody(name) && isOfSomebody(links) ? { ofPerson: true as const } : {}),
    ...(LIMBS.has(name) && isOfSome(links) ? { ofThing: true as const } : {}),
    ...(placed === undefined ? {} : { relation: placed }),
    someone: isSomeone,
    ...properName(head?.morphemes, isSomeone),
    abstract:
      final?.detail !== THING &&
      (isAbstract(name, { isAction: action, last: final?.surface }) || isNominalizer(final)),
    ...(head?.quoted === true ? { quoted: true as const } : {}),
    adverbial: amount || isAdverbial(head),
  };
}

/** 食パンの耳, 瓶の口, 机の脚: parts of things that are called like those of a body. */
function isOfThing(links: readonly Link[]): boolean {
  const [owner, part] = links.slice(-2);
  if (
    owner === undefined ||
    part === undefined ||
    !/^(?:耳|口|脚|背|首|腹|肩|尻|爪|角|頭)$/u.test(part.word)
  )
    return false;
  return isThingWord(owner.word) && !isPersonWord(owner.word) && !isCreature(owner.word);
}

/** 銀次の手, 翔の寝癖. */
function isOfSomebody(links: readonly Link[]): boolean {
  const owner = links.slice(0, -1).findLast(({ word }) => !RELATION_NOUNS.has(word));
  if (owner === undefined || SELF_WORDS.has(owner.word)) return false;
  return isPersonWord(owner.word) || isNamed(owner.word, owner);
}

/** 鯵のしっぽ, 人形の首: of something that is no person and no part of one. */
function isOfSome(links: readonly Link[]): boolean {
  const owner = links.at(-2);
  const final = owner?.morphemes.at(-1);
  if (owner === undefined || final === undefined || final.pos !== '名詞') return false;
  const isSomebody = isPersonWord(owner.word) || isNamed(owner.word, owner) || isBody(owner.word);
  if (isSomebody || isPronoun(owner.word) || final.detail === '代名詞') return false;
  if (final.detail === '非自立' || final.detail === '副詞可能' || isAmount(owner)) return false;
  return (
    !RELATION_NOUNS.has(owner.word) &&
    !isAbstract(owner.word, { isAction: final.detail === 'サ変接続' })
  );
}

/** Someone by name: of the world, or of the dictionary unless it is a thing as well (大釜, 長卓). */
function isNamed(name: string, head: Link | undefined): boolean {
  const final = head?.morphemes.at(-1);
  if (final?.detail === PERSON) return true;
  if (isNamedByTrade(head?.morphemes)) return true;
  return final?.detail2.startsWith('人名') === true && !isCutLoan(head) && !isThingWord(name);
}

/** 鈴木刑事: a name and what one is. */
function isNamedByTrade(morphemes: readonly Morpheme[] = []): boolean {
  const [name, trade] = morphemes;
  if (name === undefined || trade === undefined || morphemes.length > 2) return false;
  return isPersonal(name) && isPersonWord(trade.surface);
}

/** 田中, 田中先生, アレックス: known as a name; ケイン: not known at all. クマさん is a bear. */
function properName(morphemes: readonly Morpheme[] = [], isSomeone: boolean): { proper?: string } {
  const [name, ...titles] = morphemes;
  if (name === undefined || (!isSomeone && titles.length > 0)) return NO_NAME;
  const isForeign = !name.known && /^[ァ-ヶー]{2,}$/u.test(name.surface);
  const isName = (isForeign || isPersonal(name)) && !isCreature(name.surface);
  return isName && titles.every(isTitle) ? { proper: name.surface } : NO_NAME;
}

const NO_NAME = {};

function isPersonal({ detail, detail2 }: Morpheme): boolean {
  return detail === '固有名詞' && detail2.startsWith('人名');
}

function isTitle({ surface, detail }: Morpheme): boolean {
  return detail === '接尾' || isPersonWord(surface) || surface === '先生';
}

/** ハー+モニカ: a foreign word that the dictionary cut into names. */
function isCutLoan(link: Link | undefined): boolean {
  const parts = link?.morphemes ?? [];
  return parts.length > 1 && parts.every((m) => /^[ァ-ヶー]+$/u.test(m.surface));
}

/** 棚の上の本 says where; 隣のおばさん says who. */
function isModifier(word: string, head: string): boolean {
  const neighbour = /^(?:隣|向かい)$/u.test(word) && /^(?:お?[おじば][じばい]|奥さん)/u.test(head);
  return (!RELATION_NOUNS.has(word) || neighbour) && word !== '空';
}

/** 箱(大)を: what stands in parentheses right before a case belongs to the name. */
function withParenthesis(text: string, start: number, end: number): string {
  const more = /^[(（][^()（）\n]{1,12}[)）](?=[をにがはでへとも])/u.exec(
    text.slice(end, end + 16),
  );
  return text.slice(start, end + (more?.[0].length ?? 0));
}

/** 棚上, 机下 and the like: a relation grown onto its noun. */
function splitRelation(link: Link | undefined): { head: string; relation: string } | undefined {
  const last = link?.morphemes.at(-1);
  if (link === undefined || last === undefined || link.morphemes.length < 2) return undefined;
  if (!['上', '下', '中', '内', '前', '横', '脇', '側'].includes(last.surface)) return undefined;
  const head = link.morphemes
    .slice(0, -1)
    .map((m) => m.surface)
    .join('');
  return { head, relation: last.surface };
}

function isAdverbial(link: Link | undefined): boolean {
  const only = link?.morphemes[0];
  if (
    link?.morphemes.at(-1)?.detail2 === '助動詞語幹' ||
    /[^ ](?:そう|気味|的)$|^(?:強|弱|早|遅|多|少な|高|低|長|短|大き|小さ|濃い?|薄|甘|控え|固|浅|深|ゆる|きつ|熱|ぬる)め$/u.test(
      link?.word ?? '',
    )
  )
    return true;
  if (link === undefined || only === undefined || link.morphemes.length !== 1) return false;
  return only.detail === '副詞可能' && !RELATION_NOUNS.has(only.surface);
}
