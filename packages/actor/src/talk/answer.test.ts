// True answers: what one believes, remembers and means to do, and no more.
import type { QuestionWord, SpokenAct } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, traits } from '../../test/a-context.ts';
import type { AskedQuestion } from '../remember/question.ts';
import { answerFor, openQuestion, type Plans } from './answer.ts';

function house(needs: object = {}): Lived {
  return new Lived(
    aWorld({
      places: [aPlace('den', ['attic']), aPlace('attic', ['den'])],
      characters: [
        aCharacter('yana', 'den', { ...traits(), ...needs }),
        aCharacter('ayu', 'den', traits()),
        aCharacter('mio', 'attic', traits()),
      ],
      props: [
        aProp('ball', { place: 'den' }),
        aProp('box', { place: 'den' }, { kind: 'container', state: ['closed'] }),
        aProp('note', { inside: 'box' }),
        aProp('harp', { place: 'attic' }),
      ],
    }),
  );
}

function asked(
  lived: Lived,
  asks: AskedQuestion['asks'],
  about: AskedQuestion['about'],
  plans: Plans = {},
) {
  const {
    point,
    act,
    fill = {},
  } = answerFor(lived.context('yana'), {
    question: { asks, about },
    by: 'ayu',
    plans,
  });
  return [point, act, ...Object.values(fill)];
}

const thing = (of: string) => ({ kind: 'thing', of }) as const;
const deed = (of: string, it?: string) =>
  ({ kind: 'deed', of, ...(it === undefined ? {} : { with: it }) }) as const;

it('[TA1] where a thing is, one says as one believes it', () => {
  const lived = house();
  expect(asked(lived, 'where', thing('ball'))).toEqual([
    'where-thing',
    'answer',
    'ball',
    'right here',
  ]);
  lived.act('ayu', 'take', { object: 'ball' });
  expect(asked(lived, 'where', thing('ball'))).toEqual([
    'where-thing',
    'answer',
    'ball',
    'with ayu',
  ]);
  lived.act('ayu', 'give', { object: 'ball', target: 'yana' });
  expect(asked(lived, 'where', thing('ball'))).toEqual(['where-mine', 'answer', 'ball']);
});

it('[TA1] what was moved behind one’s back is where one saw it last', () => {
  const lived = house()
    .act('yana', 'look')
    .act('ayu', 'take', { object: 'ball' })
    .act('ayu', 'move', { target: 'attic' })
    .act('ayu', 'put', { object: 'ball' });
  expect(asked(lived, 'where', thing('ball')).slice(0, 4)).toEqual([
    'where-thing',
    'answer',
    'ball',
    'with ayu',
  ]);
});

it('[TA1] what one never saw one does not know', () => {
  const lived = house();
  expect(asked(lived, 'where', thing('note'))[0]).toBe('where-unknown');
  expect(asked(lived, 'where', thing('no-such-thing'))[0]).toBe('where-unknown');
  expect(asked(lived, 'why', thing('ball'))[0]).toBe('unknown');
  expect(asked(lived, 'when', deed('open', 'box'))[0]).toBe('unknown');
});

it('[TA2] what was done, by whom and when, one tells from memory', () => {
  const lived = house().act('ayu', 'open', { object: 'box' });
  expect(asked(lived, 'who', deed('open', 'box'))).toEqual(['who-unknown', 'answer']);
  lived.act('yana', 'take', { object: 'note' });
  expect(asked(lived, 'who', deed('take', 'note'))).toEqual(['who-me', 'answer']);
  expect(asked(lived, 'when', deed('take', 'note'))).toEqual(['when', 'answer', 'just now']);
  expect(asked(lived.wait(60), 'when', deed('take', 'note'))).not.toContain('just now');
  expect(asked(lived, 'whether', deed('take', 'note'))).toEqual(['whether-yes', 'confirm']);
  expect(asked(lived, 'whether', deed('take', 'harp'))).toEqual(['whether-no', 'deny']);
});

it('[TA2] what was found is what lies there as one believes', () => {
  const lived = house().act('yana', 'open', { object: 'box' });
  expect(asked(lived, 'what', deed('open', 'box'))).toEqual(['found', 'answer', 'a note']);
  lived.act('yana', 'take', { object: 'note' });
  expect(asked(lived, 'what', deed('open', 'box'))).toEqual(['found-nothing', 'answer']);
});

it('[TA3] what one is about to do is what comes of the plan one has', () => {
  const lived = house();
  expect(asked(lived, 'what', { kind: 'wish' })).toEqual(['intent-none', 'answer']);
  const act = { verb: 'take', object: 'ball', actor: lived.context('yana').id } as const;
  expect(asked(lived, 'what', { kind: 'wish' }, { act })).toEqual([
    'intent',
    'answer',
    'take the ball',
  ]);
  const steps = [
    { do: { verb: 'take', object: 'ball' } },
    { do: { verb: 'give', object: 'ball', target: 'ayu' } },
  ];
  const intends = { goal: 'desire:ball', steps, at: 0 };
  expect(asked(lived, 'what', { kind: 'wish' }, { act, intends } as never)).toEqual([
    'intent',
    'answer',
    'give the ball to ayu',
  ]);
});

it('[TA3] a deed was done for the last one of the same plan, or for nothing', () => {
  const lived = house();
  const steps = [
    { do: { verb: 'take', object: 'ball' } },
    { do: { verb: 'move', target: 'attic' } },
  ];
  const intends = { goal: 'g', steps, at: 1 } as never;
  lived.act('yana', 'take', { object: 'ball' }, { intends, why: { goal: 'g' } });
  expect(asked(lived, 'why', deed('take', 'ball'))).toEqual(['why', 'answer', 'go to the attic']);
  lived.act('yana', 'move', { target: 'attic' }, { why: { goal: 'g' } });
  expect(asked(lived, 'why', deed('take', 'ball'))).toEqual(['why', 'answer', 'go to the attic']);
  const idle = house().act('yana', 'take', { object: 'ball' });
  expect(asked(idle, 'why', deed('take', 'ball'))).toEqual(['why-none', 'answer']);
});

it.each([
  [10, ['need-yes-satiety', 'confirm']],
  [80, ['need-no-satiety', 'deny']],
])('[TA3] with %i points of satiety one says %j', (points, answer) => {
  const satiety = { micropoints: points * 1_000_000, ratePerMinute: 0, since: 0 };
  expect(asked(house({ needs: { satiety } }), 'whether', { kind: 'need', of: 'satiety' })).toEqual(
    answer,
  );
});

const ask = (asks: QuestionWord, about: SpokenAct['about'], to?: string): SpokenAct => ({
  ...{ act: 'ask-wh', asks },
  ...(about === undefined ? {} : { about }),
  ...(to === undefined ? {} : { to }),
});

it('[TA4] a question stands open until its hearer answers; one put to somebody else never does', () => {
  const lived = house().say('ayu', 'Where is the ball?', [ask('where', thing('ball'))]);
  expect(openQuestion(lived.context('yana'))).toMatchObject({ question: { asks: 'where' } });
  expect(openQuestion(lived.context('ayu'))).toBeUndefined();
  lived.say('yana', 'Nice weather.', [{ act: 'tell' }]);
  expect(openQuestion(lived.context('yana'))).toBeDefined();
  lived.say('yana', 'Here.', [{ act: 'answer' }]);
  expect(openQuestion(lived.context('yana'))).toBeUndefined();
  const other = house().say('ayu', 'Mio?', [ask('where', thing('ball'), 'mio')]);
  expect(openQuestion(other.context('yana'))).toBeUndefined();
});
