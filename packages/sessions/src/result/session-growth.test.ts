// The level a result shows is the one its reward leads to, milestones of the arc included.
import type { World } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import type { PlayState } from '../state/play-state.ts';
import type { ResultScene } from '../story/result-scene.ts';
import { arcOutcome, experienceIn, milestoneRewards } from './arc-outcome.ts';
import { sessionGrowth } from './session-growth.ts';

const words = { ja: 'x', en: 'x' };

function sceneWith({ visited }: { readonly visited: Record<string, number> }): ResultScene {
  const state = { level: 1, exp: 0, hp: 1, maxHp: 1, mp: 1, maxMp: 1, visited, axes: {} };
  const world = (one: Partial<PlayState>) =>
    ({ systems: new Map([['session', one]]) }) as unknown as World;
  const milestone = { id: 'm', title: words, needs: { visited: ['gate'] }, rewards: { exp: 190 } };
  const phases = [{ title: words, text: words, milestones: [milestone] }];
  return {
    session: { turnCount: 1, activeMs: 0 },
    events: [],
    ...{ before: world(state as never), after: world(state as never) },
    campaign: { session: { firstArc: 'one', arcs: { one: { phases } } } },
    arc: { id: 'a', arc: 'one', progress: 0, phase: 1, phases: 1, reached: [], begun: ['one'] },
  } as unknown as ResultScene;
}

it.each([
  [{}, 2],
  [{ gate: 1 }, 3],
])('[R6] whoever visited %j comes to level %i', (visited, level) => {
  const scene = sceneWith({ visited });
  expect(sessionGrowth(scene)).toMatchObject({
    experience: 110,
    levelBefore: 1,
    levelAfter: level,
  });
  const given = experienceIn(milestoneRewards(scene, arcOutcome(scene)));
  expect(given).toBe('gate' in visited ? 190 : 0);
});
