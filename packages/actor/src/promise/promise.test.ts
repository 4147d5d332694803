// What counts as a promise, when it is due, and what does not count.
import { promisesIn } from '@hakoniwa/gm';
import { DAY_MS, HOUR_MS, type Language, MINUTE_MS } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { firstDue } from './promise.ts';

/** Ten in the morning of the fifth day. */
const NOW = 5 * DAY_MS + 10 * HOUR_MS;
const at = (day: number, hour: number, minute = 0) =>
  (5 + day) * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS;

/** What a speech promises, as the GM reads it, and whose time is not over. */
function promiseIn(speech: string, { language, now }: { language: Language; now: number }) {
  return firstDue(promisesIn(speech, language), now);
}

describe('a promise', () => {
  it.each([
    ['明日の朝、コーヒーを淹れてあげる。', 'act', at(1, 10)],
    ['明日コーヒーを淹れるよ。約束する。', 'act', at(1, 23)],
    ['姉様、今夜この本をお返しします。', 'act', at(0, 23)],
    ['3時に公園で待ってるね。', 'meeting', at(0, 15)],
    ['三時半に迎えに行くよ。', 'meeting', at(0, 15, 30)],
    ['午後９時に迎えに行きます。', 'meeting', at(0, 21)],
    ['あとで全部話してあげるね。', 'words', at(0, 12)],
    ['必ず鍵を見つけるよ。', 'act', at(1, 10)],
    ['30分後にお茶を入れてあげるから。', 'act', at(0, 10, 30)],
    ['明日、一緒に夕食を作ろうね。約束だよ！', 'meeting', at(1, 18)],
    ['夜になったら本を読んであげる。', 'act', at(0, 23)],
  ])('[P1] is heard in %s', (speech, kind, due) => {
    const found = promiseIn(speech, { language: 'ja', now: NOW });
    expect([found?.deed.kind, found?.due]).toEqual([kind, due]);
  });

  it.each([
    ["I'll make you coffee tomorrow morning.", 'act', at(1, 10)],
    ["I'll clean the kitchen tonight, I promise.", 'act', at(0, 23)],
    ["I'll bring your book back. I promise!", 'act', at(1, 10)],
    ["I'll meet you at the park at three.", 'meeting', at(0, 15)],
    ['I will pick you up at 8:30 pm.', 'meeting', at(0, 20, 30)],
    ['I promise to tell you later.', 'words', at(0, 12)],
    ["I'll tell you everything in half an hour.", 'words', at(0, 10, 30)],
    ['I swear I will find the key.', 'act', at(1, 10)],
  ])('[P1] is heard in %s', (speech, kind, due) => {
    const found = promiseIn(speech, { language: 'en', now: NOW });
    expect([found?.deed.kind, found?.due]).toEqual([kind, due]);
  });

  it.each([
    'コーヒーを淹れるね。',
    '明日の朝、コーヒーを淹れてくれる？',
    '明日の朝、コーヒーを淹れてください。',
    '明日は雨が降るよ。',
    '明日、晴れたら公園で待ってるね。',
    '明日の朝、コーヒーを淹れてあげたい。',
    '昨日、コーヒーを淹れてあげた。',
    '約束はできないけど、明日行くよ。',
    '約束を破ったのは、あなたでしょう。',
    '約束したのに、どうして来なかったの。',
    'たぶん明日、本を返すよ。',
    '彼が明日、迎えに行くよ。',
    '絶対に許さない。',
    '約束だよ。',
    '明日はコーヒーを淹れない。',
    'あとで食べるから置いといて。',
  ])('[P2] is not heard in %s', (speech) => {
    expect(promiseIn(speech, { language: 'ja', now: NOW })).toBeUndefined();
  });

  it.each([
    "I'll make some coffee.",
    "I'll go to the park tomorrow.",
    'Will you make me coffee tomorrow?',
    "If it's sunny I'll meet you at the park at three.",
    "Maybe I'll bring you the book tomorrow.",
    "I can't promise, but I'll bring you the book tomorrow.",
    "I promised I'd make you coffee.",
    'You broke your promise.',
    "I won't tell anyone, I promise.",
    'It will rain tomorrow.',
    "She said I'll meet you at three.",
    'I promise you the moon.',
  ])('[P2] is not heard in %s', (speech) => {
    expect(promiseIn(speech, { language: 'en', now: NOW })).toBeUndefined();
  });

  it('[P2] is not heard for a time that is over', () => {
    expect(
      promiseIn('今日の朝、コーヒーを淹れてあげる。', { language: 'ja', now: at(0, 20) }),
    ).toBeUndefined();
    expect(
      promiseIn("I'll meet you at 3 pm today.", { language: 'en', now: at(0, 20) }),
    ).toBeUndefined();
  });
});
