// Promises over time: made in words, wished to be kept, kept by deeds, broken by time.
import { allBreaches, HOUR_MS, type World } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { traits } from '../../test/a-context.ts';
import { Played } from '../../test/a-stage.ts';
import { pursue } from '../plan/pursue.ts';
import { composePrompt } from '../prompts/compose.ts';
import { promptsOf } from '../prompts/prompt-set.ts';
import { wordsGiven } from '../remember/word-given.ts';
import { wishesOf } from '../want/index.ts';
import { openPromises } from './promises.ts';

/** Eight in the evening; the park is next door. */
function house(language: 'ja' | 'en' = 'ja', more: Record<string, unknown> = {}): World {
  const ja = language === 'ja';
  return aWorld({
    places: [
      aPlace('kitchen', ['park'], { name: ja ? '台所' : 'kitchen' }),
      aPlace('park', ['kitchen'], { name: ja ? '公園' : 'park' }),
    ],
    characters: [
      aCharacter('yana', 'kitchen', {
        name: ja ? 'やな' : 'Yana',
        ...traits({ conscientiousness: 80 }),
      }),
      aCharacter('ayu', 'kitchen', { name: ja ? 'あゆ' : 'Ayu', ...traits() }),
      aCharacter('cat', 'park', { name: ja ? 'ねこ' : 'Cat', ...traits() }),
    ],
    props: [
      aProp(
        'maker',
        { place: 'kitchen' },
        {
          name: ja ? 'コーヒーメーカー' : 'coffee maker',
          kind: 'device',
          portable: false,
          yields: [{ name: ja ? 'コーヒー' : 'coffee' }],
        },
      ),
      aProp('book', { holder: 'yana' }, { name: ja ? '本' : 'book', kind: 'readable' }),
      aProp(
        'radio',
        { place: 'kitchen' },
        { name: ja ? 'ラジオ' : 'radio', kind: 'device', state: ['off'] },
      ),
    ],
    more: { language, clock: { now: 20 * HOUR_MS, start: '2026-04-01' }, ...more },
  });
}

const JA = '「明日の朝、コーヒーを淹れてあげる。約束する」';
const became = (played: Played) =>
  played.events.flatMap((event) => wordsGiven(event)).map((word) => word.became);

describe('a promise given', () => {
  it('[P3] is a thread with who, to whom, what and when', () => {
    const played = new Played(house()).perform('yana', JA);
    expect(openPromises(played.world)).toMatchObject([
      {
        kind: 'promise',
        owner: 'yana',
        toward: 'ayu',
        text: '明日の朝、コーヒーを淹れてあげる。',
        due: 34 * HOUR_MS,
      },
    ]);
    expect(allBreaches(played.world)).toEqual([]);
    expect(became(played)).toEqual(['made']);
    played.perform('yana', JA);
    expect(openPromises(played.world)).toHaveLength(1);
  });

  it('[P3] is given to nobody by one who is alone', () => {
    const played = new Played(house()).perform('cat', JA);
    expect(openPromises(played.world)).toEqual([]);
  });

  it('[P4] raises a wish when its time comes, and the act that keeps it', () => {
    const played = new Played(house()).perform('yana', JA);
    const wish = () => wishesOf(played.context('yana')).find(({ kind }) => kind === 'promise');
    expect(wish()).toBeUndefined();
    played.wait(11);
    const early = wish()?.weight ?? 0;
    played.wait(2);
    expect(wish()?.weight).toBeGreaterThan(early);
    const { act } = pursue(played.context('yana'));
    expect([act?.verb, act?.object]).toEqual([expect.stringMatching(/use|switch-on/), 'maker']);
    expect(wishesOf(played.context('ayu')).some(({ kind }) => kind === 'promise')).toBe(false);
  });

  it('[P4] stands in the prompts of the two alone', () => {
    const played = new Played(house()).perform('yana', JA);
    const told = (id: string) =>
      JSON.stringify(
        composePrompt({
          context: played.context(id),
          prompts: promptsOf({ sections: {} }, 'ja'),
          ask: 'fused',
          injects: true,
          budgetTokens: 4_000,
        }).messages,
      );
    const line = 'やなからあゆへ（明日の10:00まで）「明日の朝、コーヒーを淹れてあげる。」';
    expect(told('yana')).toContain(line);
    expect(told('ayu')).toContain(line);
    expect(told('cat')).not.toContain('コーヒー');
  });
});

