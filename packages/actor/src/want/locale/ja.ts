// The words for what somebody is after, in Japanese.
import type { GoalWording } from './wording.ts';

export const ja: GoalWording = {
  needs: {
    satiety: '何か口に入れたい',
    energy: 'ひと休みしたい',
    hygiene: 'さっぱりしたい',
    bladder: '用を足したい',
    mood: '気晴らしがしたい',
  },
  need: '体の求めに応えたい',
  ringing: (thing) => `鳴っている${thing}をどうにかしたい`,
  request: (person) => `${person}の頼みを聞いてやりたい`,
  promise: (promise) => `約束を守りたい（「${promise}」）`,
  happening: (what) => `気になっている：${what}`,
  curiosity: (about) => `${about}を確かめてみたい`,
  company: '誰かのそばにいたい',
  safety: 'この場を離れたい',
  asks: (person) => `${person}に頼む`,
  says: (person) => `${person}に話す`,
};
