// Who is cold goes to what warms them, and who is at home looks after whoever came.
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, traits } from '../../test/a-context.ts';
import { pursue } from '../plan/pursue.ts';
import { goalText } from './tell-goal.ts';

const fire = aProp(
  'fire',
  { place: 'hall' },
  {
    ...{ name: 'fire', portable: false },
    affordances: [
      {
        ...{ verb: 'use', label: 'warm your hands' },
        outcomes: [{ do: 'need', need: 'warmth', points: 60 }],
      },
    ],
  },
);
const tea = aProp('tea', { place: 'room' }, { name: 'tea', kind: 'drink', portable: true });

interface House {
  readonly warmth?: number;
  readonly guestHome?: string;
  readonly home?: string;
}

/** What Yana does first, of what is to be done in a house. */
function first({ warmth = 90, guestHome, home }: House) {
  const needs = { warmth: { micropoints: warmth * 1_000_000, ratePerMinute: 0, since: 0 } };
  const lived = new Lived(
    aWorld({
      places: [aPlace('room', ['hall']), aPlace('hall', ['room'])],
      characters: [
        aCharacter('yana', 'room', {
          ...traits({ agreeableness: 80, neuroticism: 20 }),
          needs,
          ...at(home),
        }),
        aCharacter('ayu', 'room', { name: 'Ayu', ...traits(), ...at(guestHome) }),
      ],
      props: [fire, tea],
      more: { geography: 'known', language: 'en' },
    }),
  );
  const { act, goal } = pursue(lived.context('yana'));
  const deed = act && [act.verb, act.object ?? act.target].join(' ');
  const told = goal && goalText(lived.world, { who: 'yana', goal: goal.goal });
  return [deed, told];
}

const at = (home: string | undefined) => (home === undefined ? {} : { home });

it.each<readonly [string, House, readonly (string | undefined)[]]>([
  ['who is cold goes to the fire', { warmth: 10 }, ['move hall', 'To get warm']],
  ['who is warm does not', {}, [undefined, undefined]],
  [
    'a guest gets something',
    { home: 'room' },
    ['take tea', 'To look after Ayu, who is a guest here'],
  ],
  ['who lives there is no guest', { home: 'room', guestHome: 'room' }, [undefined, undefined]],
])('[PL14] %s', (_name, house, told) => {
  expect(first(house)).toEqual(told);
});
