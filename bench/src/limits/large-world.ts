// Large worlds as a caller sends them: thousands of things or a thousand people, in either language.
import type { WorldState } from '@hakoniwa/gm';
import { LARGE_WORLD_WORDS, type SpokenOf } from './large-world-words.ts';

export interface LargeWorldOf {
  readonly language: 'ja' | 'en';
  readonly props: number;
  readonly people: number;
  /** Another seed is another world: none of its things is called as one of the other's. */
  readonly seed: number;
  readonly shape: WorldShape;
}

/** `told`: things told apart by words, in forty rooms; `numbered`: one word and a number, all in one of them. */
export type WorldShape = (typeof SHAPES)[number];
export const SHAPES = ['told', 'numbered'] as const;

export interface LargeWorld extends SpokenOf {
  readonly state: WorldState;
  readonly speaker: string;
}

/** A world of so many things and people. */
export function largeWorld({ language, props, people, seed, shape }: LargeWorldOf): LargeWorld {
  const words = LARGE_WORLD_WORDS[language];
  const rooms = Array.from({ length: ROOMS }, (_, i) => words.room(i));
  const room = (i: number) => rooms[i % ROOMS] ?? '';
  const at = (i: number) => (shape === 'told' ? room(i) : room(0));
  const persons = Array.from({ length: people }, (_, i) => words.person(i, seed));
  const things = Array.from({ length: props }, (_, i) =>
    shape === 'told' ? words.told(i, seed) : words.numbered(i, seed),
  );
  const state = {
    time: { label: words.hour, turn: 1, weather: words.weather },
    location: { current: room(0) },
    locations: Object.fromEntries(rooms.map((name, i) => [name, { exits: [room(i + 1)] }])),
    characters: Object.fromEntries(
      persons.map((name, i) => [
        name,
        { location: i < 2 ? room(0) : room(i), holding: [], status: [words.status] },
      ]),
    ),
    props: Object.fromEntries(
      things.map((name, i) => [
        name,
        {
          location: at(i),
          state: [words.states[i % words.states.length] ?? ''],
          ...(i % 10 === 3 ? { aliases: [words.alias(i, seed)] } : {}),
          ...(i % 50 === 7 ? { owner: persons[1] ?? '' } : {}),
          ...(i % 50 === 9 ? { affordances: [words.affordance] } : {}),
        },
      ]),
    ),
    events: [words.event],
  };
  const [speaker = '', other = ''] = persons;
  const step = shape === 'told' ? ROOMS : 1;
  const thing = (i: number) => things[i] ?? '';
  return {
    state,
    speaker,
    other,
    near: [thing(0), thing(props > step ? step : 0)],
    far: thing(shape === 'told' ? 1 : 2),
    next: room(1),
  };
}

const ROOMS = 40;
