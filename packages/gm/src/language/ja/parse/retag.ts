// Corrects what the dictionary alone cannot know: stems used as nouns, nouns that are verbs.
import type { Morpheme } from '../analyser/morpheme.ts';
import { BACKGROUND_NOUNS } from '../data/nouns.ts';
import { isVerb, stemVerb } from '../lexicon.ts';

const NOUN_CASES = new Set(['を', 'に', 'が', 'の', 'から', 'で', 'へ', 'は', 'も', 'と', 'や']);
const MOTIONS = new Set([
  '行く',
  'いく',
  'ゆく',
  '来る',
  'くる',
  '戻る',
  '向かう',
  '出る',
  '出かける',
  '入る',
  '帰る',
  'かかる',
  '回る',
  '走る',
  '参る',
  '伺う',
  '上がる',
  '行かせる',
  '寄る',
  '訪れる',
  '歩く',
]);

/** 粉をふるいにかける: what things are put to, not what one goes out to do. */
const PLACINGS = new Set(['かける', '掛ける', '入れる', '通す', '戻す', '置く', '載せる', '移す']);

/** The morphemes with 引き出しに read as a noun and 覗き込み、 read as a verb. */
export function retag(morphemes: readonly Morpheme[]): readonly Morpheme[] {
  const result: Morpheme[] = [];
  for (let at = 0; at < morphemes.length; at++) {
    const m = morphemes[at];
    if (m === undefined) continue;
    if (isHalfDone(morphemes, at)) {
      at += 2;
      continue;
    }
    if (isWithout(m, morphemes[at + 1])) {
      dropLastNoun(result);
      at++;
      continue;
    }
    const own = asPart(m, morphemes[at - 1], morphemes[at + 1]) ?? asDescent(m, morphemes[at - 1]);
    if (own !== undefined) {
      result.push(own);
      continue;
    }
    const halves = intoBook(m) ?? countedHand(m, morphemes[at - 1], morphemes[at + 1]);
    if (halves !== undefined) {
      result.push(...halves);
      continue;
    }
    const verb = verbInParticle(m, morphemes[at - 1]);
    if (verb !== undefined) {
      result.push(...verb);
      continue;
    }
    const misread = kanaVerb(m, morphemes[at - 1], morphemes[at + 1]);
    if (misread !== undefined) {
      result.push(...misread);
      at += misread.length === 1 ? 1 : 0;
      continue;
    }
    const way = wayOf(m, morphemes[at + 1]);
    if (way !== undefined) {
      result.push(way);
      at++;
      continue;
    }
    const run = stemNoun(morphemes, at);
    if (run > 0) {
      result.push(asNoun(morphemes.slice(at, at + run)));
      at += run - 1;
      continue;
    }
    const joined = nounVerb(m, morphemes[at + 1]);
    if (joined !== undefined) {
      result.push(joined);
      at++;
      continue;
    }
    const katakana = katakanaRun(morphemes, at);
    if (katakana > 1) {
      result.push(asNoun(morphemes.slice(at, at + katakana)));
      at += katakana - 1;
      continue;
    }
    result.push(asStem(m, morphemes, at) ?? asOpenStem(m, morphemes[at + 1]) ?? m);
  }
  return result;
}

/** ラジオのつまみひねって: what stands behind の is a thing, though it looks like a stem. */
function asPart(
  m: Morpheme,
  before: Morpheme | undefined,
  next: Morpheme | undefined,
): Morpheme | undefined {
  const isStem = m.pos === '動詞' && m.form === '連用形' && m.surface.length > 1;
  if (!isStem || before?.detail !== '連体化') return undefined;
  return next?.pos === '動詞' || next?.pos === '副詞' || next?.pos === '助詞'
    ? next.detail === '接続助詞' || next.detail === '非自立'
      ? undefined
      : asNoun([m])
    : undefined;
}

/** 船倉に降り: down there one goes; the dictionary thinks of rain. */
function asDescent(m: Morpheme, before: Morpheme | undefined): Morpheme | undefined {
  const isRain = m.base === '降る' && (m.form === '連用形' || m.form === '仮定形');
  const isFrom = before?.detail === '格助詞' && /^[にをへ]$|^から$/u.test(before.surface);
  return isRain && isFrom && m.surface.endsWith('り')
    ? { ...m, base: '降りる', form: '連用形' }
    : undefined;
}

