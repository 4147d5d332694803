// Requests that are made to hold a server: long turns, large worlds, bodies that are none, full gardens.
import { HOSTILE_TEXTS, HOSTILE_TURNS } from '@hakoniwa/testkit';
import { hostileScene } from './hostile-scene.ts';
import { largeWorld, SHAPES } from './large-world.ts';
import { LARGE_WORLD_WORDS } from './large-world-words.ts';

/** One request, as it is posted. */
export interface HostileRequest {
  readonly path: string;
  readonly body: () => string;
}

const LANGUAGES = ['ja', 'en'] as const;
const STEP = '/v1/gm/step';
/** Characters of a text: as many as the GM reads. */
const TEXT_LENGTH = 200_000;
/** Characters of a turn in a garden: as many as are let in. */
const TURN_LENGTH = 8_000;
/** Values in a body that is none: as many as a megabyte holds, of the shortest. */
const VALUES = 240_000;

/** Every hostile turn in both languages. */
export function longTurns(): HostileRequest[] {
  return HOSTILE_TURNS.flatMap((text, i) =>
    LANGUAGES.map((language) => ({
      path: STEP,
      body: () => {
        const scene = hostileScene(language, text.of(TEXT_LENGTH, 1));
        return JSON.stringify({ ...scene, session_id: `long-${language}-${i}` });
      },
    })),
  );
}

/** Worlds of 5,000 things, new and again, in which all turns are taken. */
export function largeWorldTurns(): HostileRequest[] {
  return LANGUAGES.flatMap((language) =>
    SHAPES.flatMap((shape) => {
      const world = largeWorld({ language, props: 5_000, people: 3, seed: 1, shape });
      const turns = LARGE_WORLD_WORDS[language].turns(world);
      return [...turns, ...turns].map((raw_output, i) => ({
        path: STEP,
        body: () =>
          JSON.stringify({
            ...{ session_id: `large-${shape}-${i % 3}`, speaker: world.speaker },
            ...{ raw_output, language, world_state: world.state },
          }),
      }));
    }),
  );
}

/** Bodies of one megabyte with something wrong in each of their parts. */
export function brokenBodies(): HostileRequest[] {
  const wrong = (of: unknown, count = VALUES) => Array.from({ length: count }, () => of);
  const many = (of: unknown) =>
    Object.fromEntries(wrong(of, VALUES / 8).map((one, i) => [`p${i}`, one]));
  const worlds: unknown[] = [
    { props: many('') },
    { props: many({ state: 5 }) },
    { props: { a: { state: wrong(0) } } },
    { props: { a: { yields: wrong(0) } } },
    { locations: { a: { exits: wrong({ to: 1 }, VALUES / 4) } } },
    { characters: many([]), events: [] },
    { events: wrong(0) },
  ];
  const step = worlds.map((world_state) => ({ session_id: 's', speaker: 'a', world_state }));
  const other = [wrong(0), many(0), { files: many('') }, { pack: wrong('kitchen', VALUES / 4) }];
  return [
    ...[...step, ...other].map((json) => ({ path: STEP, body: () => JSON.stringify(json) })),
    ...other.map((json) => ({ path: '/v1/gardens', body: () => JSON.stringify(json) })),
  ].flatMap((one) => [one, one, one]);
}

/** Long turns in gardens, many of them for one. */
export function gardenTurns(gardens: readonly string[]): HostileRequest[] {
  return gardens.flatMap((garden) =>
    HOSTILE_TEXTS.map((text) => ({
      path: `/v1/gardens/${garden}/turns`,
      body: () => JSON.stringify({ type: 'perform', actor: 'yana', text: text.of(TURN_LENGTH, 1) }),
    })),
  );
}
