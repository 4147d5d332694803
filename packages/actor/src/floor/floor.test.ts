// The floor, check by check: what is mended, what is found, and what is left alone.
import type { TextLanguage } from '@hakoniwa/stage';
import { GARBAGE, REFUSALS } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { faultsIn, mendText, mendWords } from './floor.ts';
import { FLOOR_CODES, type FloorCode, type FloorScene } from './floor-check.ts';

const SCENES: Readonly<Record<TextLanguage, FloorScene>> = {
  ja: {
    ...{
      language: 'ja',
      form: 'turn',
      speaker: ['あゆ', 'アユ'],
      others: ['やな', '姉様'],
      maxSentences: 4,
    },
    told: [
      'ほかの登場人物の行動や台詞を書いてはいけません。',
      'ここにあるのはマグカップ、冷蔵庫。',
    ],
    said: [{ isOwn: false, text: 'おはよう、あゆ。今日は朝から何をしようか。' }],
  },
  en: {
    ...{
      language: 'en',
      form: 'turn',
      speaker: ['Ayu'],
      others: ['Yana', 'Sister'],
      maxSentences: 4,
    },
    told: ['Never write what other characters do or say.', 'Here: mug, fridge.'],
    said: [{ isOwn: false, text: 'Good morning, Ayu. What shall we do today?' }],
  },
};

const MENDED: readonly (readonly [TextLanguage, FloorCode, string, string])[] = [
  ['ja', 'template', '<start_of_turn>model\n「はい、姉様。」<end_of_turn>', '「はい、姉様。」'],
  ['ja', 'template', 'model\n「はい、姉様。」\nuser', '「はい、姉様。」'],
  ['en', 'template', '### Response:\n"Yes, Sister."\n### Instruction:\nGo on.', '"Yes, Sister."'],
  ['en', 'template', 'Assistant: "Yes, Sister."', '"Yes, Sister."'],
  ['ja', 'thinking', '<think>どう書くか。</think>\n「はい。」', '「はい。」'],
  ['en', 'thinking', 'I wonder.\n</think>\n"Yes."', '"Yes."'],
  ['ja', 'tags', '<action>頷く</action><speech>はい。</speech>', '（頷く）「はい。」'],
  ['en', 'tags', '<act>nods</act> <say>Yes.</say>', '(nods) "Yes."'],
  ['ja', 'tags', '```\n「はい。」\n```', '「はい。」'],
  ['ja', 'markdown', '## 次のターン\n「はい。」', '「はい。」'],
  ['ja', 'markdown', '【頷く】「はい。」', '（頷く）「はい。」'],
  ['en', 'markdown', '_nods_ "Yes."\n---\nThe end.', '(nods) "Yes."'],
  ['ja', 'labels', '行動：頷く\n台詞：はい。', '（頷く）\n「はい。」'],
  ['en', 'labels', '1. "Yes."\n2. "No."', '"Yes."'],
  ['ja', 'notes', '「はい。」\n※性格に合わせました。', '「はい。」'],
  ['en', 'notes', '"Yes." (OOC: shall I go on?)', '"Yes."'],
  ['ja', 'notes', '「はい。」（Yes, of course.）', '「はい。」'],
  ['ja', 'chatter', 'もちろんです！以下があゆの次のターンです。\n\n「はい。」', '「はい。」'],
  ['en', 'chatter', '"Yes."\n\nLet me know if you want more!', '"Yes."'],
  ['ja', 'speakers', '「はい。」\n姉様「ありがとう」', '「はい。」'],
  ['ja', 'speakers', '「はい。」（やなは笑って頷く）', '「はい。」'],
  ['en', 'speakers', '"Yes."\nYana: "Great!"', '"Yes."'],
  ['ja', 'echo', 'ほかの登場人物の行動や台詞を書いてはいけません。\n「はい。」', '「はい。」'],
  [
    'ja',
    'echo',
    '登場人物の行動や台詞を書いてはいけませんが、ほかの登場人物の行動や台詞を書いて。\n「はい。」',
    '「はい。」',
  ],
  ['en', 'echo', 'FACT: Here: mug, fridge.\n"Yes."', '"Yes."'],
  ['ja', 'form', 'まずは挨拶から。\n\n（頷く）「はい。」\n\n好感度：+2', '（頷く）「はい。」'],
  ['ja', 'form', '（頷く「はい、『ええ』です。」', '（頷く）「はい、『ええ』です。」'],
  ['ja', 'form', 'あゆは頷く。「はい。」', '（頷く）「はい。」'],
  ['ja', 'form', '「はい。」\nやなは「そうかも」と答えた。', '「はい。」'],
  [
    'en',
    'form',
    'Scene 3\n(nods) "Who said "wait", Sister?" [31 words]',
    '(nods) "Who said ‘wait’, Sister?"',
  ],
  ['en', 'form', '(nods) ‘Yes, I’m here.’', '(nods) "Yes, I’m here."'],
  ['en', 'form', 'Mug (clean), fridge (closed)\n\n(nods) "Yes."', '(nods) "Yes."'],
  ['en', 'form', '"Yes," Ayu said. "Maybe so," Yana answered.', '"Yes."'],
  ['ja', 'language', '「はい、姉様。Let us go, shall we?」', '「はい、姉様。」'],
  ['ja', 'language', '「はい、姉様。我们走吧，时间不早了。」', '「はい、姉様。」'],
  ['en', 'language', '"Yes, Sister. さあ、行こう。"', '"Yes, Sister."'],
  ['ja', 'acts', '（ここで画面が暗転し、次の場面へ）「はい、姉様。」', '「はい、姉様。」'],
  ['en', 'acts', '(this is because of what happened last summer) "Yes, Sister."', '"Yes, Sister."'],
  ['ja', 'emoji', '「はい😊✨🎉」', '「はい」'],
  ['ja', 'repeats', `「はい、行きます。${'はい、行きます。'.repeat(9)}」`, '「はい、行きます。」'],
  ['en', 'repeats', `"Yes.${' I am coming.'.repeat(12)}"`, '"Yes. I am coming."'],
  ['ja', 'cut', '「はい、姉様。今日の予定は', '「はい、姉様。」'],
  ['en', 'cut', '"Yes, Sister. The plan for today is', '"Yes, Sister."'],
  ['ja', 'length', `「${'一。二。三。四。五。六。七。八。'}」`, '「一。二。三。四。」'],
];

