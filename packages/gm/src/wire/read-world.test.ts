// A world that is followed is the one that would be read anew, and little of it is made again.
import { documentOf, type World } from '@hakoniwa/stage';
import { type Dice, forAnySeed } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { englishLore } from '../language/en/lore.ts';
import { ReadWorld } from './read-world.ts';
import type { WireProp, WorldState } from './schema.ts';

const of = { language: 'en', lore: englishLore } as const;
const anew = (state: WorldState, speaker = 'Mio') => new ReadWorld(of).read({ state, speaker });

/** All that a world is, its derived indexes too. */
const whole = (world: World) => ({
  document: documentOf(world),
  people: [...world.indexes.people.entries()],
  things: [...world.indexes.things.entries()],
});

const NAMES = ['mug', 'box', 'bag', 'lamp', 'door to the Attic', '__proto__', 'constructor', 'Ken'];
const SPOTS = [...NAMES, 'Kitchen', 'Attic', 'Cellar', 'Mio', '', undefined];

function anyProp(dice: Dice): WireProp {
  return {
    location: dice.one(SPOTS),
    ...(dice.percent(30) ? { state: [dice.one(['open', 'locked', 'empty'])] } : {}),
    ...(dice.percent(20) ? { aliases: ['thing'], key: 'lamp' } : {}),
    ...(dice.percent(20) ? { affordances: ['open(needs: lamp)'], yields: [{ name: 'tea' }] } : {}),
  };
}

/** One change of a kind that callers make, or of a kind that nobody should make. */
function anyChange(state: WorldState, dice: Dice): WorldState {
  const name = dice.one(NAMES);
  const own = <T>(entries: Record<string, T> | undefined, key: string, value: T | undefined) =>
    Object.fromEntries(
      [...Object.entries(entries ?? {}).filter(([one]) => one !== key), [key, value]].filter(
        ([, one]) => one !== undefined,
      ),
    ) as Record<string, T>;
  const changes: (() => WorldState)[] = [
    () => ({ ...state, props: own(state.props, name, anyProp(dice)) }),
    () => ({ ...state, props: own(state.props, name, undefined) }),
    () => ({ ...state, props: Object.fromEntries(Object.entries(state.props ?? {}).reverse()) }),
    () => ({
      ...state,
      characters: own(state.characters, dice.one(['Mio', 'Ken', 'Ann']), {
        location: dice.one(['Kitchen', 'Attic', 'mug', undefined]),
        ...(dice.percent(60) ? { holding: dice.times(dice.below(3), () => dice.one(NAMES)) } : {}),
      }),
    }),
    () => ({ ...state, characters: own(state.characters, 'Ken', undefined) }),
    () => ({ ...state, location: { current: dice.one(['Kitchen', 'Attic', 'Yard']) } }),
    () => ({
      ...state,
      locations: dice.percent(40)
        ? {}
        : { Kitchen: { exits: [{ to: 'Attic', locked: dice.percent(50) }] }, Attic: {} },
    }),
  ];
  return dice.one(changes)();
}

describe('a world that is followed', () => {
  it('[R10] is the one that would be read anew, whatever has changed', () => {
    forAnySeed(40, (dice) => {
      const followed = new ReadWorld(of);
      let state: WorldState = {};
      for (let turn = 0; turn < 25; turn++) {
        const speaker = dice.one(['Mio', 'Mio', 'Ken', 'mug']);
        const world = followed.read({ state, speaker });
        expect(whole(world)).toEqual(whole(anew(state, speaker)));
        state = anyChange(state, dice);
      }
    });
  });

  const props = () =>
    Object.fromEntries(
      Array.from({ length: 500 }, (_, i): [string, WireProp] => [
        `box ${i}`,
        { location: 'Kitchen' },
      ]),
    );
  const mio = { Mio: { location: 'Kitchen', holding: [] as string[] } };

  it('[R10] makes again what changed, and asks nothing about the rest', () => {
    let asked = 0;
    const isFixture = (word: string) => {
      asked += 1;
      return englishLore.isFixture(word);
    };
    const followed = new ReadWorld({ language: 'en', lore: { ...englishLore, isFixture } });
    const read = (state: WorldState) => followed.read({ state, speaker: 'Mio' });
    const first = read({ characters: mio, props: props() });
    expect(asked).toBe(500);
    expect(read({ characters: mio, props: props() })).toBe(first);
    const taken = { ...props(), 'box 7': { location: 'Mio' } };
    const second = read({ characters: { Mio: { ...mio.Mio, holding: ['box 7'] } }, props: taken });
    expect(second.props.get('box 7')?.at).toEqual({ holder: 'Mio' });
    expect(second.props.get('box 8')).toBe(first.props.get('box 8'));
    expect(asked).toBe(501);
  });

  it('[R10] notices when the caller changes the very objects it has sent', () => {
    const state = { characters: structuredClone(mio), props: props() };
    const followed = new ReadWorld(of);
    followed.read({ state, speaker: 'Mio' });
    state.characters.Mio.holding.push('box 7');
    const box = state.props['box 8'];
    if (box) box.location = 'Cellar';
    expect(whole(followed.read({ state, speaker: 'Mio' }))).toEqual(whole(anew(state)));
  });
});
