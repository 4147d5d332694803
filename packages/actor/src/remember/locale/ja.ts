// What characters remember, in Japanese.
import type { MemoryWording } from './wording.ts';

export const ja: MemoryWording = {
  insight: {
    talked: ({ when, about }) => `${when}は${about}とたくさん話した。`,
    'was-given': ({ when, about, thing }) => `${when}、${about}が${thing}をくれた。`,
    gave: ({ when, about, thing }) => `${when}、${about}に${thing}をあげた。`,
    'was-hurt': ({ when, about }) => `${when}、${about}にひどいことをされた。`,
    'word-kept': ({ about, thing }) => `${about}は約束を守ってくれた。「${thing}」`,
    'word-broken': ({ about, thing }) => `${about}は約束を守らなかった。「${thing}」`,
    'own-word-kept': ({ about, thing }) => `${about}との約束を果たした。「${thing}」`,
    'own-word-broken': ({ about, thing }) => `${about}との約束を破ってしまった。「${thing}」`,
    resisted: ({ about, isGrowing }) =>
      isGrowing
        ? `${about}は一筋縄ではいかない。次は別の手を試したい。`
        : `${about}は、何度やってもだめだった。`,
    mastered: ({ when, about }) => `${when}、${about}は、あきらめずにいたらうまくいった。`,
    absorbed: ({ when, about }) => `${when}は${about}にかかりきりだった。`,
    happened: ({ when, thing }) => `${when}、こんなことがあった。${thing}`,
    stayed: ({ when, about }) => `${when}は、ほとんど${about}で過ごした。`,
  },
  vain: (actor, act) => `${actor}は${act}ことができなかった。`,
  daysAgo: (days) => (days <= 0 ? '今日' : days === 1 ? '昨日' : `${days}日前`),
  promiseDue: (owner, promise) => `${owner}の約束の時間になった。「${promise}」`,
  promiseBroken: (owner, toward, promise) =>
    `${owner}は${toward}との約束を守らなかった。「${promise}」`,
  promise: ({ owner, toward, promise, due }) =>
    `${owner}から${toward}へ（${due}まで）「${promise}」`,
  due: (days, clock) => `${days <= 0 ? '今日' : days === 1 ? '明日' : `${days}日後`}の${clock}`,
};
