// One row for each class of sentence: tools, mimetics, compounds, parts, strangers, ways through.
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../../load/index.ts';
import { createJapanese } from '../index.ts';
import { showActs } from './show-acts.ts';

const japanese = createJapanese(await loadJapaneseTokenizer());
const cast = { speaker: ['やな'], people: ['あゆ'] };

const rows: readonly (readonly [text: string, acts: string])[] = [
  ['眼鏡をくいっと押し上げる', 'USE use 眼鏡'],
  ['扇子でぱたぱたとあおぐ', 'USE use +扇子'],
  ['湯呑みを両手で包み込む', 'USE use 湯呑み'],
  ['煙草を灰皿に押しつける', 'USE use 煙草 >灰皿'],
  ['拳銃に弾を込める', 'USE use 弾 >拳銃'],
  ['リモコンで音量を下げる', 'USE use リモコン'],
  ['香りを胸いっぱいに吸い込む', 'EMOTE'],
  ['曲に合わせて口ずさむ', 'EMOTE | EMOTE'],
  ['傘を一本手に取る', 'GET take 傘'],
  ['検索窓に文字を打ち込む', 'EMOTE'],
  ['隣のおばさんが入ってくる', 'by role 隣のおばさん'],
  ['布をぱたぱたと振り、本をぱたんと閉じる', 'USE use 布 | USE close 本'],
  ['鍵束から一本選び出し、光にかざす', 'GET take 鍵束 | USE hold 鍵束'],
  ['本棚から一冊抜き取る', 'GET take <本棚'],
  ['ネクタイを緩める', 'EMOTE'],
  ['りんごをひとかけら口に運ぶ', 'EAT_DRINK eat りんご'],
  ['杖をつきながら立ち上がる', 'USE use 杖 | EMOTE'],
  ['頬杖をつく', 'EMOTE'],
  ['三つ指をついて頭を下げる', 'EMOTE | EMOTE'],
  ['手で庇を作り、遠くを見る', 'EMOTE | EMOTE'],
  ['線路に向かって大きく手を振る', 'EMOTE | EMOTE'],
  ['ノートパソコンに向かって報告書を書き始める', 'USE use ノートパソコン | USE use'],
  ['ロープをまたぐ', 'EMOTE'],
  ['ギターをもぎ取るように奪う', 'GET take ギター'],
  ['楽譜を叩きつけるように机に置く', 'PUT put 楽譜 >机'],
  ['引き出しを引く', 'USE open 引き出し'],
  ['お茶で喉を潤す', 'EAT_DRINK drink お茶'],
  ['キーボードを叩く', 'USE use キーボード'],
  ['干し場に出る', 'MOVE move >干し場'],
  ['大通りまでひとっ走りする', 'MOVE move >大通り'],
  ['玄関へと足を向ける', 'MOVE move >玄関'],
  ['懐中電灯を掲げ、奥を照らす', 'USE hold 懐中電灯 | USE use 懐中電灯'],
  ['原稿に線を走らせる', 'USE use 原稿'],
  ['投影機の電源ボタンを押し込む', 'USE use 電源ボタン'],
  ['エアロックへ駆け込む', 'MOVE move >エアロック'],
  ['エアギターをかき鳴らす', 'EMOTE'],
  ['栞を本に挟み、ぱたんと閉じる', 'USE use 栞 >本 | USE close 本'],
  ['ライターで煙草に火をつける', 'USE use ライター | USE switch-on 煙草 +ライター'],
  ['マイクで客席に呼びかける', 'USE use マイク'],
  ['端末で「植物図鑑」を検索する', 'USE use +端末'],
  ['黒電話をかける', 'USE use 黒電話'],
  ['厨房に引っ込む', 'MOVE move >厨房'],
  ['受付に行く', 'MOVE move >受付'],
  ['脚立に上る', 'USE use 脚立'],
  ['法廷を飛び出す', 'MOVE move <法廷'],
  ['演出家がドアを蹴破って入ってくる', 'by role 演出家'],
  ['宅配便のお兄さんが入ってくる', 'by role 宅配便のお兄さん'],
  ['客が来ないので、欠伸をする', 'EMOTE'],
  ['みかんの皮をむいて、一房口に入れる', 'USE use 皮 | EAT_DRINK eat 皮'],
  ['ケーキをフォークもなしに平らげる', 'EAT_DRINK eat ケーキ'],
  ['切符をひらひらさせる', 'USE use 切符'],
  ['眼鏡の位置を直す', 'USE use 眼鏡'],
  ['小麦粉をボウルにふるい入れる', 'USE use 小麦粉 >ボウル'],
  ['竹箒で落ち葉を掃く', 'USE use +竹箒'],
  ['羅針盤で方角を確かめる', 'USE use 羅針盤'],
  ['冷却装置を作動させる', 'USE switch-on 冷却装置'],
  ['手紙を懐にしまう', 'GET take 手紙'],
  ['🗝️を拾う', 'GET take 🗝️'],
];

describe('classes of acts', () => {
  it.each(rows)('%s → %s', (text, acts) => {
    expect(showActs(japanese.acts(text, cast))).toBe(acts);
  });
});

const claims: readonly (readonly [text: string, claim: string])[] = [
  ['深夜だっていうのに、まだ稽古するの？', 'time night'],
  ['もう夜中の二時なのよ。', 'time night'],
  ['ただいま深夜零時でございます。', 'time night'],
  ['あら、ひどい雨。', 'weather rain'],
  ['おー、快晴じゃん。', 'weather clear'],
  ['窓から日が差してる。', 'time day'],
  ['ここ屋上は静かですね。', 'place 屋上'],
  ['もう夜中の二時だよ？', 'time night'],
  ['雲一つない、穏やかな夜だ。', 'time night | weather clear'],
  ['閉館は六時です。', ''],
  ['約束は午後三時だ。', ''],
  ['札幌は雪だってさ。', ''],
  ['朝日って綺麗だよね。', ''],
  ['もし雨だったら、傘を借りよう。', ''],
  ['今日は快晴かな？', ''],
];

describe('claims of now', () => {
  it.each(claims)('%s → %s', (text, claim) => {
    const found = japanese.speech(text, cast).claims.filter((one) => one.perceivedNow);
    expect(found.map((one) => `${one.about} ${one.value}`).join(' | ')).toBe(claim);
  });
});
