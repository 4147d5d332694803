// Doing something together: proposed where there is a way, answered with a reason, carried out by both, and closed.
import type { SpokenAct } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, type Traits, traits } from '../../test/a-context.ts';
import { bookOf } from '../phrases/phrase-book.ts';
import { wishesOf } from '../want/index.ts';
import { togetherTopics } from './together.ts';

const practices = [
  { id: 'drink', each: { verb: 'drink', object: { class: 'drink' } }, within: 40 },
  { id: 'go', each: { go: true }, within: 20 },
] as const;
const only = (id: string) =>
  bookOf([{ practices: practices.filter((one) => one.id === id), phrases: [] }], 'en');

function bar(cups: number, yana: Traits = { agreeableness: 80 }): Lived {
  return new Lived(
    aWorld({
      places: [aPlace('bar', ['yard']), aPlace('yard', ['bar'])],
      characters: [
        aCharacter('ayu', 'bar', traits({ agreeableness: 80 })),
        aCharacter('yana', 'bar', traits(yana)),
      ],
      props: Array.from({ length: cups }, (_, at) =>
        aProp(`tea-${at}`, { place: 'bar' }, { kind: 'drink', portable: true }),
      ),
    }),
  );
}

function pointsOf(lived: Lived, who: string, phrases = only('drink')) {
  const topics = togetherTopics(lived.context(who, { phrases }), {});
  return topics.map(({ facts, says }) => [facts.point, says?.act]);
}

const about = { kind: 'practice', of: 'drink' } as const;
const says = (act: SpokenAct['act']) => [{ act, about }];

it('[TA7] what there is no way to is not proposed, and what is proposed is not proposed again at once', () => {
  expect(pointsOf(bar(0), 'ayu')).toEqual([]);
  const lived = bar(2);
  expect(pointsOf(lived, 'ayu')).toEqual([['propose-drink', 'propose']]);
  lived.say('ayu', 'Tea?', says('propose'));
  expect(pointsOf(lived, 'ayu')).toEqual([]);
});

it('[TA7] a yes makes it a goal of both, and once both have done it one of them says so', () => {
  const lived = bar(2).say('ayu', 'Tea?', says('propose'));
  expect(pointsOf(lived, 'yana')).toEqual([['accept-drink', 'accept']]);
  const goals = (who: string) =>
    wishesOf(lived.context(who, { phrases: only('drink') })).map(({ goal }) => goal);
  expect(goals('yana')).not.toContain('practice:drink');
  lived.say('yana', 'Yes!', says('accept'));
  expect(goals('yana')).toContain('practice:drink');
  expect(goals('ayu')).toContain('practice:drink');
  lived.act('yana', 'drink', { object: 'tea-0' });
  expect(pointsOf(lived, 'ayu')).toEqual([]);
  lived.act('ayu', 'drink', { object: 'tea-1' });
  expect(pointsOf(lived, 'yana')).toEqual([['close-drink', 'praise']]);
  lived.say('yana', 'That was good.', says('praise'));
  expect(pointsOf(lived, 'ayu')).toEqual([]);
  expect(goals('ayu')).not.toContain('practice:drink');
});

it('[TA7] a no says why: there is no way, one has just had it, or one does not care to', () => {
  const reply = (lived: Lived) => pointsOf(lived.say('ayu', 'Tea?', says('propose')), 'yana');
  expect(reply(bar(0))).toEqual([['decline-cannot', 'decline']]);
  expect(reply(bar(2).act('yana', 'drink', { object: 'tea-0' }))).toEqual([
    ['decline-later', 'decline'],
  ]);
  const cross = bar(2, { agreeableness: 10 });
  expect(reply(cross)).toEqual([['decline-mood', 'decline']]);
  cross.say('yana', 'No.', says('decline'));
  expect([pointsOf(cross, 'ayu'), pointsOf(cross, 'yana')]).toEqual([[['take-up', 'yield']], []]);
});

it('[TA7] where one goes together is named, and reached when both are there', () => {
  const phrases = only('go');
  const lived = bar(0);
  const [topic] = togetherTopics(lived.context('ayu', { phrases }), {});
  expect(topic).toMatchObject({ fill: { place: 'the yard' }, says: { about: { with: 'yard' } } });
  lived.say('ayu', 'The yard?', topic?.says ? [topic.says] : []);
  lived.say('yana', 'Yes.', [{ act: 'accept', about: { kind: 'practice', of: 'go' } }]);
  lived.act('ayu', 'move', { target: 'yard' });
  expect(pointsOf(lived, 'ayu', phrases)).toEqual([]);
  lived.act('yana', 'move', { target: 'yard' });
  expect(pointsOf(lived, 'yana', phrases)).toEqual([['close-go', 'praise']]);
});

it('[TA7] what nobody came to is let go after its time', () => {
  const lived = bar(2).say('ayu', 'Tea?', says('propose')).say('yana', 'Yes!', says('accept'));
  const goals = () =>
    wishesOf(lived.context('ayu', { phrases: only('drink') })).map(({ goal }) => goal);
  expect(goals()).toContain('practice:drink');
  lived.wait(41);
  expect(goals()).not.toContain('practice:drink');
});
