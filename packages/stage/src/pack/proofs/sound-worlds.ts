// Every world a pack can give keeps every promise of worlds.
import { allBreaches } from '../../world/invariants.ts';
import { buildWorld } from '../build/build-world.ts';
import { isProblem, type PackProblem, problem } from '../problem.ts';
import type { Proof } from './proof.ts';

export const soundWorlds: Proof = (pack, draft) => {
  const scenarios = [undefined, ...draft.scenarios.list];
  return scenarios.flatMap((entry) =>
    pack.languages.flatMap((language): PackProblem[] => {
      const world = buildWorld(pack, { scenario: entry?.id, language, seed: 1 });
      if (isProblem(world)) return [world];
      const spot = entry?.spot() ?? { file: 'pack.yaml', line: 1, column: 1 };
      return allBreaches(world).map(({ rule, id }) =>
        problem('WORLD_BREACH', { spot, values: { rule, id } }),
      );
    }),
  );
};
