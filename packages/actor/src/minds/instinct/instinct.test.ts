// Instinct: repeatable, never twice the same line, and blind to what was not witnessed.
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, traits } from '../../../test/a-context.ts';
import { actorWording } from '../../locale/index.ts';
import { bookOf } from '../../phrases/phrase-book.ts';
import { composePrompt } from '../../prompts/compose.ts';
import { promptsOf } from '../../prompts/prompt-set.ts';
import { instinct } from './instinct.ts';

const sheets = { yana: { speech: { calls: { ayu: 'dear' }, firstPerson: 'I' } } };
const phrases = bookOf(
  [
    {
      lists: { sound: { en: ['Hm', 'Oh'] } },
      phrases: [
        { on: 'greet', say: { en: ['Good day, {call}.'] }, move: 'greet' },
        {
          on: 'tell',
          say: {
            en: ['{#sound}, {call}, one.', '{#sound}, {call}, two.', '{#sound}, {call}, three.'],
          },
          move: 'tell',
        },
        { on: 'reply', to: 'ask', say: { en: ['I could not say.'] }, move: 'answer' },
        { on: 'alone', say: { en: ['Alone, then.'] } },
      ],
    },
  ],
  'en',
);

function room(): Lived {
  return new Lived(
    aWorld({
      places: [aPlace('den', ['attic']), aPlace('attic', ['den'])],
      characters: [aCharacter('yana', 'den', traits()), aCharacter('ayu', 'den', traits())],
      props: [
        aProp('ball', { place: 'den' }),
        aProp('xylophone', { place: 'attic' }),
        aProp('zither', { place: 'den' }, { hidden: true }),
      ],
      more: { systems: { sheets } },
    }),
  );
}

it('[N1] decides the same from the same', () => {
  const context = () => room().context('yana', { seed: 3, phrases });
  expect(instinct(context())).toEqual(instinct(context()));
});

it('[N9] words say which event they answer, an act which wish it serves', () => {
  const lived = room();
  const phrases = bookOf(
    [
      {
        phrases: [
          { on: 'greet', say: { en: ['Good day, {call}.'] } },
          { on: 'reply', say: { en: ['Is that so?'] } },
        ],
      },
    ],
    'en',
  );
  expect(instinct(lived.context('yana', { phrases })).wordsWhy).toBeUndefined();
  lived.act('ayu', 'take', { object: 'ball' }).say('ayu', 'Is it not a fine ball?');
  const { wordsWhy, note } = instinct(lived.context('yana', { phrases }));
  expect([note, wordsWhy]).toMatchObject([{ on: 'reply' }, { answers: 2 }]);
  const hungry = aCharacter('yana', 'den', {
    ...traits({ extraversion: 0, openness: 0 }),
    needs: { satiety: { micropoints: 1_000_000, ratePerMinute: 0, since: 0 } },
  });
  const world = aWorld({
    places: [aPlace('den')],
    characters: [hungry],
    props: [aProp('apple', { place: 'den' }, { kind: 'food' })],
  });
  const { act, why } = instinct(new Lived(world).context('yana'));
  expect([act?.verb, why]).toEqual(['eat', { goal: 'need:satiety' }]);
});

it('[N9] words about what was refused say which event refused it, and only while it is the last', () => {
  const say = { en: ['It will not be.'] };
  const refused = bookOf([{ phrases: [{ on: 'refused', say }] }], 'en');
  const lived = room().say('yana', 'Now then.').act('yana', 'take', { object: 'xylophone' });
  const { note, wordsWhy } = instinct(lived.context('yana', { phrases: refused }));
  expect([note, wordsWhy]).toMatchObject([{ on: 'refused' }, { causes: [2] }]);
  lived.act('yana', 'take', { object: 'ball' });
  expect(instinct(lived.context('yana', { phrases: refused })).wordsWhy).toBeUndefined();
});

it('[N2] says nothing twice and calls people as the sheet says', () => {
  const lived = room();
  const said: string[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const { speech } = instinct(lived.context('yana', { seed: turn, phrases }));
    if (speech === undefined) continue;
    said.push(speech);
    lived.say('yana', speech);
  }
  expect(new Set(said).size).toBe(said.length);
  expect(said.length).toBeGreaterThan(3);
  expect(said[0]).toBe('Good day, dear.');
  expect(said.join()).not.toMatch(/\bayu\b|\{/);
});

it('[N3] is given nothing it did not witness', () => {
  const lived = room()
    .act('ayu', 'move', { target: 'attic' })
    .act('ayu', 'take', { object: 'xylophone' });
  const { view, believed, choices, recent, memories } = lived.context('yana', { phrases });
  const given = JSON.stringify([view, [...believed.props.entries()], choices, recent, memories]);
  expect(given).not.toMatch(/xylophone|zither/);
  expect(given).toContain('ball');
});

it('[N4] failure is news to one and a verdict to another', () => {
  const thoughtOf = (growthMindset: number) => {
    const world = aWorld({
      places: [aPlace('den')],
      characters: [aCharacter('yana', 'den', traits({ growthMindset }))],
    });
    return instinct(new Lived(world).act('yana', 'take', { object: 'moon' }).context('yana'))
      .thought;
  };
  expect(actorWording('en').learnsFromFailure).toContain(thoughtOf(90));
  expect(actorWording('en').shrinksFromFailure).toContain(thoughtOf(10));
  expect(instinct(room().context('yana')).thought).toBeUndefined();
});

it('[N5] pinned facts are never cut', () => {
  const pinned = { yana: ['The key is under the mat.'], ayu: ['Nobody knows about the cat.'] };
  const world = aWorld({
    places: [aPlace('den')],
    characters: [aCharacter('yana', 'den', traits()), aCharacter('ayu', 'den', traits())],
    more: { systems: { pinned } },
  });
  const prompts = promptsOf({ sections: {} }, 'en');
  const { messages } = composePrompt({
    context: new Lived(world).context('yana'),
    prompts,
    ask: 'fused',
    injects: true,
    budgetTokens: 1,
  });
  const text = JSON.stringify(messages);
  expect(text).toContain('The key is under the mat.');
  expect(text).not.toContain('Nobody knows about the cat.');
});
