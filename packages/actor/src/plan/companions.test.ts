// With others in the room: asking, declining, not undoing, concluding; and moods that belong to a seed.
import {
  characterId,
  type EventDraft,
  heldOf,
  patchWorld,
  type SpokenAct,
  type World,
} from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { Lived, type Traits, traits } from '../../test/a-context.ts';
import type { PhraseBook } from '../phrases/phrase-book.ts';
import { conclude } from './conclude.ts';
import { pursue } from './pursue.ts';

/** A voice that can ask. */
const phrases: PhraseBook = {
  lines: [
    {
      ...{ on: 'request', who: undefined, to: undefined, move: undefined, when: {} },
      template: 'Please.',
    },
  ],
  lists: new Map(),
  practices: [],
};

const self = { as: 'self' };
const FRIENDS = {
  'one>mate': { from: 'one', to: 'mate', affinity: 40, bonds: [] },
  'mate>one': { from: 'mate', to: 'one', affinity: 40, bonds: [] },
};

interface Scene {
  readonly wants: object;
  readonly props: readonly ReturnType<typeof aProp>[];
  readonly one?: Traits;
  readonly mate?: Traits;
}

function scene({ wants, props, one = {}, mate = {} }: Scene): Lived {
  const desires = [{ id: 'd', text: 'it', term: 'short', weight: 60, wants }];
  return new Lived(
    aWorld({
      places: [aPlace('room')],
      characters: [
        aCharacter('one', 'room', { ...traits(one), desires }),
        aCharacter('mate', 'room', traits(mate)),
      ],
      props,
      more: { relations: FRIENDS },
    }),
  );
}

const pursued = (lived: Lived, who: string) => pursue(lived.context(who, { phrases }));

const asking = (of: string, object: string): SpokenAct => ({
  act: 'request',
  to: 'mate',
  about: { kind: 'deed', of, with: object },
});

/** Words said for a goal, as a turn of one's own has them. */
function said(lived: Lived, who: string, line: SpokenAct): Lived {
  return forIt(lived.say(who, 'Please.', [line]));
}

/** What was done or said last was for the wish. */
function forIt(lived: Lived): Lived {
  const last = lived.events.pop();
  if (last) lived.events.push({ ...last, why: { goal: 'desire:d' } });
  return lived;
}

describe('what somebody else holds', () => {
  const held = () =>
    scene({
      wants: { holds: { character: self, prop: 'mug' } },
      props: [aProp('mug', { holder: 'mate' })],
    });

  it('[PL3] is asked for once, and handed over', () => {
    const lived = held();
    expect(pursued(lived, 'one').line).toEqual(asking('give', 'mug'));
    said(lived, 'one', asking('give', 'mug'));
    expect(pursued(lived, 'mate')).toMatchObject({
      act: { verb: 'give', object: 'mug', target: 'one' },
      goal: { goal: 'request:one', for: 'one' },
    });
    expect(pursued(lived, 'one').line).toBeUndefined();
  });

  it('[PL3] is not given away by whoever owns it and would rather not', () => {
    const lived = scene({
      wants: { holds: { character: self, prop: 'diary' } },
      props: [aProp('diary', { holder: 'mate' }, { owner: 'mate' })],
      mate: { agreeableness: 20 },
    });
    said(lived, 'one', asking('give', 'diary'));
    expect(pursued(lived, 'mate').act).toBeUndefined();
    lived.say('mate', 'No.', [{ act: 'decline' }]);
    const after = pursued(lived, 'one');
    expect([after.act, after.line, after.givenUp?.goal.goal]).toEqual([
      undefined,
      undefined,
      'desire:d',
    ]);
  });
});

describe('a lamp somebody lit a moment ago', () => {
  const lit = () =>
    scene({
      wants: { state: { prop: 'lamp', has: 'off' } },
      props: [
        aProp('lamp', { place: 'room' }, { kind: 'device', state: ['off'], portable: false }),
      ],
    }).act('mate', 'switch-on', { object: 'lamp' });

  it('[PL4] is not put out before they were asked, and then it is', () => {
    const lived = lit();
    expect(pursued(lived, 'one')).toMatchObject({ line: asking('switch-off', 'lamp') });
    said(lived, 'one', asking('switch-off', 'lamp'));
    expect(pursued(lived, 'one').act).toMatchObject({ verb: 'switch-off' });
  });

  it('[PL4] stays lit when they say no, and is nobody’s any more after a while', () => {
    const lived = said(lit(), 'one', asking('switch-off', 'lamp'));
    lived.say('mate', 'No.', [{ act: 'decline' }]);
    expect(pursued(lived, 'one').act).toBeUndefined();
    const later = lit();
    later.wait(30);
    expect(pursued(later, 'one').act).toMatchObject({ verb: 'switch-off' });
  });
});

