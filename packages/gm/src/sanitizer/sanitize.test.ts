// Spec 4's behaviours and the cases its first implementation missed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEnglish } from '../language/en/index.ts';
import { findBlocks } from './blocks.ts';
import {
  ALL_SAFE_ACTIONS,
  countRecord,
  NO_COUNTS,
  sanitize,
  sanitizerMetrics,
  sanitizerRecord,
  sanitizeWithDetail,
} from './index.ts';

interface Row {
  readonly text: string;
  readonly scene?: readonly string[];
  readonly out: string;
  readonly blocked?: readonly string[];
}

const ROWS: readonly Row[] = [
  { text: '', out: '' },
  { text: '「おはよう」', out: '「おはよう」' },
  { text: '（微笑む）「おはよう」', out: '（微笑む）「おはよう」' },
  {
    text: '（コーヒーを飲みながら）「おはよう」',
    out: '（一息つく）「おはよう」',
    blocked: ['コーヒー'],
  },
  { text: '（眼鏡を押し上げて）「姉様」', out: '（目を細める）「姉様」', blocked: ['眼鏡'] },
  { text: '（スマホを見る）「ねえ」', out: '（考え込む）「ねえ」', blocked: ['スマホ'] },
  { text: '（傘をさす）「雨だね」', out: '（小さく頷く）「雨だね」', blocked: ['傘'] },
  // Spec 4: `*行動*` is no form of ours, blocked or not.
  { text: '*頷く*「うん」', out: '（頷く）「うん」' },
  { text: '（ＰＣを開く）「うん」', out: '（考え込む）「うん」', blocked: ['PC'] },
  { text: '（傘を開く）「うん」', scene: ['赤い傘！'], out: '（傘を開く）「うん」' },
  {
    text: '（コーヒーを飲む）「うん」',
    scene: ['冷めたコーヒー'],
    out: '（コーヒーを飲む）「うん」',
  },
  {
    text: '（コーヒーを飲む）「うん」',
    scene: ['コーヒーメーカー'],
    out: '（一息つく）「うん」',
    blocked: ['コーヒー'],
  },
  { text: '（本を読む）「うん」', scene: ['日本'], out: '（考え込む）「うん」', blocked: ['本'] },
  { text: '（コーヒーを飲む）「うん」', scene: ['コーヒー'], out: '（コーヒーを飲む）「うん」' },
  {
    text: '*コーヒーを一口飲む* 「美味しい」',
    out: '（一息つく）「美味しい」',
    blocked: ['コーヒー'],
  },
  {
    text: '*コーヒーを一口飲む* 「美味しい」',
    scene: ['コーヒー（ホット）'],
    out: '（コーヒーを一口飲む）「美味しい」',
  },
  { text: '(グラスを傾けて) 「乾杯」', out: '（小さく頷く）「乾杯」', blocked: ['グラス'] },
  {
    text: 'おはよう！ *スマホを見る* 今日は晴れだって',
    out: 'おはよう！ （考え込む） 今日は晴れだって',
    blocked: ['スマホ'],
  },
  {
    text: '（コーヒーメーカーに水を入れる）「待っててね」',
    scene: ['コーヒーメーカー'],
    out: '（コーヒーメーカーに水を入れる）「待っててね」',
  },
  {
    text: '（グラスを置き、姉様を横目で見る）「ふうん」',
    out: '（姉様を横目で見る）「ふうん」',
    blocked: ['グラス'],
  },
  {
    text: '（コーヒーを飲みながら微笑む）「うん」',
    out: '（微笑む）「うん」',
    blocked: ['コーヒー'],
  },
  {
    text: '（コーヒーを飲む）「あのね」（コーヒーを飲む）「うん」',
    out: '（一息つく）「あのね」「うん」',
    blocked: ['コーヒー'],
  },
  { text: '（本棚を見る）「本当？」', out: '（本棚を見る）「本当？」' },
  { text: '（日本の地図を思い浮かべる）「うん」', out: '（日本の地図を思い浮かべる）「うん」' },
  { text: '（指を一本立てる）「ひとつ」', out: '（指を一本立てる）「ひとつ」' },
  { text: '（本を閉じる）「はい」', out: '（考え込む）「はい」', blocked: ['本'] },
  { text: '（文庫本を閉じる）「はい」', out: '（考え込む）「はい」', blocked: ['本'] },
  { text: '（ペンギンの真似をする）「ぺたぺた」', out: '（ペンギンの真似をする）「ぺたぺた」' },
  { text: '（マグカップを持つ）「あつっ」', out: '（小さく頷く）「あつっ」', blocked: ['カップ'] },
  {
    text: '（マグカップを持つ）「あつっ」',
    scene: ['マグカップ'],
    out: '（マグカップを持つ）「あつっ」',
  },
  { text: '（メガネを直す）「え」', scene: ['眼鏡'], out: '（メガネを直す）「え」' },
  { text: '（PCを開く）「作業しよ」', scene: ['pc'], out: '（PCを開く）「作業しよ」' },
  { text: '（PCRの話をする）「うん」', out: '（PCRの話をする）「うん」' },
  {
    text: '「LoRA（Low-Rank Adaptation）はね、コーヒーみたいなもの」',
    out: '「LoRA（Low-Rank Adaptation）はね、コーヒーみたいなもの」',
  },
  { text: '「眠いなぁ(笑)」', out: '「眠いなぁ(笑)」' },
  { text: '「飲み物（コーヒー）をください」', out: '「飲み物（コーヒー）をください」' },
  {
    text: 'Thought: (コーヒーを飲みたい)\nOutput: 「おはよう」',
    out: 'Thought: (コーヒーを飲みたい)\nOutput: 「おはよう」',
  },
  { text: '*コーヒーを飲む* ) 「へー！」', out: '（一息つく）「へー！」', blocked: ['コーヒー'] },
  {
    text: '*お茶碗を手に取り、静かに一口飲む* 「はい」',
    out: '（一息つく）「はい」',
    blocked: ['お茶碗'],
  },
  { text: '*書類をめくって* 「まあ」', out: '（小さく頷く）「まあ」', blocked: ['書類'] },
  { text: '*flips through the documents* Hm.', out: '(nods slightly) Hm.', blocked: ['document'] },
  { text: '*sips her coffee* "Morning."', out: '(takes a breath) "Morning."', blocked: ['coffee'] },
  { text: '*sips her coffee* "Morning."', scene: ['Coffee'], out: '(sips her coffee) "Morning."' },
  {
    text: '*sips her coffee and smiles at Ayu* Morning.',
    out: '(smiles at Ayu) Morning.',
    blocked: ['coffee'],
  },
  {
    text: '*turns on the coffee maker* Wait.',
    scene: ['coffee maker'],
    out: '(turns on the coffee maker) Wait.',
  },
  { text: '*adjusts her glasses* Well.', out: '(narrows their eyes) Well.', blocked: ['glasses'] },
  { text: '*rings the bell* Hello?', out: '(rings the bell) Hello?' },
  {
    text: '*opens the book on the pencil case* Hm.',
    scene: ['red book'],
    out: '(opens the book on the pencil case) Hm.',
  },
];

