// A GM: the languages it can judge in, handed in once, and the rules of the Stage.
import {
  composeRulebook,
  type Language as LanguageId,
  type Rulebook,
  STAGE_RULES,
  type World,
} from '@hakoniwa/stage';
import type { Analysers } from './language/folder.ts';
import { LANGUAGE_READERS } from './language/languages.ts';
import type { NounLore } from './language/lore.ts';
import type { LanguageReader } from './language/types.ts';
import { knownWorlds } from './wire/known-worlds.ts';
import type { WireReading } from './wire/read-world.ts';

/** One language with what it knows about nouns. */
export interface Tongue {
  readonly language: LanguageReader;
  readonly lore: NounLore;
}

export interface Gm {
  readonly rules: Rulebook;
  readonly tongues: Readonly<Record<LanguageId, Tongue>>;
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

function tonguesOver(analysers: Analysers): Gm['tongues'] {
  const tongues = Object.entries(LANGUAGE_READERS).map(([id, { create, lore }]) => [
    id,
    { language: create(analysers), lore },
  ]);
  return Object.fromEntries(tongues) as Gm['tongues'];
}
