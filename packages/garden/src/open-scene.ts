// Opens a scene of a pack: the garden with its GM, the phrases and the table, ready to be run.
import { happeningTableOf, phraseBookOf } from '@hakoniwa/actor';
import type { Gm } from '@hakoniwa/gm';
import { buildWorld, hasErrors, isProblem, type Language, type Pack } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { Garden } from './garden.ts';
import { checkPack, PackProblemsError } from './load-pack.ts';
import { gardenRules } from './rules.ts';
import type { SceneParts } from './scene.ts';

export interface OpenScene {
  readonly folder: string;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
  readonly gm: Gm;
  readonly store: EventStore;
  /** The name of the garden in the store. */
  readonly name: string;
}

/** A scene without its number of turns, and how many the scenario asks for. */
export interface OpenedScene {
  readonly parts: Omit<SceneParts, 'turns'>;
  readonly turns: number;
  readonly pack: Pack;
}

/** Begins a new garden with a pack's scene; throws PackProblemsError for a pack that is wrong. */
export async function openScene(scene: OpenScene): Promise<OpenedScene> {
  const { pack, problems } = await checkPack(scene.folder);
  if (!pack || hasErrors(problems)) throw new PackProblemsError(problems);
  const language = scene.language ?? pack.languages[0] ?? 'ja';
  const world = buildWorld(pack, { scenario: scene.scenario, language, seed: scene.seed });
  if (isProblem(world)) throw new PackProblemsError([world]);
  const { gm, store, name } = scene;
  const garden = await Garden.create({ name, store, rules: gardenRules({ gm }) }, world);
  const scenario =
    world.origin.scenario === undefined ? undefined : pack.scenarios[world.origin.scenario];
  return {
    parts: {
      garden,
      store,
      phrases: phraseBookOf(pack, language),
      table: happeningTableOf(pack),
      topicsOf: (speech) => gm.tongues[language].language.topics(speech),
    },
    turns: scenario?.turns ?? DEFAULT_TURNS,
    pack,
  };
}

/** Turns of a scene whose pack does not say. */
const DEFAULT_TURNS = 10;
