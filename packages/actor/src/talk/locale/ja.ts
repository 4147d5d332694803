// Where, when and what in Japanese.
import type { TalkWording } from './wording.ts';

export const ja: TalkWording = {
  here: 'ここ',
  at: (place) => place,
  inside: (thing) => `${thing}の中`,
  with: (person) => `${person}のところ`,
  all: (names) => names.join('と'),
  one: (name) => name,
  justNow: 'ついさっき',
  today: {
    dawn: '明け方',
    morning: '今朝',
    noon: '昼ごろ',
    evening: '夕方',
    night: '夜になってから',
    'late-night': '夜中',
  },
  yesterday: '昨日',
  daysAgo: (days) => `${days}日前`,
};
