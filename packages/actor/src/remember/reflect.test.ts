// What a day comes to: insights with their evidence, recalled later, in both languages.
import { HOUR_MS } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { traits } from '../../test/a-context.ts';
import { Played } from '../../test/a-stage.ts';
import { instinct } from '../minds/instinct/instinct.ts';
import { bookOf } from '../phrases/phrase-book.ts';
import { composePrompt } from '../prompts/compose.ts';
import { promptsOf } from '../prompts/prompt-set.ts';
import { insightsOf } from './diary.ts';
import type { Memory } from './memory.ts';
import { tellMemory } from './tell.ts';

function house(language: 'ja' | 'en'): Played {
  const ja = language === 'ja';
  return new Played(
    aWorld({
      places: [aPlace('den', ['attic'], { name: ja ? '居間' : 'den' }), aPlace('attic', ['den'])],
      characters: [
        aCharacter('yana', 'den', { name: ja ? 'やな' : 'Yana', ...traits({ growthMindset: 80 }) }),
        aCharacter('ayu', 'den', { name: ja ? 'あゆ' : 'Ayu', ...traits({ growthMindset: 20 }) }),
        aCharacter('cat', 'attic', traits()),
      ],
      props: [
        aProp('apple', { holder: 'ayu' }, { name: ja ? 'りんご' : 'apple' }),
        aProp(
          'box',
          { place: 'den' },
          {
            name: ja ? '小箱' : 'small box',
            kind: 'container',
            state: ['locked'],
            key: 'key',
          },
        ),
        aProp('key', { place: 'attic' }, { name: ja ? '鍵' : 'key', kind: 'key' }),
      ],
      more: {
        language,
        clock: { now: 20 * HOUR_MS, start: '2026-04-01' },
        systems: { sheets: { ayu: { speech: { calls: { yana: ja ? '姉様' : 'sister' } } } } },
      },
    }),
  );
}

/** An evening: a gift, a box that does not open, and talk; then the night. */
function evening(language: 'ja' | 'en'): Played {
  const played = house(language)
    .act('ayu', 'give', { object: 'apple', target: 'yana' })
    .act('yana', 'open', { object: 'box' })
    .act('yana', 'open', { object: 'box' });
  const line = language === 'ja' ? '「{n}番目のお話です」' : '"This is story number {n}."';
  for (const n of [1, 2, 3, 4, 5]) played.perform('ayu', line.replace('{n}', String(n)));
  return played;
}

const kinds = (insights: readonly Memory[]) => insights.map(({ insight }) => insight?.kind);

describe('reflection', () => {
  it('[R1] comes with the next day, weightiest first, and rests on witnessed events', () => {
    const played = evening('ja');
    expect(played.context('yana').insights).toEqual([]);
    played.wait(12).perform('ayu', '「おはようございます」');
    const { insights, memories } = played.context('yana');
    expect(kinds(insights)).toEqual(['was-given', 'resisted', 'talked']);
    const seen = new Set(memories.map(({ seq }) => seq));
    for (const { insight } of insights) {
      expect(insight?.evidence.length).toBeGreaterThan(0);
      expect(insight?.evidence.every((seq) => seen.has(seq))).toBe(true);
    }
    expect(played.context('cat').insights).toEqual([]);
    expect(insightsOf(memories, 'yana')).toEqual(insights);
  });

  it('[R1] comes with sleep, and the day after begins anew', () => {
    const day = (at: number, more: Partial<Memory>): Memory => ({
      seq: at,
      at: at * HOUR_MS,
      type: 'turn-performed',
      isDenied: false,
      importance: 30,
      ...more,
    });
    const talk = [8, 9, 10, 11].map((at) => day(at, { actor: 'ayu', speech: 'hm' }));
    const asleep = (actor: string, at: number) =>
      day(at, { type: 'activity-started', action: 'sleep', actor });
    expect(insightsOf([...talk, asleep('ayu', 12)], 'yana')).toEqual([]);
    const slept = insightsOf([...talk, asleep('yana', 12)], 'yana');
    expect(slept).toMatchObject([
      { type: 'insight', at: 12 * HOUR_MS, insight: { kind: 'talked', evidence: [8, 9, 10, 11] } },
    ]);
    expect(insightsOf([...talk, asleep('yana', 12), asleep('yana', 13)], 'yana')).toEqual(slept);
  });

  it.each([
    [
      'ja',
      'yana',
      [
        '昨日、あゆがりんごをくれた。',
        '小箱は一筋縄ではいかない。次は別の手を試したい。',
        '昨日はあゆとたくさん話した。',
      ],
    ],
    [
      'en',
      'yana',
      [
        'Yesterday the apple was a gift from Ayu.',
        'The small box is not so simple. Next time, another way.',
        'Yesterday there was much talk with Ayu.',
      ],
    ],
    ['ja', 'ayu', ['昨日、やなにりんごをあげた。']],
    ['en', 'ayu', ['Yesterday Yana got the apple as a gift.']],
  ] as const)('[R2] is told in %s to %s', (language, id, told) => {
    const played = evening(language)
      .wait(12)
      .perform('yana', language === 'ja' ? '「おはよう」' : '"Morning."');
    const context = played.context(id);
    expect(context.insights.map((memory) => tellMemory(context, { memory }))).toEqual(told);
  });

  it('[R2] a model may put it in its own words', () => {
    const context = evening('ja').wait(12).perform('yana', '「おはよう」').context('yana');
    const [first] = context.insights;
    const written = { ...first, insight: { ...first?.insight, text: 'りんごがうれしかった。' } };
    expect(tellMemory(context, { memory: written as Memory })).toBe('りんごがうれしかった。');
  });

  it('[R3] enters prompts, and talk by the name the voice uses', () => {
    const played = evening('ja').wait(12);
    for (let i = 0; i < 120; i++) played.perform(i % 2 ? 'ayu' : 'yana', `「うん、そうだね ${i}」`);
    // A talk that has come to rest begins anew with what comes to mind.
    played.wait(0.1).act('yana', 'look').act('yana', 'look');
    const prompt = composePrompt({
      context: played.context('yana'),
      prompts: promptsOf({ sections: {} }, 'ja'),
      ask: 'fused',
      injects: true,
      budgetTokens: 6_000,
    });
    expect(JSON.stringify(prompt.messages)).toContain('昨日、あゆがりんごをくれた。');
    const phrases = bookOf(
      [{ phrases: [{ on: 'memory', say: { ja: ['そういえば。{memory}'] } }] }],
      'ja',
    );
    const said = (memories: readonly Memory[]) =>
      instinct({ ...played.context('ayu'), memories, recallable: memories, phrases }).speech;
    expect(said([])).toBe('そういえば。昨日、姉様にりんごをあげた。');
    expect(said(played.context('ayu').memories)).toBe(
      'そういえば。姉様は小箱を開けることができなかった。',
    );
  });
});