describe('a promise kept', () => {
  it.each([
    ['ja', JA, '（コーヒーメーカーを使う）'],
    ['en', '"I\'ll make you coffee tomorrow morning."', '(uses the coffee maker)'],
  ] as const)('[P5] by the deed, in its time (%s)', (language, words, deed) => {
    const played = new Played(house(language)).perform('yana', words).perform('yana', deed);
    expect(openPromises(played.world)).toHaveLength(1);
    const before = played.affinity('ayu', 'yana');
    played.wait(11).perform('ayu', deed);
    expect(openPromises(played.world)).toHaveLength(1);
    played.perform('yana', deed);
    expect(openPromises(played.world)).toEqual([]);
    expect(played.affinity('ayu', 'yana')).toBeGreaterThan(before);
    played.wait(10);
    expect(became(played)).toEqual(['made', 'kept']);
  });

  it('[P5] not by another thing', () => {
    const played = new Played(house()).perform('yana', JA).wait(11);
    played.act('yana', 'switch-on', { object: 'radio' });
    expect(openPromises(played.world)).toHaveLength(1);
  });

  it('[P5] by giving back what was lent', () => {
    const played = new Played(house()).perform('yana', '「今夜、この本を返してあげるね」');
    played.act('yana', 'give', { object: 'book', target: 'ayu' });
    expect(became(played)).toEqual(['made', 'kept']);
  });

  it.each([
    ['ja', '「明日の3時に公園で待ってるね」'],
    ['en', '"I\'ll meet you at the park at three."'],
  ] as const)('[P5] by meeting where it was said (%s)', (language, words) => {
    const played = new Played(house(language)).perform('yana', words).wait(18.5);
    played.perform('yana', language === 'ja' ? '「さて」' : '"Well."');
    expect(openPromises(played.world)).toMatchObject([{ place: 'park' }]);
    expect(pursue(played.context('yana')).wishes[0]?.kind).toBe('promise');
    played.act('yana', 'move', { target: 'park' });
    expect(openPromises(played.world)).toHaveLength(1);
    played.act('ayu', 'move', { target: 'park' });
    expect(became(played)).toEqual(['made', 'kept']);
  });

  it('[P5] by telling what was to be told', () => {
    const played = new Played(house()).perform('yana', '「あとで全部話してあげるね」').wait(0.5);
    played.perform('yana', '「実は、鍵をなくしたの」');
    expect(became(played)).toEqual(['made', 'kept']);
  });
});

describe('a promise broken', () => {
  it('[P6] is an event of its own at its time and an hour, and cools the one it was given to', () => {
    const played = new Played(house()).perform('yana', JA);
    const before = played.affinity('ayu', 'yana');
    played.wait(40);
    const broken = played.events.find(({ type }) => type === 'promise-broken');
    expect(broken).toMatchObject({ actor: 'yana', target: 'ayu', witnesses: ['ayu', 'yana'] });
    expect(became(played)).toEqual(['made', 'broken']);
    expect(openPromises(played.world)).toEqual([]);
    expect(played.affinity('ayu', 'yana')).toBeLessThan(before);
    expect(played.world.clock.now).toBe(60 * HOUR_MS);
    const times = played.events.map(({ type, patch }) => [
      type,
      patch.find(({ path }) => path === '/clock/now'),
    ]);
    expect(times).toContainEqual([
      'time-passed',
      { op: 'replace', path: '/clock/now', value: 35 * HOUR_MS },
    ]);
    expect(played.context('ayu').memories.at(-1)).toMatchObject({
      type: 'promise-broken',
      importance: 75,
    });
    expect(played.context('cat').memories).toEqual([]);
  });

  it('[P6] one long wait and many short ones come to the same', () => {
    const long = new Played(house()).perform('yana', JA).wait(40);
    const short = new Played(house()).perform('yana', JA);
    for (let hour = 0; hour < 40; hour++) short.wait(1);
    expect(became(short)).toEqual(became(long));
    expect(short.affinity('ayu', 'yana')).toBe(long.affinity('ayu', 'yana'));
  });
});
