// Runs one command on a world by the Stage's own rules, for tests written as rows.
import {
  type Act,
  characterId,
  composeRulebook,
  STAGE_RULES,
  type StepResult,
  step,
  type World,
} from '@hakoniwa/stage';

export const stageRules = composeRulebook(STAGE_RULES);

/** An act of `yana` written short: `take mug`, `put mug fridge`, `unlock drawer - small-key`. */
export function anAct(line: string, actor = 'yana'): Act {
  const [verb = '', object, target, tool] = line
    .split(' ')
    .map((word) => (word === '-' ? undefined : word));
  return {
    verb,
    actor: characterId(actor),
    ...(object === undefined ? {} : { object }),
    ...(target === undefined ? {} : { target }),
    ...(tool === undefined ? {} : { tool }),
  };
}

/** What becomes of an act written short. */
export function doAct(world: World, line: string, actor = 'yana'): StepResult {
  return step(stageRules, world, { type: 'act', act: anAct(line, actor) });
}

/** The world after several acts, each of which must be allowed. */
export function doAll(world: World, ...lines: readonly string[]): World {
  let current = world;
  for (const line of lines) {
    const { verdict, world: next } = doAct(current, line);
    if (!verdict.allowed) throw new Error(`${line}: ${JSON.stringify(verdict.denial)}`);
    current = next;
  }
  return current;
}
