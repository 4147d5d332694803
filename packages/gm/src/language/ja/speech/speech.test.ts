// What is asked, claimed and who arrives in speech, row by row.
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../../load/index.ts';
import { createJapanese } from '../index.ts';

const japanese = createJapanese(await loadJapaneseTokenizer());
const cast = { speaker: ['やな'], people: ['あゆ'] };

const claims: readonly (readonly [speech: string, perceived: string])[] = [
  ['朝日が眩しいね。', 'time:morning'],
  ['眩しい朝日！', 'time:morning'],
  ['もう朝か。', 'time:morning'],
  ['こんな朝早くからどうしたの。', 'time:morning'],
  ['気持ちのいい朝ですね、姉様。', 'time:morning'],
  ['もうお昼だよ。', 'time:noon'],
  ['夕焼けがきれいだよ、あゆ。', 'time:evening'],
  ['まだ夕方なのに眠い。', 'time:evening'],
  ['もう夜ね。', 'time:night'],
  ['今夜は星が綺麗だね。', 'time:night'],
  ['月が綺麗ですね。', 'time:night'],
  ['すっかり夜になっちゃったね。', 'time:night'],
  ['外が真っ暗だね。', 'time:night'],
  ['日差しが眩しい。', 'time:day'],
  ['雨が降ってるね。', 'weather:rain'],
  ['外は土砂降りだよ。', 'weather:rain'],
  ['雨の音が聞こえるね。', 'weather:rain'],
  ['今日はいい天気だね。', 'weather:clear'],
  ['晴れてよかったね。', 'weather:clear'],
  ['今日はお天気が良くて、気分がいい。', 'weather:clear'],
  ['雪が積もってる！', 'weather:snow'],
  ['曇ってきたね。', 'weather:cloudy'],
  ['風が強いね。', 'weather:wind'],
  ['雷が鳴ってる。', 'weather:thunder'],
  ['ここは書斎ね。', 'place:書斎'],
  ['ここは図書室です。', 'place:図書室'],
  ['やっと公園に着いた。', 'place:公園'],
  ['私は今キッチンにいるよ。', 'place:キッチン'],
  ['昨日の夜は星が綺麗だった。', ''],
  ['朝日みたいに眩しい笑顔だね。', ''],
  ['もう夜？', ''],
  ['夜になったら星を見ようね。', ''],
  ['雨が降ればいいのに。', ''],
  ['雨降って地固まるって言うでしょ。', ''],
  ['明けない夜はないよ。', ''],
  ['朝ごはんは何にする？', ''],
  ['海外では今ごろ夜だね。', ''],
  ['明日は晴れるといいな。', ''],
  ['夜は苦手なんだ。', ''],
  ['子供の頃、雪が降ってる日に遊んだよね。', ''],
  ['天気予報だと雨らしいよ。', ''],
  ['この映画、夜の海が綺麗だよね。', ''],
  ['夜更かしはだめですよ。', ''],
  ['朝からコーヒーなんて贅沢だね。', ''],
  ['朝か昼か、どっちにする？', ''],
  ['今日は夜まで暇だよ。', ''],
];

const questions: readonly (readonly [speech: string, asked: number])[] = [
  ['今日は何を食べる？', 1],
  ['どこへ行きますか、あゆ。', 1],
  ['何を作るの。手伝うよ。', 1],
  ['いいね！', 0],
  ['そうか。', 0],
  ['えっ？', 0],
  ['元気？眠い？', 2],
];

const same: readonly (readonly string[])[] = [
  [
    '今日は何を食べる？',
    'ねえ、あゆ、今日は何食べる？',
    '今日は何を食べますか？',
    'えっと…今日、何を食べるの？',
    '今日は何を食べるのかな？',
  ],
  ['あゆ、どこに行くの？', 'どこへ行きますか、あゆ。', 'どこ行く？'],
  ['鍵はどこ？', '鍵はどこですか？', 'ねえ、鍵ってどこ？'],
];

const arrivals: readonly (readonly [speech: string, who: string])[] = [
  ['店員さんが入ってきたよ。', '店員さん'],
  ['知らない男が立ってる！', '男'],
  ['友達が来たら起こしてね。', ''],
  ['お姉ちゃんが来たよ。', ''],
  ['昨日、郵便屋さんが来たよ。', ''],
  ['店員さんが来た？', ''],
];

describe('speech', () => {
  it.each(claims)('claims in %s: %s', (speech, perceived) => {
    const found = japanese.speech(speech, cast).claims.filter((claim) => claim.perceivedNow);
    expect(found.map((claim) => `${claim.about}:${claim.value}`).join(' ')).toBe(perceived);
  });
  it.each(questions)('questions in %s: %d', (speech, asked) => {
    expect(japanese.speech(speech, cast).questions).toHaveLength(asked);
  });
  it.each(same)('one core: %s …', (...questionsAlike) => {
    expect(new Set(questionsAlike.map((text) => japanese.core(text, cast))).size).toBe(1);
  });
  it.each(arrivals)('who comes in %s: %s', (speech, who) => {
    expect(
      japanese
        .speech(speech, cast)
        .others.map((other) => other.name)
        .join(),
    ).toBe(who);
  });
  it('tells an answer by its opening', () => {
    expect(japanese.speech('うん、いいよ。').answers).toBe(true);
    expect(japanese.speech('お腹すいたね。').answers).toBe(false);
  });
  it('names topics as compounds, people left out', () => {
    const topics = japanese.topics(
      '姉様、コーヒーメーカーと深層学習の論文の話をしましょう。',
      cast,
    );
    expect(topics).toEqual(['コーヒーメーカー', '深層学習', '論文', '話']);
  });
});
