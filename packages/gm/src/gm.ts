// A GM: the languages it can judge in, handed in once, and the rules of the Stage.
import { composeRulebook, type Rulebook, STAGE_RULES, type World } from '@hakoniwa/stage';
import type { Analysers } from './language/folder.ts';
import { type Tongues, tonguesOver } from './language/tongues.ts';
import { knownWorlds } from './wire/known-worlds.ts';
import type { WireReading } from './wire/read-world.ts';

export interface Gm {
  readonly rules: Rulebook;
  readonly tongues: Tongues;
  /** Brings a world on the wire to life. */
  readonly worldOf: (reading: WireReading) => World;
}

/** Creates a GM. Everything it does is pure and synchronous. */
export function createGm({ analysers, rules }: { analysers: Analysers; rules?: Rulebook }): Gm {
  return {
    rules: rules ?? composeRulebook(STAGE_RULES),
    tongues: tonguesOver(analysers),
    worldOf: knownWorlds(),
  };
}