it('[PL5] what was said to be of no use is believed, and forgotten when it works', () => {
  const concluded = { kind: 'denial', of: 'use', with: 'maker' } as const;
  const wants = { done: { verb: 'drink', by: self, object: { class: 'drink' } } };
  const maker = { kind: 'device', class: 'brewer', portable: false } as const;
  const lived = scene({ wants, props: [aProp('maker', { place: 'room' }, maker)] });
  expect(pursued(lived, 'one').act).toMatchObject({ verb: 'use', object: 'maker' });
  const event = {
    ...{ type: 'turn-performed', at: 0, outcome: 'done', patch: [], witnesses: ['mate', 'one'] },
    ...{ command: { type: 'wait' }, actor: 'mate' },
    detail: { speech: 'Empty.', says: [{ act: 'announce', about: concluded }] },
  } as unknown as EventDraft;
  const operations = conclude.react(lived.world, event);
  lived.world = patchWorld(lived.world, operations).world;
  expect(heldOf(lived.world, 'mate', HELD)).toMatchObject({ source: 'inferred', value: 'use' });
  expect(heldOf(lived.world, 'one', HELD)).toMatchObject({ source: 'told', by: 'mate' });
  expect(pursued(lived, 'one').act).toBeUndefined();
  const works = { ...event, type: 'prop-used', object: 'maker', detail: { verb: 'use' } };
  const patch = [{ op: 'add', path: '/props/coffee', value: {} }] as const;
  lived.world = patchWorld(lived.world, conclude.react(lived.world, { ...works, patch })).world;
  expect(heldOf(lived.world, 'one', HELD)).toBeUndefined();
});

const HELD = { about: 'props/maker', aspect: 'hopeless' };

it('[PL6] a state that was made once is not wanted again because somebody changed it', () => {
  const lived = scene({
    wants: { state: { prop: 'lamp', has: 'on' } },
    props: [aProp('lamp', { place: 'room' }, { kind: 'device', state: ['off'], portable: false })],
  });
  expect(pursued(lived, 'one').act?.verb).toBe('switch-on');
  forIt(lived.act('one', 'switch-on', { object: 'lamp' }));
  lived.act('mate', 'switch-off', { object: 'lamp' });
  expect(pursued(lived, 'one').act).toBeUndefined();
});

it('[PL6] a mood is of the goal and of the seed, and never of the turn', () => {
  const weight = (rng: readonly number[], seed = 1) => {
    const lived = scene({ wants: { at: { character: self, place: 'moon' } }, props: [] });
    lived.world = { ...lived.world, rng } as unknown as World;
    return pursue(lived.context('one', { seed })).wishes.find(({ kind }) => kind === 'goal')
      ?.weight;
  };
  expect(weight([1, 2, 3, 4])).toBe(weight([1, 2, 3, 4], 2));
  const drawn = new Set([1, 2, 3, 4, 5].map((n) => weight([n, 2, 3, 4])));
  expect(drawn.size).toBe(5);
  for (const one of drawn) expect(one).toBeGreaterThanOrEqual(60);
});

it('[B10] the same stranger is a threat to the timid, a match to the bold, and nothing to others', () => {
  const seems = (given: Traits) => {
    const lived = new Lived(
      aWorld({
        places: [aPlace('room')],
        characters: [
          aCharacter('one', 'room', traits(given)),
          aCharacter('stranger', 'room', traits()),
        ],
        props: [aProp('mug', { place: 'room' })],
      }),
    ).act('stranger', 'take', { object: 'mug' });
    const about = `${characterId('one')}>characters/stranger`;
    return lived.world.beliefs.get(about)?.sides.seems?.value;
  };
  expect(seems({ neuroticism: 95, extraversion: 10 })).toBe('threat');
  expect(seems({ neuroticism: 10, extraversion: 90, agreeableness: 20 })).toBe('match');
  expect(seems({})).toBeUndefined();
});