/** 火にかけて, 手にとって, 席について: verbs that the dictionary takes for compound particles. */
function verbInParticle(m: Morpheme, before: Morpheme | undefined): Morpheme[] | undefined {
  const found = PARTICLE_VERBS.find(({ surface }) => surface === m.surface);
  if (found === undefined || before?.pos !== '名詞' || !found.after.test(before.surface))
    return undefined;
  const middle = m.start + 1;
  const end = m.end - 1;
  const verb = {
    ...m,
    surface: m.surface.slice(1, -1),
    base: found.base,
    pos: '動詞',
    start: middle,
    end,
  };
  return [
    { ...m, surface: 'に', base: 'に', detail2: '一般', end: middle },
    { ...verb, detail: '自立', detail2: '*', form: '連用形' },
    { ...m, surface: 'て', base: 'て', detail: '接続助詞', detail2: '*', start: end },
  ];
}

const PARTICLE_VERBS: readonly { surface: string; base: string; after: RegExp }[] = [
  { surface: 'にかけて', base: 'かける', after: /[^朝昼夕夜晩日月年時頃方半末春夏秋冬旬]$/u },
  { surface: 'にとって', base: 'とる', after: /手$/u },
  { surface: 'について', base: 'つく', after: /(?:席|位置|食卓|床|テーブル|持ち場|配置)$/u },
];

/** 弾き方, 干し場, 飾り棚: the way, the place, the piece of furniture; and nothing done. */
function wayOf(m: Morpheme, next: Morpheme | undefined): Morpheme | undefined {
  const isStem = m.pos === '動詞' && m.form === '連用形' && m.surface.length > 1;
  return isStem && next?.detail === '接尾' && WAYS.test(next.surface)
    ? asNoun([m, next])
    : undefined;
}

const WAYS = /^[方場台所器機箱棚籠板皿竿]$/u;

/** ご飯をよそう, 傘をさして: verbs in kana that the dictionary takes for an offer and an adverb. */
function kanaVerb(
  m: Morpheme,
  before: Morpheme | undefined,
  next: Morpheme | undefined,
): Morpheme[] | undefined {
  if (m.base === 'よす' && m.form === '未然ウ接続' && next?.surface === 'う')
    return [{ ...m, surface: 'よそう', base: 'よそう', form: '基本形', end: next.end }];
  const base = ADVERB_VERBS[m.surface];
  if (base === undefined || m.pos !== '副詞' || !isAfterObject(before)) return undefined;
  const middle = m.end - 1;
  const stem = m.surface.slice(0, -1);
  const verb = { ...m, surface: stem, base, pos: '動詞', detail: '自立', end: middle };
  const te = { ...m, surface: 'て', base: 'て', pos: '助詞', detail: '接続助詞', start: middle };
  return [{ ...verb, form: '連用形' }, te];
}

/** 伝票に判子を押して: an adverb would stand before no object and after no を. */
const ADVERB_VERBS: Readonly<Record<string, string>> = {
  さして: 'さす',
  押して: '押す',
  追って: '追う',
  重ねて: '重ねる',
  改めて: '改める',
  併せて: '併せる',
};

function isAfterObject(before: Morpheme | undefined): boolean {
  return before?.surface === 'を' || before?.pos === '副詞';
}

/** 栞を本に挟む: into the book; the dictionary knows an adverb of old (本に: truly). */
function intoBook(m: Morpheme): Morpheme[] | undefined {
  if (m.surface !== '本に' || m.pos !== '副詞') return undefined;
  const middle = m.start + 1;
  const noun = { ...m, surface: '本', base: '本', pos: '名詞', end: middle };
  const ni = { ...m, surface: 'に', base: 'に', pos: '助詞', detail: '格助詞', start: middle };
  return [noun, ni];
}

/** 一本手に取る: the counter and the hand, which the dictionary glues into one word. */
function countedHand(
  m: Morpheme,
  before: Morpheme | undefined,
  next: Morpheme | undefined,
): Morpheme[] | undefined {
  if (before?.detail !== '数' || next?.surface !== 'に' || !/^[本枚着]手$/u.test(m.surface))
    return undefined;
  const middle = m.start + 1;
  const counter = { ...m, surface: m.surface.slice(0, 1), base: m.surface.slice(0, 1) };
  return [
    { ...counter, detail: '接尾', detail2: '助数詞', end: middle },
    { ...m, surface: '手', base: '手', detail: '一般', start: middle },
  ];
}

/** フォークもなしに, 断りなしで: done without it, so the noun before takes no part. */
function isWithout(m: Morpheme, next: Morpheme | undefined): boolean {
  return (m.surface === 'なし' || m.surface === '無し') && /^[にで]$/u.test(next?.surface ?? '');
}

function dropLastNoun(result: Morpheme[]): void {
  if (result.at(-1)?.pos === '助詞' && /^[もはが]$/u.test(result.at(-1)?.surface ?? ''))
    result.pop();
  while (result.at(-1)?.pos === '名詞') result.pop();
}

/** 飲みかけの…: only describes the thing, and nothing is drunk now. */
function isHalfDone(morphemes: readonly Morpheme[], at: number): boolean {
  const [verb, half, no] = morphemes.slice(at, at + 3);
  return (
    verb?.pos === '動詞' &&
    verb.form === '連用形' &&
    half?.surface === 'かけ' &&
    no?.surface === 'の'
  );
}

