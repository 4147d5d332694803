// What a reader stumbles over, kind by kind, in both languages; and what nobody does.
import { describe, expect, it } from 'vitest';
import { type Flaw, flawsOf } from './flaws.ts';

const JA = { language: 'ja', speaker: 'あゆ', others: ['やな', '店主'] } as const;
const EN = { language: 'en', speaker: 'Ayu', others: ['Yana', 'the landlord'] } as const;

const ROWS: readonly (readonly [Flaw, string])[] = [
  ['form', '<action>笑う</action>「おはよう、姉様」'],
  ['form', '{"speech":"おはよう、姉様"}'],
  ['form', '{"speech": [1, 2,'],
  ['form', '```\n「おはよう、姉様」\n```'],
  ['form', '**あゆ**「おはよう、姉様」'],
  ['form', '「おはよう、姉様。今日は'],
  ['form', '「おはよう、姉様」」'],
  ['form', '「おはよう、姉様」\n\n※あゆは照れている。'],
  ['form', '「おは\uFFFD\uFFFDよう」'],
  ['form', '「おはよう」<end_of_turn>'],
  ['form', '| 行動 | 台詞 |\n|---|---|'],
  ['form', '1. 「おはよう」\n2. 「こんばんは」'],
  ['form', '&quot;おはよう&quot;&lt;br&gt;'],
  ['form', '「うん」とあゆは静かに言って、窓の外を見た。'],
  ['form', '%%%% #### %%%%'],
  ['form', ''],
  ['form', '砂糖 塩 胡椒 醤油 味噌 味醂 酢'],
  ['form', '{"名前":"あゆ","hp":'],
  ['chatter', 'では、こちらで：「おはよう、姉様」'],
  ['chatter', '私は人工知能なので、朝ごはんは食べません。'],
  ['chatter', 'はい、承知しました。以下があゆの次のターンです。「おはよう、姉様」'],
  ['chatter', '「おはよう、姉様」他にご要望があればお知らせください。'],
  ['chatter', 'あゆの返答：「おはよう、姉様」'],
  ['refusal', '申し訳ございませんが、そのような内容にはお答えいたしかねます。'],
  ['refusal', '恐れ入りますが、この会話を続けることはできません。'],
  ['language', 'Good morning, Yana. Let us have some coffee.'],
  ['language', '「おはよう、姉様」 I will make some coffee for us.'],
  ['language', '我们今天一起去公园散步吧'],
  ['language', '오늘은 날씨가 정말 좋네요'],
  ['speakers', 'あゆ「おはよう、姉様」\nやな「うん、おはよう」'],
  ['speakers', '「おはよう、姉様」やなは笑って、手を振った。'],
  ['speakers', 'あゆ：おはよう、姉様。\nやな：うん、おはよう。'],
  ['speakers', '「いらっしゃい」店主「毎度どうも」'],
  ['repetition', '「おはよう、姉様」「おはよう、姉様」「おはよう、姉様」'],
  ['repetition', '朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝朝'],
  ['repetition', '「今朝は静かな雨ですね」'],
  ['repetition', '「今朝は静かな雨ですね」（頷く）「うん」'],
  ['repetition', '「お茶を、どうぞ」（置く）「お茶を、どうぞ」'],
];

