// What Japanese calls the hours of the day on a label.
import type { HourWords } from '../../hours.ts';

export const japaneseHours: HourWords = {
  labels: {
    'late-night': ['深夜', '真夜中', '夜更け', '未明', '丑三つ'],
    dawn: ['早朝', '明け方', '夜明け', '暁'],
    morning: ['朝', '午前'],
    noon: ['昼', '正午', '午後'],
    evening: ['夕', '日暮れ', '黄昏', '日没'],
    night: ['夜', '晩', '宵'],
  },
  clockMark: '時',
};
