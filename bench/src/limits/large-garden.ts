// The same large world as a garden's own: turns by the whole rulebook, no wire in between.
import { gardenRules } from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import { type Command, step, type World } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { percentile } from '../measure.ts';
import { cpuMs } from './cpu-ms.ts';
import type { LargeWorld } from './large-world.ts';
import { LARGE_WORLD_WORDS } from './large-world-words.ts';

interface GardenTurnsOf {
  readonly language: 'ja' | 'en';
  readonly gm: Gm;
  readonly runs: number;
}

/** Milliseconds of CPU of the dearest turn; each turn is played in the world that the one before left. */
export function gardenTurns(large: LargeWorld, { language, gm, runs }: GardenTurnsOf): number {
  const rules = gardenRules({ gm });
  const words = LARGE_WORLD_WORDS[language];
  const turns = [...words.acts(large), ...words.turns(large)];
  const took = turns.map((): number[] => []);
  let world = gardenOf(large, language);
  for (let run = 0; run < runs; run++) {
    turns.forEach((text, i) => {
      const command = { type: 'perform', actor: large.speaker, text } as Command;
      let after = world;
      took[i]?.push(
        cpuMs(() => {
          after = step(rules, world, command).world;
        }),
      );
      world = after;
    });
  }
  return Math.max(...took.map((all) => percentile(all, 0.5)));
}

/** The world as a garden keeps it. */
function gardenOf({ state }: LargeWorld, language: 'ja' | 'en'): World {
  const { locations = {}, characters = {}, props = {} } = state;
  return aWorld({
    places: Object.entries(locations).map(([id, { exits = [] }]) => aPlace(id, exits)),
    characters: Object.entries(characters).map(([id, one]) => aCharacter(id, one.location ?? '')),
    props: Object.entries(props).map(([id, { location, state: words = [], aliases = [] }]) =>
      aProp(id, { place: location ?? '' }, { state: words, aliases }),
    ),
    more: { language },
  });
}