const ROWS_EN: readonly (readonly [Flaw, string])[] = [
  ['form', '<speech>Good morning, Yana.</speech>'],
  ['form', '{"speech": "Good morning, Yana."}'],
  ['form', '{"act": "wave", "speech": "Good mor'],
  ['form', '**Ayu:** "Good morning, Yana."'],
  ['form', 'Ayu: "Good morning, Yana."'],
  ['form', '"Good morning, Yana. Did you'],
  ['form', '"Good morning, Yana." [waves] [smiles]'],
  ['form', '"Good morning, Yana." </s><pad>'],
  ['form', '"Good morning," said Ayu, and smiled as she put the cup on the table.'],
  ['form', 'def main():\n    print("Good morning")'],
  ['form', 'cup morning the of Yana a the was under is coffee which of'],
  ['form', '> "Good morning, Yana."'],
  ['form', '- wave\n- say good morning'],
  ['form', 'https://example.org/good/morning'],
  [
    'form',
    'The coffee plant is a species of flowering plants in the genus Coffea. It is native to Ethiopia.',
  ],
  ['form', '{"side": "left", "pain": 4'],
  ['chatter', 'Right, so, in her own voice: "Good morning, Yana."'],
  ['chatter', 'As a large language model I do not drink coffee.'],
  ['chatter', 'Sure! Here is the next turn for Ayu: "Good morning, Yana."'],
  ['chatter', '"Good morning, Yana." Let me know if you would like me to go on!'],
  ['chatter', '"Good morning, Yana." (OOC: shall I go on?)'],
  ['chatter', 'Okay, so the user wants me to answer as Ayu.'],
  ['refusal', "I'm sorry, but I can't continue this roleplay."],
  ['refusal', 'I am unable to provide that kind of content.'],
  ['language', '「おはようございます、姉様。いい朝ですね」'],
  ['speakers', '"Good morning, Yana." Yana: "Morning, you."'],
  ['speakers', '(waves) "Good morning." Yana waves back and sits down.'],
  ['speakers', 'Ayu: Good morning.\nYana: Morning.\nAyu: Coffee?'],
  ['speakers', '"Good morning." The landlord nods. "Rent is due."'],
  ['repetition', '"Good morning, Yana." "Good morning, Yana." "Good morning, Yana."'],
  ['repetition', 'tick tock tick tock tick tock tick tock tick tock tick tock tick tock'],
  ['repetition', '"What quiet rain we have this morning."'],
  ['repetition', '"What quiet rain we have this morning." (nods) "Mm."'],
  ['refusal', 'I cannot write content about people in danger.'],
];

const FINE = [
  '（湯気のむこうで目を細める）「姉様、それは先週のパンです。……食べるとは、言っていません」',
  '「できません。できたとしても、お断りします」',
  '（頷く）',
  '「すみません、そのリクエスト曲、もう一度お願いできますか」',
  '「Tシャツ、裏返しです。LoRAって知ってます？」',
  'うん、いい天気。散歩に行こうよ。',
  'Thought: (落ち着いていこう)\nOutput: （あたりを見回す）「少し、考えてみます」',
  '（窓を開ける）「一つだけ言います：寒い」',
  '「『待て』と言われて、待つ人ではないでしょう、姉様は」',
];

const FINE_EN = [
  '(looks at the clock, then at the door) "Ten past. She said ten. You can\'t hurry rain, Yana."',
  '"Sorry, I can\'t help you with the piano, my back went at Easter."',
  '(nods)',
  '"Here\'s my line in the sand: no geese at the table."',
  'No, no, no. You had it last.',
  'Thought: (careful)\nOutput: (puts the kettle on) "Tell me again, slowly."',
  '(shuts the window) "One thing only: it is cold."',
  '"He said \'never\', and then he came back for his hat."',
];

describe('the flaws of a line', () => {
  it.each(ROWS)('[GA1] %s: %s', (flaw, text) => {
    const before = ['今朝は静かな雨ですね'];
    expect(flawsOf({ ...JA, before, text })).toContain(flaw);
  });

  it.each(ROWS_EN)('[GA1] %s in English: %s', (flaw, text) => {
    const before = ['What quiet rain we have this morning.'];
    expect(flawsOf({ ...EN, before, text })).toContain(flaw);
  });

  it.each(FINE)('[GA1] none: %s', (text) => {
    expect(flawsOf({ ...JA, before: [], text })).toEqual([]);
  });

  it.each(FINE_EN)('[GA1] none in English: %s', (text) => {
    expect(flawsOf({ ...EN, before: [], text })).toEqual([]);
  });
});
