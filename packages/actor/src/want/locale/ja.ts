// The words for what somebody is after, in Japanese.
import type { GoalWording } from './wording.ts';

export const ja: GoalWording = {
  needs: {
    satiety: '何か口に入れたい',
    energy: 'ひと休みしたい',
    hygiene: 'さっぱりしたい',
    bladder: '用を足したい',
    mood: '気晴らしがしたい',
    warmth: '暖まりたい',
  },
  need: '体の求めに応えたい',
  ringing: (thing) => `鳴っている${thing}をどうにかしたい`,
  request: (person) => `${person}の頼みを聞いてやりたい`,
  promise: (promise) => `約束を守りたい（「${promise}」）`,
  happening: (what) => `気になっている：${what}`,
  curiosity: (about) => `${about}を確かめてみたい`,
  company: '誰かのそばにいたい',
  safety: 'この場を離れたい',
  guest: (person) => `客の${person}をもてなしたい`,
  practice: '一緒にと決めたことをしたい',
  asks: (person) => `${person}に頼む`,
  says: (person) => `${person}に話す`,
  setAside: {
    'no-way': 'かなえる手立てが思いつかない',
    waiting: '人に頼んだので、返事を待っている',
    'left-alone': '一度うまくいかず、それきりにしている',
    lighter: 'いまはそこまで大事ではない',
    'not-much-dearer': '大事ではあるが、やりかけを置いてまでは動かない',
  },
  notGone: {
    'not-their-way': 'そういうやり方はしない人だ',
    hopeless: 'やっても無駄だと思っている',
    tried: 'もう十分に試した',
    undoes: 'ここにいる人がしたことを台なしにするので、先に頼む',
    'another-first': 'もっと手近なやり方がある',
  },
};