describe('[S4] sanitize', () => {
  it.each(ROWS)('$text with $scene', ({ text, scene = [], out, blocked = [] }) => {
    const result = sanitize(text, { sceneItems: scene });
    expect(result.sanitizedText).toBe(out);
    expect(result.blockedProps).toEqual(blocked);
  });

  it.each(ALL_SAFE_ACTIONS.filter((action) => /[ぁ-ん]/.test(action)))(
    'leaves the safe gesture %s',
    (action) => {
      const text = `（${action}）「うん」`;
      expect(sanitize(text, { sceneItems: [] }).sanitizedText).toBe(text);
    },
  );

  it('says what it did', () => {
    expect(sanitize('（コーヒーを飲む）「うん」', { sceneItems: [] })).toEqual({
      sanitizedText: '（一息つく）「うん」',
      actionRemoved: false,
      actionReplaced: true,
      blockedProps: ['コーヒー'],
      originalAction: 'コーヒーを飲む',
    });
    expect(sanitize('（頷く）「うん」', { sceneItems: [] }).originalAction).toBe('頷く');
    expect(sanitize('「うん」', { sceneItems: [] }).originalAction).toBeNull();
  });

  it('lets a language tell spoken asides from acts', () => {
    const text = '*What a lovely cup!* Yes.';
    expect(
      sanitize(text, { sceneItems: [], options: { language: createEnglish() } }).sanitizedText,
    ).toBe(text);
  });

  it('never touches anything outside the action marks, whatever the text', () => {
    const pieces = fc.constantFrom(
      '（',
      '）',
      '(',
      ')',
      '*',
      '「',
      '」',
      'コーヒー',
      '本',
      'を飲む',
      '、',
      'おはよう',
      ' ',
      'coffee',
      'sips ',
      '\n',
      '眼鏡',
      'ねえ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const { sanitizedText, blockedProps } = sanitize(raw, { sceneItems: [] });
        const isStarred = findBlocks(raw, {}).some(({ start }) => raw.charAt(start) === '*');
        if (blockedProps.length === 0 && !isStarred) expect(sanitizedText).toBe(raw);
        const speech = [...raw];
        for (const block of findBlocks(raw, {}).toReversed())
          speech.splice(
            [...raw.slice(0, block.start)].length,
            [...raw.slice(block.start, block.end)].length,
          );
        const left = speech.join('').replace(/[\s)）]/gu, '');
        let at = 0;
        const kept = sanitizedText.replace(/[\s)）]/gu, '');
        for (const mark of left) {
          at = kept.indexOf(mark, at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += mark.length;
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('[S4-5] records and metrics', () => {
  it('folds records into the four metrics', () => {
    const texts = [
      '（コーヒーを飲む）「あ」',
      '（頷く）「い」',
      '「う」',
      '（コーヒーを飲み、眼鏡を直す）「え」',
    ];
    const records = texts.map((text, turn) =>
      sanitizerRecord(turn, {
        speaker: 'やな',
        detail: sanitizeWithDetail(text, { sceneItems: [] }),
      }),
    );
    expect(records[0]).toEqual({
      turn: 0,
      speaker: 'やな',
      sanitizer: {
        triggered: true,
        action_removed: false,
        action_replaced: true,
        blocked_props: ['コーヒー'],
        original_action: 'コーヒーを飲む',
        replacement: '一息つく',
      },
    });
    const metrics = sanitizerMetrics(records.reduce(countRecord, NO_COUNTS), 1);
    expect(metrics).toEqual({
      action_sanitized_rate: 2 / 3,
      blocked_props_topN: [['コーヒー', 2]],
      action_removed_count: 0,
      action_replaced_count: 2,
    });
    expect(sanitizerMetrics(NO_COUNTS).action_sanitized_rate).toBe(0);
  });
});
