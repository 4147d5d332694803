// Opens a pack's town as a garden: a new one, or one that was begun before and goes on.
import { phraseBookOf } from '@hakoniwa/actor';
import type { Gm } from '@hakoniwa/gm';
import { type LifeConfig, type LineMode, lifeOfPack } from '@hakoniwa/life';
import {
  buildWorld,
  isProblem,
  type Language,
  type Pack,
  type World,
  worldFrom,
} from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { Garden } from '../garden.ts';
import { limits } from '../limits.ts';
import { type PackSource, soundPack } from '../load-pack.ts';
import { PackProblemsError } from '../pack-problems-error.ts';
import { gardenRules } from '../rules.ts';
import { sifterOf } from '../story-events.ts';
import { TalkLines } from '../talk/talk-lines.ts';
import { growTown } from './grow-town.ts';
import { counterpartOf } from './quarter.ts';

export interface OpenTown extends PackSource {
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
  /** How many live there; as many as the pack brings when left out. */
  readonly residents?: number | undefined;
  readonly store: EventStore;
  readonly name: string;
  /** Who judges what is said; without it talks have no words. */
  readonly gm?: Gm | undefined;
  /** When the talks of a new town have words; by its size when left out. */
  readonly lines?: LineMode | undefined;
  /** Who decides for the residents of a new town; instinct when left out. */
  readonly controlledBy?: 'model' | 'instinct' | undefined;
  /** Whether a model speaks for those it plays; as for the deciding when left out. */
  readonly isModelSpeaking?: boolean | undefined;
}

export interface OpenedTown {
  readonly garden: Garden;
  readonly life: LifeConfig;
  readonly pack: Pack;
  /** Who speaks in talks for those on instinct; nobody where nothing is judged. */
  readonly voices: TalkLines | undefined;
  /** The world the log begins with. */
  readonly genesis: World;
  /** When the garden's time began. */
  readonly begin: number;
}

/** A log that another pack's town is in. */
export class TownMismatchError extends Error {
  readonly code = 'TOWN_MISMATCH';
  override readonly name = 'TownMismatchError';
  readonly found: string;
  readonly wanted: string;

  constructor({ found, wanted }: { found: string; wanted: string }) {
    super(`the log holds a town of ${found}, not of ${wanted}`);
    this.found = found;
    this.wanted = wanted;
  }
}

/** Opens the town; throws PackProblemsError or TownMismatchError. */
export async function openTown(opening: OpenTown): Promise<OpenedTown> {
  const pack = await soundPack(opening);
  const built = buildWorld(pack, {
    scenario: opening.scenario,
    language: opening.language ?? pack.languages[0] ?? 'ja',
    seed: opening.seed,
  });
  if (isProblem(built)) throw new PackProblemsError([built]);
  const { store, name } = opening;
  const found = (await store.gardens()).includes(name)
    ? worldFrom(await store.genesis(name))
    : undefined;
  if (found && found.origin.pack !== built.origin.pack)
    throw new TownMismatchError({ found: found.origin.pack, wanted: built.origin.pack });
  const residents = found?.characters.size ?? opening.residents ?? built.characters.size;
  const ofPack = { ...lifeOfPack(pack), lines: opening.lines ?? linesFor(residents) };
  const { world, life } = growTown({ world: built, life: ofPack }, residents);
  const { gm } = opening;
  const rules = gardenRules({ life, sifter: sifterOf(pack), ...(gm ? { gm } : {}) });
  const parts = { name, store, rules };
  const genesis = found ?? controlledBy(world, opening.controlledBy ?? 'instinct');
  const garden = await (found ? Garden.open(parts) : Garden.create(parts, genesis));
  const { isModelSpeaking = opening.controlledBy === 'model' } = opening;
  const voices = gm && (await voicesOf({ garden, pack, store, isModelSpeaking }));
  return { garden, life, pack, voices, genesis, begin: genesis.clock.now };
}

/** Every word in a town that fits on a page; in a larger one only where somebody watches. */
function linesFor(residents: number): LineMode {
  return residents <= limits.talkingResidents ? 'all' : 'watched';
}

function voicesOf(town: {
  garden: Garden;
  pack: Pack;
  store: EventStore;
  isModelSpeaking: boolean;
}): Promise<TalkLines> {
  const { garden, pack, store, isModelSpeaking } = town;
  const phrases = phraseBookOf(pack, garden.world.language);
  const parts = { rules: garden.rules, phrases, voiceOf: counterpartOf, isModelSpeaking };
  return TalkLines.of(parts, { garden, store });
}

function controlledBy(world: World, who: 'model' | 'instinct'): World {
  if (who === 'instinct') return world;
  let { characters } = world;
  for (const one of world.characters.values())
    characters = characters.set(one.id, { ...one, controlledBy: who });
  return { ...world, characters };
}