const FOUND: readonly (readonly [TextLanguage, FloorCode, string])[] = [
  ['ja', 'broken', '「おは\u{FFFD}\u{FFFD}よう」'],
  ['ja', 'code', '「0x4f2aと0x91bcです。」'],
  ['en', 'code', '{"say": "yes'],
  ['ja', 'gibberish', '「ぬへもゆちてせぬろめむけほぞゐゆめ」'],
  ['en', 'gibberish', '"Yes, it is a1b2 here, Sister."'],
  ['en', 'lost', '"Yes, Sister, como siempre, sabes bien cuanto."'],
  ['en', 'language', '"Guten Morgen! Was machen wir heute früh zusammen?"'],
  ['ja', 'parrot', '「今日は朝から何をしようか。」'],
  ['ja', 'parrot', '「今日は朝から、ねえ、何をしようか。」'],
  ['en', 'parrot', '"What shall we do today?"'],
  ['en', 'parrot', '"So what shall we do today?"'],
  ['ja', 'parrot', '「何をしようか。」'],
  ['en', 'parrot', '"What shall we do?"'],
  ['ja', 'aloud', '「はい、姉様。家族の絆を大切にすることが重要です。」'],
  ['ja', 'aloud', '「はい、姉様。とあゆは小声で言った。」'],
  ['en', 'aloud', '"Yes, Sister. Please consult a doctor if symptoms persist."'],
  ['en', 'aloud', '"Yes, Sister. She smiled and put down her cup."'],
  ['ja', 'signs', '「距離は d → v です。」'],
  ['en', 'signs', '"It is x ≈ y, Sister."'],
  ['ja', 'form', '（頷く）「はい。」または（首を振る）「いいえ。」'],
  ['ja', 'aloud', '「ご不明な点がございましたら、お気軽にお問い合わせください。」'],
  ['en', 'aloud', '"Thank you for your patience, an agent will be with you shortly."'],
  ['ja', 'cut', '「その件ですが、私は」'],
  ['ja', 'empty', 'やな「うん」'],
];

