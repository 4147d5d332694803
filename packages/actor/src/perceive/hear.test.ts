// What people are told: statements in speech become beliefs of those who hear them, as far as they trust.
import { allBreaches, believedWorld, HOUR_MS, heldOf, viewFor, type World } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { type Traits, traits } from '../../test/a-context.ts';
import { Played } from '../../test/a-stage.ts';
import { composePrompt } from '../prompts/compose.ts';
import { promptsOf } from '../prompts/prompt-set.ts';
import { confidenceIn } from './belief.ts';

function house(
  language: 'ja' | 'en',
  given: { yana?: Traits; affinity?: number; key?: object } = {},
): World {
  const ja = language === 'ja';
  const relation = { from: 'yana', to: 'ayu', affinity: given.affinity ?? 0, bonds: [] };
  return aWorld({
    places: [
      aPlace('den', ['attic', 'garden'], { name: ja ? '居間' : 'den' }),
      aPlace('attic', ['den'], { name: ja ? '屋根裏' : 'attic' }),
      aPlace('garden', ['den'], { name: ja ? '庭' : 'garden' }),
    ],
    characters: [
      aCharacter('yana', 'den', { name: ja ? 'やな' : 'Yana', ...traits(given.yana) }),
      aCharacter('ayu', 'den', { name: ja ? 'あゆ' : 'Ayu', ...traits() }),
      aCharacter('cat', 'garden', { name: ja ? 'たま' : 'Tama', ...traits() }),
    ],
    props: [
      aProp('key', { place: 'garden' }, { name: ja ? '鍵' : 'key', kind: 'key', ...given.key }),
      aProp(
        'drawer',
        { place: 'den' },
        {
          name: ja ? '引き出し' : 'drawer',
          kind: 'container',
          state: ['closed'],
          portable: false,
        },
      ),
      aProp(
        'lamp',
        { place: 'attic' },
        { name: ja ? 'ランプ' : 'lamp', kind: 'device', state: ['off'] },
      ),
    ],
    more: {
      language,
      clock: { now: 10 * HOUR_MS, start: '2026-04-01' },
      relations: { 'yana>ayu': relation },
    },
  });
}

const quoted = { ja: (text: string) => `「${text}」`, en: (text: string) => `"${text}"` };

function told(
  language: 'ja' | 'en',
  text: string,
  given: Parameters<typeof house>[1] = {},
): Played {
  return new Played(house(language, given)).perform('ayu', quoted[language](text));
}

const beliefOf = (played: Played, key: string, id = 'yana') => {
  const [about = '', aspect = ''] = key.split('#');
  return heldOf(played.world, id, { about, aspect });
};

describe('a statement', () => {
  it.each([
    ['ja', '鍵は引き出しにあるよ。', 'props/key#at', { inside: 'drawer' }],
    ['ja', '引き出しの中に鍵があります。', 'props/key#at', { inside: 'drawer' }],
    ['ja', '鍵なら屋根裏にあるはず。', 'props/key#at', { place: 'attic' }],
    ['ja', '鍵は私が持っています。', 'props/key#at', { holder: 'ayu' }],
    ['ja', '鍵はたまが持ってるよ。', 'props/key#at', { holder: 'cat' }],
    ['ja', 'たまは屋根裏にいるよ。', 'characters/cat#place', 'attic'],
    ['ja', 'ランプは壊れています。', 'props/lamp#state', ['broken']],
    ['ja', '屋根裏のランプ、ランプはついているよ。', 'props/lamp#state', ['on']],
    ['en', 'The key is in the drawer.', 'props/key#at', { inside: 'drawer' }],
    ['en', 'I think the key is still in the attic.', 'props/key#at', { place: 'attic' }],
    ['en', 'I have the key.', 'props/key#at', { holder: 'ayu' }],
    ['en', 'Tama has the key.', 'props/key#at', { holder: 'cat' }],
    ['en', "Tama's in the attic.", 'characters/cat#place', 'attic'],
    ['en', 'The lamp is broken.', 'props/lamp#state', ['broken']],
  ] as const)('[B5] is believed: %s %s', (language, text, key, value) => {
    const played = told(language, text);
    expect(beliefOf(played, key)).toMatchObject({ value, source: 'told', by: 'ayu' });
    expect(beliefOf(played, key, 'cat')).toBeUndefined();
    expect(beliefOf(played, key, 'ayu')).toBeUndefined();
    expect(allBreaches(played.world)).toEqual([]);
  });

  it.each([
    ['ja', '鍵は引き出しにあるの？'],
    ['ja', '鍵は引き出しにはない。'],
    ['ja', '鍵が引き出しにあったらいいのに。'],
    ['ja', '昨日、鍵は引き出しにあった。'],
    ['ja', '鍵は引き出しに入れてください。'],
    ['ja', '答えは引き出しにある。'],
    ['ja', '鍵盤は屋根裏にある。'],
    ['ja', 'やなは屋根裏にいる。'],
    ['en', 'Is the key in the drawer?'],
    ['en', 'The key is not in the drawer.'],
    ['en', 'The key was in the drawer.'],
    ['en', 'If the key is in the drawer, we are lucky.'],
    ['en', 'The key to happiness is in the attic.'],
    ['en', 'The keyhole is in the drawer.'],
  ] as const)('[B6] is not taken from %s %s', (language, text) => {
    expect(beliefOf(told(language, text), 'props/key#at')).toBeUndefined();
    expect(beliefOf(told(language, text), 'characters/yana#place')).toBeUndefined();
  });

  it('[B6] is not taken against what is before one’s eyes', () => {
    const played = told('ja', '引き出しは屋根裏にあるよ。');
    expect(beliefOf(played, 'props/drawer#at')?.source).not.toBe('told');
  });
});

