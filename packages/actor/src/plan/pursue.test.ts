// The same scene, different people: decisions that follow from who one is.
import { type Act, intentionOf, placeId } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { Lived, type Traits, traits } from '../../test/a-context.ts';
import { instinct } from '../minds/instinct/instinct.ts';
import { pursue } from './pursue.ts';

const TAKING = { do: { verb: 'take', object: 'key' } };
const withoutActor = ({ actor: _actor, ...act }: Act) => act;

const UNSHUT = { state: { prop: 'chest', has: 'open' } };
const FRIEND = { from: 'one', to: 'hero', affinity: 10, bonds: [] };
const OPENED = { state: { prop: 'drawer', has: 'open' } };
const HELD = { holds: { character: { as: 'self' }, prop: 'cake' } };

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What is done in most of ten runs. */
function usually(lived: Lived, id: string): string {
  const counts = new Map<string, number>();
  for (const seed of SEEDS) {
    const { act } = pursue(lived.context(id, { seed }));
    const key = act ? `${act.verb} ${act.object ?? act.target ?? ''}`.trim() : 'nothing';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'nothing';
}

describe('a chest, and someone who says: open it', () => {
  const scene = (given: Traits) =>
    new Lived(
      aWorld({
        places: [aPlace('cave', ['mouth']), aPlace('mouth', ['cave'])],
        characters: [
          aCharacter('hero', 'cave', { name: '主', ...traits() }),
          aCharacter('one', 'cave', {
            ...{ name: 'ひとり', ...traits(given) },
            desires: [{ id: 'd', text: '中を見たい', term: 'short', weight: 60, wants: UNSHUT }],
          }),
        ],
        props: [
          aProp(
            'chest',
            { place: 'cave' },
            { name: '宝箱', kind: 'container', portable: false, state: ['closed'] },
          ),
        ],
        more: { language: 'ja', relations: { 'one>hero': FRIEND } },
      }),
    ).say('hero', 'この宝箱、君が開けてよ。', [
      { act: 'request', to: 'one', about: { kind: 'deed', of: 'open', with: 'chest' } },
    ]);

  it('[I1] the thief looks for traps first', () => {
    expect(
      usually(
        scene({ neuroticism: 85, agreeableness: 15, conscientiousness: 40, openness: 60 }),
        'one',
      ),
    ).toBe('inspect chest');
  });

  it('[I1] the knight opens it at once', () => {
    expect(
      usually(
        scene({ neuroticism: 10, agreeableness: 90, conscientiousness: 80, grit: 80 }),
        'one',
      ),
    ).toBe('open chest');
  });
});

describe('a locked drawer', () => {
  const scene = (grit: number) =>
    new Lived(
      aWorld({
        places: [aPlace('office', ['hall']), aPlace('hall', ['office'])],
        characters: [
          aCharacter('ray', 'office', {
            ...traits({ grit, neuroticism: 20 }),
            desires: [
              { id: 'd', text: 'open the drawer', term: 'short', weight: 70, wants: OPENED },
            ],
            beliefs: {
              'props/key': {
                at: { value: { place: 'hall' }, source: 'saw', since: 0, confidence: 100 },
              },
            },
          }),
        ],
        props: [
          aProp(
            'drawer',
            { place: 'office' },
            { kind: 'container', portable: false, state: ['locked'], key: 'key' },
          ),
          aProp('key', { place: 'hall' }, { kind: 'key' }),
          aProp('paper', { place: 'office' }, { kind: 'readable' }),
        ],
      }),
    ).act('ray', 'open', { object: 'drawer' });

  it('[I2] high grit goes for the key', () => {
    const lived = scene(95);
    expect(usually(lived, 'ray')).toBe('move hall');
    lived.act('ray', 'move', { target: 'hall' });
    expect(usually(lived, 'ray')).toBe('take key');
  });

  it('[I4] whoever goes for the key means to open with it, and is done when that is done', () => {
    const lived = scene(95);
    const { act, why, intends } = instinct(lived.context('ray'));
    expect(why).toEqual({ goal: 'desire:d', step: 0 });
    const [first, second, ...more] = intends?.steps ?? [];
    expect([first, second]).toEqual([{ do: act && withoutActor(act) }, TAKING]);
    expect(more).toEqual([
      { do: { verb: 'move', target: 'office' } },
      { do: { verb: 'open', object: 'drawer' } },
    ]);
    lived.act('ray', 'move', { target: 'hall' }, { intends });
    const next = instinct(lived.context('ray'));
    expect([next.act?.verb, next.why?.step, next.intends]).toEqual(['take', 1, undefined]);
    expect(intentionOf(lived.world.characters.get('ray') ?? {})).toMatchObject({ at: 1 });
    lived
      .act('ray', 'take', { object: 'key' })
      .act('ray', 'move', { target: 'office' })
      .act('ray', 'open', { object: 'drawer' });
    expect(lived.world.characters.get('ray')?.intention).toBeUndefined();
    expect(lived.events.at(-1)?.patch.at(-1)?.op).toBe('remove');
  });

  it('[I4] what is no longer wanted is given up with the next act, and nothing is meant for a single one', () => {
    const lived = scene(95);
    const { intends } = instinct(lived.context('ray'));
    lived.act('ray', 'move', { target: 'hall' }, { intends });
    const { personality } = lived.context('ray');
    const tired = { ...lived.context('ray'), personality: { ...personality, grit: 0 } };
    expect(instinct(tired).intends).toBeNull();
    expect(instinct(scene(10).context('ray')).intends).toBeUndefined();
  });

  it('[I2] low grit turns to something else', () => {
    expect(usually(scene(10), 'ray')).toMatch(/paper|nothing/);
  });
});

describe('a stranger in the room', () => {
  const scene = (given: Traits) =>
    new Lived(
      aWorld({
        places: [aPlace('inn', ['yard']), aPlace('yard', ['inn'])],
        characters: [
          aCharacter('me', 'inn', traits(given)),
          aCharacter('stranger', 'inn', traits()),
        ],
        props: [aProp('mug', { holder: 'me' })],
      }),
    );

  it('[I3] the timid leave', () => {
    expect(usually(scene({ neuroticism: 95, extraversion: 10 }), 'me')).toBe('move yard');
  });

  it('[I3] the bold stay', () => {
    expect(usually(scene({ neuroticism: 10, extraversion: 90 }), 'me')).not.toBe('move yard');
  });
});

describe('a cake that is not where one believes it to be', () => {
  const believed = (aspect: string, value: unknown) => ({
    [aspect]: { value, source: 'told', by: 'ayu', since: 0, confidence: 90 },
  });
  const scene = () =>
    new Lived(
      aWorld({
        places: [aPlace('hall', ['yard']), aPlace('yard', ['hall'])],
        characters: [
          aCharacter('yana', 'hall', {
            ...traits({ neuroticism: 10 }),
            desires: [{ id: 'd', text: 'take the cake', term: 'short', weight: 80, wants: HELD }],
            beliefs: {
              'props/cake': { ...believed('at', { place: 'hall' }), ...believed('name', 'cake') },
            },
          }),
          aCharacter('ayu', 'yard', traits()),
        ],
        props: [aProp('cake', { place: 'yard' }, { name: 'cake' })],
      }),
    );

  it('[B3] the belief is acted on by the one who holds it, refused, corrected, and not acted on again', () => {
    const lived = scene();
    expect(usually(lived, 'yana')).toBe('take cake');
    lived.act('yana', 'take', { object: 'cake' });
    expect(lived.events.at(-1)).toMatchObject({ outcome: 'denied', type: 'act-denied' });
    expect(usually(lived, 'yana')).not.toBe('take cake');
  });
});

it('[I5] who is alone rests at first, and goes to a friend when it lasts', () => {
  const scene = (minutes: number) => {
    const lived = new Lived(
      aWorld({
        places: [aPlace('hall', ['den']), aPlace('den', ['hall'])],
        characters: [
          aCharacter('one', 'hall', { name: 'One', ...traits({ extraversion: 55 }) }),
          aCharacter('hero', 'hall', { name: 'Hero', ...traits() }),
        ],
        more: { geography: 'known', relations: { 'one>hero': FRIEND } },
      }),
    ).act('hero', 'move', { target: placeId('den') });
    lived.wait(minutes);
    return usually(lived, 'one');
  };
  expect(scene(1)).toBe('nothing');
  expect(scene(60)).toBe('move den');
});
