// How assistants chat, refuse and comment in Japanese, and how Japanese looks.
import { ACTS_JA } from '../data/acts-ja.ts';
import { CHINESE_ONLY } from '../data/chinese-only.ts';
import { KANA_PAIRS } from '../data/kana-pairs.ts';
import { STOCK_TALK } from '../data/stock-talk.ts';
import { TALK_JA } from '../data/talk-ja.ts';
import { readTalkWeights } from '../talk/talk-weights.ts';
import type { FloorWords } from './floor-words.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
const OTHER_SCRIPTS =
  /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Greek}]/u;
const LATIN_WORD = /[\p{Script=Latin}’']{2,}/gu;
const LATIN_RUN =
  /(?<![\p{Script=Latin}’'])[\p{Script=Latin}’']{2,}(?:[ ,]{1,2}[\p{Script=Latin}’']{2,}){2}/u;

export const ja: FloorWords = {
  meta: new RegExp(
    [
      '(?:以下|次|下記)(?:が|は|に|の|で|、).{0,24}(?:ターン|台詞|セリフ|出力|応答|回答|シナリオ|ロールプレイ|文章)',
      '(?:次の|続きの)(?:ひと)?(?:ターン|台詞|セリフ)(?:です|を書|は以下|となり|になり)',
      '(?:ユーザー|プロンプト|指示|キャラクター|性格|人物|設定|形式|フォーマット|ロールプレイ).{0,16}(?:に従(?:っ|い)|に基づ|に沿っ|を求め|を維持|書く必要|らしく書)',
      '(?:この|上記の|今回の)(?:台詞|セリフ|ターン|シーン|場面|出力|文章|展開)(?:は|では|を|が|の)',
      '(?:続き|別の(?:案|展開|パターン|台詞|セリフ)|このあとの展開).{0,14}(?:書き|書く|作成し|出力し|ご期待)',
      'ユーザー(?:さん|様|さま)',
      '(?:登場人物|キャラクター)(?:「[^」]{0,40}」)?の(?:次の)?(?:台詞|セリフ|発言|ターン)',
    ].join('|'),
    'u',
  ),
  service: new RegExp(
    [
      '^(?:はい、)?(?:もちろん(?:です)?|承知(?:し|いたし)ました|了解(?:し|いたし)ました|かしこまりました|わかりました)[！!。、]?$',
      '(?:ご要望|ご質問|ご希望|ご不明|ご意見|修正(?:点|が)|何か(?:ほか|他)に).{0,20}(?:お知らせ|お聞かせ|お申し付け|ください|ありますか|ございます)',
      '(?:お手伝い|お役に立て).{0,12}(?:でき|いただけ|幸い|嬉しい|うれしい)',
      'お(?:気軽|知らせ)にお?(?:申し付け|知らせ|尋ね|声がけ|ください)',
    ].join('|'),
    'u',
  ),
  confessions: [
    /(?:私|わたし|僕)は?、?(?:ただの|単なる|大規模)?(?:の)?(?:AI|ＡＩ|人工知能|言語モデル|大規模言語モデル|アシスタント)(?:アシスタント|モデル)?(?:です|なの|であ|として|のため|だから)/u,
    /(?:AI|ＡＩ|人工知能|言語モデル)(?:アシスタント|モデル|言語モデル)?として[、,]?.{0,30}(?:でき(?:ません|ない|かね)|持(?:って|つこと)|お(?:答え|応え|手伝い))/u,
    /(?:ロールプレイ|会話|物語|なりきり|なりきること|生成|コンテンツ)(?:を|は|が|の).{0,14}(?:続ける|行う|する|提供する|作成する)?こと(?:は|が).{0,4}(?:できません|できかねます)/u,
    /(?:ガイドライン|利用規約|ポリシー|倫理規定|安全基準)(?:に(?:反|違反|より|基づ|抵触)|上)/u,
  ],
  refusals: [
    /(?:その|この|ご|お)?(?:リクエスト|要望|依頼|内容|質問|指示|お願い|話題)(?:には?|については?|を|は).{0,16}(?:お(?:応え|答え|受け|手伝い)|対応|応じる|生成|提供|続ける|作成)(?:する)?(?:こと(?:が|は))?.{0,6}(?:できません|できかねます|いたしかねます|致しかねます)/u,
    /(?:不適切|有害)な(?:内容|コンテンツ|表現|リクエスト)/u,
  ],
  notes:
    /^[\s*_【[（(※・>-]{0,6}(?:※|(?:解説|補足|注(?:釈|意|記)?|備考|メモ|訳|日本語訳|英訳|英語|翻訳|説明|設定|状況|場面|ト書き|字数|文字数|感情|ポイント|理由|意図|コメント)\s{0,2}[:：】])/u,
  asides:
    /^(?:※|OOC|SE\b|SFX|BGM|(?:注(?:釈|記|意)?|解説|補足|訳|続く|以下略|中略|終わり?|完)(?=$|[\s。.…:：、])|\d{1,4}\s?(?:文字|字|文|ワード)|文字数)/iu,
  actLabels: /^(?:行動|動作|アクション|しぐさ|仕草|ト書き|所作|動き)$/u,
  wordLabels: /^(?:台詞|セリフ|せりふ|発言|言葉|会話|ことば|発話)$/u,
  options:
    /^(?:選択肢|案|パターン|例|候補|オプション)\s{0,2}(?:[A-Za-z0-9０-９①-⑨一二三])?\s{0,2}[:：.．)）]?$/u,
  saying:
    /と(?:小声で|静かに|小さく|だけ|、)?(?:言|い[うっい]|答|応|返|呟|つぶや|囁|ささや|叫|尋|聞|告|話|続け)/u,
  task: /指示|性格|設定|キャラ|台詞|セリフ|ルール|規則|プロンプト|ユーザー|読者|視聴者|続きを読む/u,
  films: /カメラ|観客|会場|動作|演出|描写/u,
  // A polite ending stands behind the stem of a verb, not within one: ふくらます is plain.
  addressed:
    /(?:です|でした|ください|[いきしちにひみりぎじびえけせてねべめれげぜへ](?:ます|ません|ました))(?:[。、]|が|ので|$)/u,
  self: {
    before: /(?:私|わたし|あたし|僕|ぼく|俺|おれ|自分|うち|わし|おいら|拙者|吾輩)[、は]?\s?$/u,
    behind: /^(?:だ|です|よ|っす|じゃ|や(?!っ)|でござ)/u,
    isNamed: true,
  },
  narrated: {
    sentence:
      /^(?!私|わたし|あたし|僕|俺)[^。]{0,20}[目瞳肩首手指頬眉口唇顎息頭髪耳胸背膝足顔][^。]{1,20}[うくぐすつぬぶむる]。$/u,
    subject: /^(?!)/u,
  },
  you: /あなた|画面/u,
  toldSaying:
    /^と(?!り|ころ|に|ても|いう|なる|っ)、?[^。]{0,24}(?:言|答え|呟|つぶや|囁|ささや|尋ね|告げ|続け|微笑|付け加え)[^。]{0,16}[ただるう]。?$/u,
  innerQuotes: ['『', '』'],
  // A subject with が or も may be that of a clause within one's own deed.
  toldOf:
    /^(?:は|[がも](?![^。]{0,60}(?:のを|ので|隙|間に|あいだ|のに|まま|ように|前に|たら|れば|とき|時に|くせ|から)))/u,
  toSomebody:
    /(?:[ねよかのなさぞぜわもて]|でしょう?|ください|けど|から|じゃん|って)[〜～ーっ]{0,3}[…。！？!?♪☆]{0,4}\s*$/u,
  isForeign(sentence) {
    if (OTHER_SCRIPTS.test(sentence)) return true;
    const hasKana = KANA.test(sentence);
    const han = sentence.match(HAN) ?? [];
    const chinese = han.filter((one) => CHINESE_ONLY.has(one)).length;
    if (chinese > 0 && (!hasKana || chinese >= 2)) return true;
    if (!hasKana && han.length > MOST_KANJI) return true;
    const latin = sentence.match(LATIN_WORD) ?? [];
    if (!hasKana && han.length === 0 && latin.length >= 2) return true;
    return (
      LATIN_RUN.test(sentence) || (!hasKana && han.length === 0 && /\p{Ll}{3}/u.test(sentence))
    );
  },
  isSurely: (speech) => KANA.test(speech),
  isGibberish(speech) {
    const said = isInOtherKana(speech) ? inHiragana(speech) : speech;
    const plain = said.replace(/『[^『』]*』/gu, '').replace(TWICE, '');
    const all = [...plain.matchAll(/(?=([ぁ-ゖ]{2}))/gu)].map(([, pair = '']) => pair);
    // What is called out again and again is strange once.
    const pairs = [...new Set(all)];
    const strange = pairs.filter((pair) => pair[0] !== pair[1] && !KANA_PAIRS.has(pair)).length;
    if (strange >= STRANGE_PAIRS && strange > pairs.length * STRANGE_SHARE) return true;
    return /[&＆#＃@＠=＝|｜\\＼^＾_]\s?[\d０-９]|[%％#＃@＠$＄]{2}/u.test(speech);
  },
  talk: readTalkWeights(TALK_JA),
  acts: readTalkWeights(ACTS_JA),
  stock: new Set(STOCK_TALK.ja.split(' ')),
  ended:
    /[。！？!?…♪☆★〜～ー―」』）)”"♡♥]$|(?:よ|ね|な|わ|ぞ|ぜ|さ|か|の|です|ます|だ|た|う|い|る|けど|から|かも|かな|って|てば|ください|ない|ん|っ)$/u,
  open: /[、,・]$|(?:という|その|この|あの)$/u,
  mostCharacters: 260,
};

/** Words that paint a sound or a manner say their letters twice. */
const TWICE = /([ぁ-ゖ]{2,3})\1と?/gu;

/** As machines are written to speak: the same words in the other kana. */
function inHiragana(speech: string): string {
  return speech.replace(/[ァ-ヶ]/gu, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));
}

/** Whole sentences in katakana, endings and all. */
function isInOtherKana(speech: string): boolean {
  const letters = speech.match(/[\p{L}ー]/gu)?.length ?? 0;
  const hasEnding =
    /(?:デス|マス|マセン|ナイ|ダ|ヨ|ネ|カ|テ|タ|ル)[。、！？!?…]|[ァ-ヶ](?:ヲ|ニ|ハ|ガ)[、ァ-ヶ一-龯]/u.test(
      speech,
    );
  return letters >= 10 && hasEnding && !/\p{Script=Hiragana}/u.test(speech);
}

/** Kanji in a row that are a saying; more of them without kana are another language. */
const MOST_KANJI = 6;
const STRANGE_PAIRS = 4;
const STRANGE_SHARE = 0.34;