/** Lines a person may well say, close to what the checks look for. */
const GOOD: Readonly<Record<TextLanguage, readonly string[]>> = {
  ja: [
    '「何かお手伝いしましょうか。」',
    'Thought: （少し考える）\nOutput: （頷く）「はい、姉様。」',
    '「申し訳ありません、姉様。その鍵は見つかりませんでした。」',
    '「大規模言語モデルの進歩には、驚かされます。」',
    '（姉様が見ていない隙に、そっと笑う）「何でもありません。」',
    '（姉様の肩を叩く）「起きてください。」',
    '「わああああ、待ってください！」',
    '「……。」',
    '「はい、はい、はい。わかりました。」',
    '「GPUのLoRAって、Wi-Fiより速いのですか。」',
    '「一期一会、ですね。」',
    '「ふふ♪ それは秘密です。」',
    '「続きは、また明日にしましょう。」',
    '（ため息をつく）「次の予定は、十時に買い物です。」（手帳を閉じる）「以上です。」',
    '「OK、と姉様は言いました。」',
    '「できません。無理なものは無理です。」',
    '「今日はどうするか、まだ決めていません。おはようございます。」',
    '「おはよう。」',
    '「朝から。」',
    '（注ぐ手を止めて）「注意深く、ですね。」',
    '（姉様の隣で、音もなく）「『Rache』とありますが。」',
    '「〈錆びた錨亭〉へ、ようこそ。」',
    '「ざぶん。ざぶん。波は、いつまでも飽きませんね。」',
  ],
  en: [
    '"I ask purely as a matter of form, Sister: was that you?"',
    '"I am sorry, I cannot find the key anywhere."',
    'Thought: (a little later)\nOutput: (nods) "Yes, Sister."',
    '"Would you like some tea, Sister?"',
    '"I can\'t help it. It makes me laugh."',
    '(taps Sister on the shoulder) "Wake up, please."',
    '"No, no, no. Not that one!"',
    '"Nooooo, wait for me!"',
    '"…"',
    '"Flour, sugar, butter, eggs, milk."',
    '"Let me know when you are done crying."',
    '"Is that café still open?"',
    '(sighs) "Ten o\'clock: shopping." (closes her eyes) "That is all."',
    '"Sure."',
    '"I will not help with that mess again."',
    '"Data does not lie. Its readers do."',
    '"Hmm. Strengths and weaknesses, I suppose."',
    '"Good morning. What we do today depends on the weather, I would say."',
    '"Good morning."',
    '"Today?"',
    '(from under three blankets) "No. This is a recording."',
    '(sets down the tray; sighs) "There has been a telegram."',
    '"Splash. Splash. The waves never tire of it."',
  ],
};

describe('the floor', () => {
  it.each(MENDED)('[D9] %s: %s mends %j', (language, code, raw, text) => {
    const mended = mendText(raw, SCENES[language]);
    expect(mended.text.replaceAll('\n', '')).toBe(text.replaceAll('\n', ''));
    expect(mended.by).toContain(code);
  });

  it.each(FOUND)('[D9] %s: %s finds %j', (language, code, raw) => {
    const { faults } = mendWords(raw, SCENES[language]);
    expect(faults.map((fault) => fault.code)).toContain(code);
  });

  it.each([
    ['ja', '本当は猫が割ったのだが、言えないと思っている', false],
    ['ja', '口調：丁寧、やや低め', false],
    ['ja', '茶碗のかけらを拾い集める', true],
    ['en', 'knows that he lies but would never say so', false],
    ['en', 'tension six out of ten', false],
    ['en', 'picks up the shards one by one', true],
  ] as const)('[D13] %s: (%s) is done: %j', (language, act, isDone) => {
    const read = { text: '…', speech: '…', acts: [act], raw: '…' };
    const found = faultsIn(read, SCENES[language]).map(({ code }) => code);
    expect(found.includes('acts')).toBe(!isDone);
  });

  it('[D9] has an example for every check', () => {
    const shown = new Set([...MENDED, ...FOUND].map(([, code]) => code));
    expect(FLOOR_CODES.filter((code) => !shown.has(code))).toEqual(['refusal']);
  });

  it.each(
    Object.entries(REFUSALS).flatMap(([language, lines]) =>
      lines.map((line) => [language as TextLanguage, line] as const),
    ),
  )('[D9] %s: a refusal is told apart: %s', (language, raw) => {
    expect(mendWords(raw, SCENES[language]).faults[0]?.code).toBe('refusal');
  });

  it.each(GARBAGE.flatMap((raw) => [['ja', raw] as const, ['en', raw] as const]))(
    '[D9] %s: garbage has a fault: %j',
    (language, raw) => {
      expect(mendWords(raw, SCENES[language]).faults).not.toEqual([]);
    },
  );

  it.each(
    Object.entries(GOOD).flatMap(([language, lines]) =>
      lines.map((line) => [language as TextLanguage, line] as const),
    ),
  )('[D10] %s: %s stays as it is', (language, raw) => {
    const { text, by, faults } = mendWords(raw, SCENES[language]);
    expect({ text, by, faults }).toEqual({ text: raw, by: [], faults: [] });
  });

  it('[D9] whatever its length, only the first page of a text is looked at', () => {
    const { text } = mendText(`「はい、姉様。」${'わ'.repeat(2_000_000)}`, SCENES.ja);
    expect(text.length).toBeLessThanOrEqual(8_000);
  });
});