describe('trust', () => {
  it('[B4] follows openness, agreeableness, affinity and the teller’s own doubt', () => {
    const at = (given: Traits, affinity = 0, text = 'The key is in the attic.') =>
      beliefOf(told('en', text, { yana: given, affinity }), 'props/key#at')?.confidence ?? 0;
    expect(at({ openness: 90 })).toBeGreaterThan(at({ openness: 30 }));
    expect(at({ agreeableness: 90 })).toBeGreaterThan(at({ agreeableness: 30 }));
    expect(at({}, 80)).toBeGreaterThan(at({}, -40));
    expect(at({})).toBeGreaterThan(at({}, 0, 'Maybe the key is in the attic.'));
    expect(at({ openness: 5, agreeableness: 5 }, -80)).toBe(0);
  });

  it('[B4] an enemy is believed less than a friend', () => {
    const mind = { ...(traits().personality as Parameters<typeof confidenceIn>[0]) };
    const trust = (affinity: number) => confidenceIn(mind, { source: 'told', affinity });
    expect(trust(90)).toBeGreaterThan(trust(0));
    expect(trust(0)).toBeGreaterThan(trust(-90));
  });
});

describe('a lie', () => {
  it('[B7] is acted on and put right by opening the drawer', () => {
    const played = told('ja', '鍵は引き出しにあるよ。');
    const believed = () =>
      believedWorld(viewFor({ as: 'character', id: 'yana' }, played.world)).props.get('key')?.at;
    expect(believed()).toEqual({ inside: 'drawer' });
    played.act('yana', 'open', { object: 'drawer' });
    expect(believed()).toBeUndefined();
    expect(beliefOf(played, 'props/key#at')).toBeUndefined();
  });

  it('[B7] is put right by going there, of people too', () => {
    const played = told('ja', '鍵は屋根裏にあるよ。たまは屋根裏にいるよ。');
    played.act('yana', 'move', { target: 'attic' });
    expect(beliefOf(played, 'props/key#at')).toBeUndefined();
    expect(beliefOf(played, 'characters/cat#place')).toBeUndefined();
    expect(beliefOf(played, 'props/lamp#state')).toMatchObject({ source: 'saw', value: ['off'] });
  });

  it('[B7] does not stand against what was seen just now, but may later', () => {
    const scene = (wait: number, given: Traits) => {
      const played = new Played(house('en', { yana: given }))
        .act('yana', 'move', { target: 'garden' })
        .act('yana', 'move', { target: 'den' })
        .wait(wait)
        .perform('ayu', '"The key is in the attic."');
      return beliefOf(played, 'props/key#at')?.source;
    };
    expect(scene(0, { openness: 90, agreeableness: 90 })).toBe('saw');
    expect(scene(1, { openness: 90, agreeableness: 90 })).toBe('told');
    expect(scene(1, { openness: 20, agreeableness: 20 })).toBe('saw');
  });

  it('[B2] what lies in a thing is learnt when it is opened', () => {
    const played = new Played(house('en', { key: { at: { inside: 'drawer' } } }));
    expect(beliefOf(played, 'props/key#at')).toBeUndefined();
    played.act('ayu', 'open', { object: 'drawer' });
    for (const id of ['yana', 'ayu'])
      expect(beliefOf(played, 'props/key#at', id)).toMatchObject({ source: 'saw' });
  });

  it('[B5] stands in the prompt with who told it', () => {
    const text = (played: Played) =>
      JSON.stringify(
        composePrompt({
          context: played.context('yana'),
          prompts: promptsOf({ sections: {} }, 'ja'),
          ask: 'fused',
          injects: true,
          budgetTokens: 4_000,
        }).messages,
      );
    expect(text(told('ja', '鍵は屋根裏にあるよ。'))).toContain('鍵 @ 屋根裏（あゆから聞いた）');
  });
});
