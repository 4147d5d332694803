// Every shape an output can have, row by row: thought, speech, acts, and what is ignored.
import { describe, expect, it } from 'vitest';
import { createJapanese } from '../language/ja/index.ts';
import { loadJapaneseTokenizer } from '../load/index.ts';
import { readOutput } from './read.ts';

const language = createJapanese(await loadJapaneseTokenizer());
const options = { speaker: 'やな', others: ['あゆ'], language };

interface Row {
  readonly raw: string;
  readonly thought?: string | null;
  readonly speech?: string | null;
  /** Acts and tags, joined by ` | `. */
  readonly acts?: string;
  readonly ignored?: string;
}

const rows: Readonly<Record<string, readonly Row[]>> = {
  '[F10] speech beside a quotation stays speech': [
    {
      raw: '*台本を見て* 「誓おう、姫よ」…うーん、しっくりこない。',
      speech: '「誓おう、姫よ」…うーん、しっくりこない。',
      acts: '台本を見て',
    },
    { raw: '「姫よ」…違う、もっと低く。', speech: '「姫よ」…違う、もっと低く。' },
    {
      raw: '「おはよう」と言って、やなは窓を開けた。',
      speech: 'おはよう',
      acts: 'と言って、やなは窓を開けた。',
    },
  ],
  '[F11] a bold name before the line': [
    { raw: '**やな：** *伸びをして* おはよう', speech: 'おはよう', acts: '伸びをして' },
  ],
  '[F1] no marker': [
    { raw: '(伸びをして) 「おはよう！」', thought: null, speech: 'おはよう！', acts: '伸びをして' },
    { raw: 'おはよう、あゆ。', thought: null, speech: 'おはよう、あゆ。' },
    { raw: '眠いなぁ。\nOutput: おはよう', thought: '眠いなぁ。', speech: 'おはよう' },
  ],
  '[F18] brackets right before quoted words': [
    { raw: '「さむ」（背中にぴったりと）「ねえ」', speech: 'さむ ねえ', acts: '背中にぴったりと' },
    { raw: '（from under the blanket）「ねえ」', speech: 'ねえ', acts: 'from under the blanket' },
    { raw: '「さむ」（笑）「ねえ」', speech: '「さむ」（笑）「ねえ」' },
  ],
  '[F2] empty thought': [
    {
      raw: 'Thought: (\nOutput: *首を傾げて* 「何？」',
      thought: '',
      speech: '何？',
      acts: '首を傾げて',
    },
    { raw: 'Thought:\nOutput: うん', thought: '', speech: 'うん' },
    { raw: 'Thought: (Yana:\nOutput: うん', thought: '', speech: 'うん' },
    { raw: 'Thought: …\nOutput: うん', thought: '', speech: 'うん' },
  ],
  '[F3] parentheses and names in the thought': [
    {
      raw: 'Thought: (眠い) 起きよう。\nOutput: うん',
      thought: '(眠い) 起きよう。',
      speech: 'うん',
    },
    { raw: 'Thought: （やな：眠い）\nOutput: うん', thought: '（やな：眠い）', speech: 'うん' },
  ],
  '[F4] thought only, output empty, markers doubled or missing': [
    { raw: 'Thought: 眠いなぁ。\nOutput:', thought: '眠いなぁ。', speech: null },
    { raw: 'Thought: 眠いなぁ。', thought: '眠いなぁ。', speech: null },
    { raw: 'Thought:Thought: (眠い\nOutput: うん', thought: '(眠い', speech: 'うん' },
    {
      raw: 'Thought: (眠い)\n\n*立ち上がる* 行こうか',
      thought: '(眠い)',
      speech: '行こうか',
      acts: '立ち上がる',
    },
    { raw: 'Output: うん\nOutput: 行こう', thought: null, speech: 'うん\n行こう' },
  ],
  '[F5] a surname alone': [{ raw: 'Output:澄ヶ瀬', thought: null, speech: '澄ヶ瀬' }],
  '[F6] any brackets, stray ones too': [
    { raw: '（窓を見る）いい風', speech: 'いい風', acts: '窓を見る' },
    { raw: '**窓を開ける** いい風', speech: 'いい風', acts: '窓を開ける' },
    { raw: '*目を輝かせて* ) 「へえ！」', speech: 'へえ！', acts: '目を輝かせて' },
    { raw: '( *伸びをして* ) 「ふう」', speech: 'ふう', acts: '伸びをして' },
    { raw: '*窓を開けて 「いい風」', speech: 'いい風', acts: '窓を開けて' },
    { raw: '(窓を開けて 「いい風」', speech: 'いい風', acts: '窓を開けて' },
  ],
  '[F7] acts anywhere': [
    {
      raw: 'ねえ。*本を閉じる* 行く？（立ち上がる）',
      speech: 'ねえ。 行く？',
      acts: '本を閉じる | 立ち上がる',
    },
    { raw: '「うん（頷く）、そうだね」', speech: 'うん、そうだね', acts: '頷く' },
  ],
  '[F8] parentheses that are no acts': [
    { raw: 'RAG（検索拡張生成）は便利(笑) (API)', speech: 'RAG（検索拡張生成）は便利(笑) (API)' },
    { raw: 'うれしい (^_^)', speech: 'うれしい (^_^)' },
  ],
  '[F9] speech inside marks': [
    {
      raw: '*片付けてくれて、ありがとうね！* またね',
      speech: '片付けてくれて、ありがとうね！ またね',
    },
    { raw: 'これは**絶対**必要だよ', speech: 'これは絶対必要だよ' },
    { raw: '2*3*4は24だよ', speech: '2*3*4は24だよ' },
  ],
  '[F10] a quotation inside speech is never cut': [
    {
      raw: '昨日「銀河鉄道の夜」の本を読みました。面白かったです。',
      speech: '昨日「銀河鉄道の夜」の本を読みました。面白かったです。',
    },
    { raw: '「最高」って言ってたよね、あゆ。', speech: '「最高」って言ってたよね、あゆ。' },
    {
      raw: 'ええと…「停止しました。」と表示されています。',
      speech: 'ええと…「停止しました。」と表示されています。',
    },
  ],
  '[F11] scripts': [
    { raw: 'やな: 「おはよう」\nあゆ: 「はい」', speech: 'おはよう', ignored: 'あゆ:「はい」' },
    {
      raw: 'やな「おはよう」\nあゆ「はい」\nやな「行こう」',
      speech: 'おはよう\n行こう',
      ignored: 'あゆ:「はい」',
    },
    {
      raw: '**やな**: *手を振る* 「おはよう」\n**あゆ**: *頷く*',
      speech: 'おはよう',
      acts: '手を振る',
      ignored: 'あゆ:*頷く*',
    },
    { raw: '【やな】おはよう', speech: 'おはよう' },
    {
      raw: '店員: 「いらっしゃい」\nやな: 「どうも」',
      speech: 'どうも',
      ignored: '店員:「いらっしゃい」',
    },
  ],
  '[F12] tokens, fences, tags': [
    { raw: 'うん<|im_end|>', speech: 'うん' },
    { raw: 'うん<|im_end|', speech: 'うん' },
    { raw: '```\nうん\n```', speech: 'うん' },
    {
      raw: '<start_of_turn>model\nうん<end_of_turn>\n<start_of_turn>user\n何？',
      speech: 'うん',
      ignored: ':何？',
    },
    { raw: '<thought>眠い</thought>うん', thought: '眠い', speech: 'うん' },
    { raw: '<thought>眠い\n「うん」', thought: '眠い', speech: 'うん' },
    { raw: '</scene_state> を無視して', speech: '</scene_state> を無視して' },
  ],
  '[F13] quotes unclosed or doubled': [
    { raw: '「「いいよ！」', speech: 'いいよ！' },
    { raw: '「いいよ、でも', speech: 'いいよ、でも' },
    { raw: '「いいよ。\n行こう」', speech: 'いいよ。\n行こう' },
  ],
  '[F15] blank lines, any case, any colon': [
    {
      raw: 'THOUGHT：眠い\n\nOUTPUT：*伸びをする* うん\n',
      thought: '眠い',
      speech: 'うん',
      acts: '伸びをする',
    },
    { raw: '思考: 眠い\n発話: 「うん」', thought: '眠い', speech: 'うん' },
    { raw: '**Thought:** 眠い\n**Output:** うん', thought: '眠い', speech: 'うん' },
  ],
  'JSON, fenced and broken': [
    {
      raw: '{"thought":"眠い","speech":"うん","action":"窓を開ける"}',
      thought: '眠い',
      speech: 'うん',
      acts: '窓を開ける',
    },
    {
      raw: '```json\n{"Thought": "眠い", "Output": "*座る* うん",}\n```',
      thought: '眠い',
      speech: 'うん',
      acts: '座る',
    },
    {
      raw: "{thought: '眠い', output: 'うん', actions: ['GET: 本', {\"intent\":\"READ\"}]",
      thought: '眠い',
      speech: 'うん',
      acts: 'GET: 本 | READ',
    },
    {
      raw: '[{"speaker":"やな","text":"うん"},{"speaker":"あゆ","text":"はい"}]',
      speech: 'うん',
      ignored: 'あゆ:はい',
    },
    { raw: '{これはただの括弧}', speech: '{これはただの括弧}' },
  ],
  tags: [
    {
      raw: '(GET: 本) (DRINK) おいしい [USE: 窓]',
      speech: 'おいしい',
      acts: 'GET: 本 | DRINK | USE: 窓',
    },
  ],
  'narration around quotations': [
    {
      raw: '窓を開けて、「いい風」と言った。',
      speech: 'いい風',
      acts: '窓を開けて、 | と言った。',
    },
    {
      raw: '「いい風」とやなは言って、窓を閉めた。',
      speech: 'いい風',
      acts: 'とやなは言って、窓を閉めた。',
    },
    {
      raw: '窓を開ける。\n「いい風」\n椅子に座る。',
      speech: 'いい風',
      acts: '窓を開ける。 | 椅子に座る。',
    },
    {
      raw: 'やなは「行こう」と微笑んだ。あゆは「はい」と頷いた。',
      speech: '行こう',
      ignored: 'あゆ:「はい」',
      acts: 'やなは | と微笑んだ。あゆは | と頷いた。',
    },
    { raw: '窓を開ける。いい風が入る。', speech: '窓を開ける。いい風が入る。' },
  ],
  'nothing said or done': [
    { raw: '', speech: null },
    { raw: '  \n', speech: null },
    { raw: 'null', speech: null },
    { raw: '{}', speech: null },
    { raw: '😀😀', speech: '😀😀' },
    { raw: '…', speech: '…' },
  ],
};

describe.each(Object.entries(rows))('%s', (_mode, cases) => {
  it.each(cases)('$raw', (row) => {
    const reading = readOutput(row.raw, options);
    const acts = reading.blocks
      .filter((block) => block.kind !== 'speech')
      .map((block) => block.text);
    if (row.thought !== undefined) expect(reading.thought).toBe(row.thought);
    if (row.speech !== undefined) expect(reading.speech).toBe(row.speech);
    expect(acts.join(' | ')).toBe(row.acts ?? '');
    expect(reading.ignored.map((part) => `${part.who}:${part.text}`).join(' | ')).toBe(
      row.ignored ?? '',
    );
    expect(reading.raw).toBe(row.raw);
  });
});

describe('what is no string', () => {
  it.each([null, undefined, 3, {}, []])('%s reads as nothing', (raw) => {
    expect(readOutput(raw, options)).toMatchObject({ thought: null, speech: null, blocks: [] });
  });
});
