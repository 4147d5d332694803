// Words the dictionary cuts up or glues together: mimetic adverbs (くいっと, ぱたぱたと), storage_room and emoji.
import { CUT_UP_NOUNS } from '../data/cut-up-nouns.ts';

/** A stretch that is one word, whatever the dictionary says. */
export interface WholeWord {
  readonly start: number;
  readonly end: number;
  readonly pos: '副詞' | '名詞';
}

const EMOJI =
  '(?<emoji>\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|[\\u{1F3FB}-\\u{1F3FF}]|\\u200D\\p{Extended_Pictographic})+)';
/** くいっと, パチンと, ごくりと, ちりん、と: kana in っと, んと or りと right after a case, a comma or the beginning. */
const BEFORE = '(?<=^|[、，。！？\\s（(*]|[をにではがもへとて])';
const SUDDEN = `${BEFORE}(?<sudden>(?:[ぁ-わんー]{1,4}|[ァ-ヶー]{1,4})[っッ]と|(?:[ぁ-ん]{1,3}|[ァ-ヶ]{1,3})[ー〜～]{1,3}[んンっッ]?と|[ァ-ヶー]{1,4}[ンリ]と|(?:[ぁ-ん]{2,3}り|[ぽぱぴどばぼがごとちこつ]ん|[ぁ-ん]{2}ん)と|(?:[ぁ-ん]{1,3}|[ァ-ヶー]{1,3})[んっりンッリ]、と(?=[\\p{Script=Han}、あ-んー]))(?!い[てくた])`;
/** ぱたぱたと, くるくる, ごくごくと: two or three kana said twice. */
const DOUBLED =
  '(?<doubled>(?<half>(?<first>[ぁ-んァ-ヶ])(?!\\k<first>)[ぁ-んァ-ヶー]{1,2})\\k<half>(?:っ|ッ)?(?:と(?![いこもきかし])|に(?=[\\p{Script=Han}])|(?=[\\p{Script=Han}])|(?=[あおかつなふまゆ][^ー、。！？]{1,3}[るうくぐすつむぶ])))';
/** Amounts and manners in kana that the dictionary takes for a person, a hand or a verb. */
const KANA =
  '(?<amount>ひと(?:かけら|切れ|つまみ|さじ|匙|粒|房|片|すくい|束)(?=[\\p{Script=Han}、])|手(?:ぐし|櫛)で|(?:手?慣れた|器用な|優雅な|丁寧な|鮮やかな|見事な|流れるような|おぼつかない|ぎこちない|危なっかしい|迷いのない|確かな)(?:手つき|手付き|手さばき|手捌き|手際|所作|動作|仕草|動き)で)';
const NOUNS =
  '(?<noun>(?<![A-Za-z\\d])[A-Za-z][A-Za-z\\d]*(?:_[A-Za-z\\d]+)+|しおり(?=[をが])|投げキッ?ス|ひとっ走り(?=し|する))';
const PATTERN = new RegExp(`${EMOJI}|${SUDDEN}|${DOUBLED}|${KANA}|${NOUNS}`, 'gu');
/** っと that ends a word of another kind. */
const PLAIN =
  /^(?:やっと|もっと|ずっと|きっと|ちょっと|あっと|えっと|うんと|おっと|なんと|取っと|とっと|ふたりと|ひとりと|となりと|みどりと|おわりと|つもりと|ことりと話|なんと|たんと|みかんと|うどんと|ごはんと|おでんと|やかんと|かばんと|さんと|くんと|ちゃんと|ほんと|もんと|たぬりと|くすりと|かおりと|まつりと|あかりと|ひかりと|ひとりんと|だんと|ぜんと|まんと|ひまわりと|おにぎりと|のりと|ぶりと)$/u;

/** The whole words of a sentence, in order. */
export function wholeWords(text: string): WholeWord[] {
  const found: WholeWord[] = [];
  for (const match of text.matchAll(PATTERN)) {
    if (PLAIN.test(match[0])) continue;
    const start = match.index;
    const { emoji, noun } = match.groups ?? {};
    const pos = emoji === undefined && noun === undefined ? '副詞' : '名詞';
    found.push({ start, end: start + match[0].length, pos });
  }
  return found;
}

const CUT_UP = new RegExp(
  `(?<=^|[^ぁ-ん]|[をにではがもへとのて])(?:${CUT_UP_NOUNS.join('|')})(?=[をがにはもでのと、])`,
  'gu',
);

/** The things of a sentence that the dictionary would cut up: one noun each, like names of the world. */
export function cutUpNouns(text: string): string[] {
  return text.match(CUT_UP) ?? [];
}