/** How many morphemes from here make a noun out of verb stems (引き出し+に, 飲み物 is one already). */
function stemNoun(morphemes: readonly Morpheme[], at: number): number {
  let end = at;
  while (morphemes[end]?.pos === '動詞' && morphemes[end]?.form === '連用形') end++;
  const length = end - at;
  const particle = morphemes[end];
  if (length === 0 || particle === undefined || !NOUN_CASES.has(particle.surface)) return 0;
  // After a bare stem で can only be a case: 読んで has another stem.
  if (particle.surface !== 'で' && (particle.pos !== '助詞' || particle.detail === '接続助詞'))
    return 0;
  if (
    particle.surface === 'に' &&
    (MOTIONS.has(morphemes[end + 1]?.base ?? '') ||
      (morphemes[at - 1]?.surface === 'を' &&
        !PLACINGS.has(morphemes[end + 1]?.base ?? '') &&
        !BACKGROUND_NOUNS.has(textOf(morphemes.slice(at, end)))))
  )
    return 0;
  const text = textOf(morphemes.slice(at, end));
  return text.length > 1 ? length : 0;
}

function textOf(parts: readonly Morpheme[]): string {
  return parts.map((m) => m.surface).join('');
}

function asNoun(parts: readonly Morpheme[]): Morpheme {
  const first = parts[0] as Morpheme;
  const surface = textOf(parts);
  const end = parts.at(-1)?.end ?? first.end;
  return {
    ...first,
    surface,
    base: surface,
    pos: '名詞',
    detail: '一般',
    detail2: '*',
    type: '*',
    form: '*',
    end,
  };
}

/** 覗き(noun)+込む: one verb, if the lexicon has it. */
function nounVerb(m: Morpheme, next: Morpheme | undefined): Morpheme | undefined {
  if (m.pos !== '名詞' || next?.pos !== '動詞' || next.start !== m.end) return undefined;
  const base = m.surface + next.base;
  if (stemVerb(m.surface) === undefined && !KNOWN_JOINTS.has(base)) return undefined;
  return { ...next, surface: m.surface + next.surface, base, start: m.start, detail: '自立' };
}
const KNOWN_JOINTS = new Set([
  '指差す',
  '手渡す',
  '目配せする',
  '腰掛ける',
  '腰かける',
  '身構える',
  '手招きする',
  '手放す',
  '手繰る',
]);

/** A noun that is a verb's stem, standing where only a verb can: at the end of its clause. */
function asStem(m: Morpheme, morphemes: readonly Morpheme[], at: number): Morpheme | undefined {
  if (m.pos !== '名詞' || m.detail === '接尾') return undefined;
  const base = stemVerb(m.surface);
  const next = morphemes[at + 1];
  const before = morphemes[at - 1];
  const closes =
    next === undefined ||
    next.detail === '読点' ||
    next.detail === '句点' ||
    next.surface === 'ながら' ||
    next.surface === 'つつ';
  const cased =
    before?.pos === '助詞'
      ? ['を', 'に', 'へ', 'から', 'で'].includes(before.surface)
      : before?.pos === '副詞' || before?.detail === '副詞化';
  if (base === undefined || !closes || !cased) return undefined;
  return { ...m, base, pos: '動詞', detail: '自立', form: '連用形' };
}

/** How many katakana morphemes from here are one foreign word the dictionary cut up (イヤ+ホン). */
function katakanaRun(morphemes: readonly Morpheme[], at: number): number {
  let end = at;
  let nouns = 0;
  for (let m = morphemes[end]; m !== undefined && isKatakana(m); m = morphemes[end]) {
    if (m.pos === '名詞') nouns++;
    end++;
  }
  return nouns > 0 ? end - at : 0;
}

function isKatakana(m: Morpheme): boolean {
  return (
    /^[ァ-ヶー]+$/u.test(m.surface) &&
    m.pos !== '副詞' &&
    m.detail !== 'サ変接続' &&
    m.detail2 !== '人名'
  );
}

/** 扉を押し開け、: the stem of 押し開ける, which the dictionary takes for an order or a condition. */
function asOpenStem(m: Morpheme, next: Morpheme | undefined): Morpheme | undefined {
  const isNoOrder = m.form === '命令ｅ' && next !== undefined && next.detail !== '句点';
  // 髪を整えながら: without ば it is no condition.
  const isNoCondition = m.form === '仮定形' && next?.surface !== 'ば';
  if (!isNoOrder && !isNoCondition) return undefined;
  const base = `${m.surface}る`;
  return isVerb(base) ? { ...m, base, form: '連用形' } : undefined;
}
