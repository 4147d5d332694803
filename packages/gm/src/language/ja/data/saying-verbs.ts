// Japanese verbs of saying, by what they make of their complement; a noun with を makes some verbs so.
import { type SayingVerbs, sayingTable } from '../../played-clauses.ts';

const GROUPS: readonly SayingVerbs[] = [
  {
    act: 'ask',
    words: `尋ねる, たずねる, 訊く, 訊ねる, 問う, 問いかける, 質問する, 問い詰める, 問いつめる, 問いただす, 尋問する, 聞き出す,
      話を聞く, 道を聞く, 探りを入れる, 質問を投げる`,
  },
  { act: 'ask', ofPeople: true, words: '聞く, きく, 伺う, うかがう, 確認する, 確かめる' },
  {
    act: 'tell',
    words:
      '伝える, 知らせる, 説明する, 告げる, 打ち明ける, 報告する, 白状する, 語る, 言い聞かせる, 自慢する, 嘘をつく, 紹介する',
  },
  { act: 'tell', ofPeople: true, words: '教える, 明かす, 話す, 語りかける' },
  {
    act: 'words',
    words: `言う, いう, 叫ぶ, さけぶ, つぶやく, 呟く, ささやく, 囁く, 怒鳴る, どなる, 声をかける, 声を掛ける, 呼びかける, 呼び掛ける, 返事する,
      返事をする, 声を上げる, 声をあげる, 声を張り上げる, 吐き捨てる, 口にする, 告白する, ぼやく, わめく, 言い返す, 言い放つ, 大声を出す, 一言かける`,
  },
  { act: 'words', ofPeople: true, words: '答える, こたえる, 返す, 応じる' },
  {
    act: 'greet',
    words:
      '挨拶する, 挨拶をする, あいさつする, ご挨拶する, 話しかける, 話し掛ける, お喋りする, おしゃべりする, 会話する, 名乗る, 自己紹介する, 話をする, 雑談する, 世間話をする',
  },
  {
    act: 'request',
    words:
      '頼む, たのむ, お願いする, 命じる, 命令する, 指示する, せがむ, ねだる, 助けを求める, 許可を求める, 許しを乞う, 注文する, 依頼する, 懇願する, 頼みこむ, 頼み込む, 催促する, 言いつける, お願いをする',
  },
  { act: 'request', ofPeople: true, words: '借りる, 促す, 急かす, せかす, 説得する' },
  {
    act: 'thank',
    words:
      '感謝する, 礼を言う, お礼を言う, 礼を述べる, ねぎらう, 労う, お礼する, お礼をする, 感謝を伝える, 礼をいう, お礼をいう',
  },
  {
    act: 'apologise',
    words: '謝る, あやまる, 謝罪する, 詫びる, わびる, お詫びする, 頭を下げて謝る',
  },
  {
    act: 'praise',
    words: '褒める, ほめる, 誉める, 讃える, 称える, おだてる, 祝福する, お祝いを言う, 褒めちぎる',
  },
  {
    act: 'blame',
    words:
      '叱る, しかる, 責める, 非難する, どやしつける, 罵る, ののしる, 咎める, なじる, 叱りつける, 怒鳴りつける, 説教する, 問責する, 文句をつける, 悪口を言う, とがめる',
  },
  { act: 'blame', ofPeople: true, words: '怒る, 注意する, 侮辱する' },
  {
    act: 'object',
    words:
      '文句を言う, 抗議する, 反論する, 反対する, 不満を言う, 愚痴る, 愚痴をこぼす, 愚痴を言う, 嫌味を言う, 苦情を言う, 異議を唱える',
  },
  { act: 'warn', words: '警告する, 忠告する, 釘を刺す' },
  { act: 'threaten', words: '脅す, おどす, 脅迫する' },
  {
    act: 'comfort',
    words: '慰める, なぐさめる, 励ます, はげます, なだめる, 元気づける, 安心させる',
  },
  { act: 'tease', words: 'からかう, 茶化す, 冷やかす, 口説く, 冗談を言う' },
  { act: 'promise', words: '約束する, 誓う, 約束をする' },
  { act: 'offer', words: '申し出る' },
  { act: 'invite', words: '誘う, さそう, 招待する, 招く' },
  { act: 'propose', words: '提案する, 持ちかける, 交渉する, 値切る, 相談する, 値段交渉する' },
  { act: 'decline', words: '断る, ことわる, 拒む, 拒否する, 辞退する' },
  { act: 'agree', words: '賛成する, 同意する' },
  { act: 'call', ofPeople: true, words: '呼ぶ, 呼び止める, 呼びとめる, 呼び出す' },
  { act: 'part', words: '別れを告げる, さよならを言う, 別れの挨拶をする' },
];

/** Verbs of saying by their dictionary forms. */
export const SAYING_VERBS = sayingTable(GROUPS);
