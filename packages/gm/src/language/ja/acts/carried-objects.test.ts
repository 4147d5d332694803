// Objects that wait for their verb, names the dictionary would cut up, and words that are people or things.
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../../load/index.ts';
import { createJapanese } from '../index.ts';
import { showActs } from './show-acts.ts';

const japanese = createJapanese(await loadJapaneseTokenizer());
const cast = { speaker: ['やな'], people: ['あゆ', '真鍋'] };

const rows: readonly (readonly [text: string, acts: string])[] = [
  ['オルゴールのねじを壊さないようにそっと巻く', 'USE use ねじ'],
  ['皿を落とさないように両手で運ぶ', 'USE hold 皿'],
  ['徳利とお猪口を、音を立てぬよう座卓に並べる', 'USE use 徳利 >座卓 | USE use お猪口 >座卓'],
  ['誰にも見られないように手紙を抱える', 'USE hold 手紙'],
  ['声を立てないように口を押さえる', 'EMOTE'],
  ['大釜を持ち上げる', 'GET take 大釜'],
  ['真鍋を見つめる', 'EMOTE'],
  ['真鍋に本を渡す', 'PUT give 本 >真鍋'],
  ['剪定ばさみで枝を切る', 'USE use 枝 +剪定ばさみ'],
  ['そろばんを弾く', 'USE use そろばん'],
  ['ござを敷いて座る', 'USE use ござ | USE sit'],
  ['ありがとうございますと頭を下げる', 'EMOTE'],
  ['ちょうちんを掲げる', 'USE hold ちょうちん'],
  ['ほうきを手に取る', 'GET take ほうき'],
  ['樽のコックをひねる', 'USE use コック'],
  ['コックに声をかける', 'EMOTE'],
  ['宇宙服に袖を通す', 'USE use 宇宙服'],
  ['毛布に身を包む', 'USE use 毛布'],
  ['白衣の袖に腕を通す', 'USE use 白衣'],
  ['食パンの耳をちぎって口に放り込む', 'USE use 耳 | EAT_DRINK eat 耳'],
  ['猫の耳を撫でる', 'USE use 猫'],
  [
    '食パンをトースターに差し込んで、スイッチを入れる',
    'USE use 食パン >トースター | USE switch-on トースター',
  ],
  ['企画書をコピー機にかけて、十部刷る', 'USE use 企画書 +コピー機 | USE use 企画書'],
  ['鍋を火にかけて、腕を組む', 'USE use 鍋 >火 | EMOTE'],
  ['朝から夕方にかけて本を読む', 'USE read 本'],
  ['手紙を手にとって眺める', 'GET take 手紙 | EMOTE'],
  ['原稿に赤字を入れる', 'USE use 原稿'],
  ['頬についた米粒をつまんで食べる', 'EMOTE | EMOTE'],
  ['指についた餡を舐める', 'EMOTE'],
  ['服についたパンくずを払う', 'EMOTE'],
  ['箱に入った飴を舐める', 'EAT_DRINK eat 飴'],
  ['手紙を読もうと、そっと開く', 'USE open 手紙'],
  ['本を取ろうと手を伸ばす', 'EMOTE'],
  ['廊下を歩いて寝室に入る', 'MOVE move ~廊下 | MOVE move >寝室 ~廊下'],
];

describe('objects and the words for them', () => {
  it.each(rows)('%s → %s', (text, acts) => {
    expect(showActs(japanese.acts(text, cast))).toBe(acts);
  });
});

const claims: readonly (readonly [text: string, claim: string])[] = [
  ['あら、外はもうすっかり真っ暗ね。', 'time night'],
  ['外、だいぶ暗くなってきたね。', 'time night'],
  ['外はまだ明るいね。', 'time day'],
  ['外が暗くなったら帰ろう。', ''],
  ['空がどんより暗いね。', ''],
  ['気分が暗い。', ''],
];

describe('light and dark', () => {
  it.each(claims)('%s → %s', (text, claim) => {
    const found = japanese.speech(text, cast).claims.filter((one) => one.perceivedNow);
    expect(found.map((one) => `${one.about} ${one.value}`).join(' | ')).toBe(claim);
  });
});
