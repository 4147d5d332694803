// What counts as an act between marks, and what is gloss, laugh or speech.
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../load/index.ts';
import { createJapanese } from './index.ts';

const japanese = createJapanese(await loadJapaneseTokenizer());

const acts = [
  '窓を開ける',
  '笑って',
  '笑顔で',
  '冷静に',
  '少し考える仕草',
  '興味津々',
  '満面の笑みで',
  '小さくため息',
  '本を手に',
  '気まずそうに',
  'にっこり',
  '俯いたまま',
  '本を取った',
  '本を取ります',
  '少し間を置いて、落ち着いた口調で',
  'カップを片手に',
];
const others = [
  '笑',
  '汗',
  'RLHF',
  'Low-Rank Adaptation',
  '絶対',
  '月曜日',
  '本当に助かるわ！',
  '早く来てよ',
  '手伝ってください',
  '何を探してるの？',
  '低ランク適応',
  '一緒に行こう',
  'コーヒーが飲みたい',
  '続きをお願いします。',
  '10時',
  '^_^',
  '…',
  'ありがとうね',
  '第三章',
];

describe('isAct', () => {
  it.each(acts)('%s is an act', (text) => expect(japanese.isAct(text)).toBe(true));
  it.each(others)('%s is none', (text) => expect(japanese.isAct(text)).toBe(false));
});
