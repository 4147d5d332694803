// What was weighed and not done: other wishes and other ways, each with its reason, in both languages.
import type { Language } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, type Traits, traits } from '../../test/a-context.ts';
import { consider } from './consider.ts';
import { tellConsidered } from './tell-considered.ts';

const self = { as: 'self' };
const desire = (id: string, weight: number, wants: object) => ({
  ...{ id, text: id, term: 'short', weight, wants },
});

function scene({ language = 'en', ...given }: Traits & { readonly language?: Language } = {}) {
  return new Lived(
    aWorld({
      places: [aPlace('room', ['hall']), aPlace('hall', ['room'])],
      characters: [
        aCharacter('yana', 'room', {
          ...traits({ conscientiousness: 100, ...given }),
          beliefs: {
            'props/iron': Object.fromEntries(
              [
                ['at', { place: 'hall' }],
                ['kind', 'key'],
                ['name', 'iron key'],
                ['portable', true],
                ['state', []],
              ].map(([side, value]) => [side, { value, source: 'saw', since: 0, confidence: 100 }]),
            ),
          },
          desires: [
            desire('chest', 80, { state: { prop: 'chest', has: 'open' } }),
            desire('hall', 30, { at: { character: self, place: 'hall' } }),
            desire('song', 90, { done: { verb: 'sing', by: self } }),
          ],
        }),
      ],
      props: [
        aProp(
          'chest',
          { place: 'room' },
          { name: 'chest', kind: 'container', state: ['locked'], key: 'iron', portable: false },
        ),
        aProp('iron', { place: 'hall' }, { name: 'iron key', kind: 'key', portable: true }),
      ],
      more: { language, geography: 'known' },
    }),
  );
}

it('[PL8] tells other wishes and other ways with the reason each was left', () => {
  const { goals, ways } = consider(scene().context('yana'), 'desire:chest');
  expect(goals.map(({ goal, because }) => `${goal.goal} ${because}`)).toEqual([
    'desire:song no-way',
    'desire:hall lighter',
  ]);
  const told = ways.map((way) => [
    `${way.act.verb} ${way.act.object}`,
    'denial' in way ? way.denial.cause : way.because,
  ]);
  expect(told).toContainEqual(['open chest', 'locked']);
});

it('[PL8] of a wish that is lighter than another it is said why it waits', () => {
  const { goals } = consider(scene().context('yana'), 'desire:hall');
  expect(goals.map(({ goal, because }) => `${goal.goal} ${because}`)).toEqual([
    'desire:song no-way',
    'desire:chest not-much-dearer',
  ]);
});

it.each<readonly [Language, string, string]>([
  ['en', 'open the chest', 'The chest is locked'],
  ['ja', 'chestを開ける', '鍵'],
])('[PL8] in %s it is told in words and without ids', (language, text, because) => {
  const told = tellConsidered(scene({ language }).context('yana'), 'desire:chest');
  expect(told).toContainEqual({ text, because: expect.stringContaining(because) });
  expect(JSON.stringify(told)).not.toMatch(/desire:|no-way|props\//);
});
