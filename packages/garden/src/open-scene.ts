// Opens a scene of a pack: the garden with its GM, the phrases and the table, ready to be run.
import { happeningRateOf, happeningTableOf, phraseBookOf } from '@hakoniwa/actor';
import type { Gm } from '@hakoniwa/gm';
import { buildWorld, isProblem, type Language, type Pack, type World } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { Garden } from './garden.ts';
import { type PackSource, soundPack } from './load-pack.ts';
import { PackProblemsError } from './pack-problems-error.ts';
import { gardenRules } from './rules.ts';
import type { SceneParts } from './scene.ts';
import { sifterOf } from './story-events.ts';

export interface OpenScene extends PackSource {
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
  /** Whether the garden was there already and goes on. */
  readonly isResumed: boolean;
}

/** A garden that is there, but with another scene than the one asked for. */
export class OtherSceneError extends Error {
  readonly code = 'OTHER_SCENE';
  override readonly name = 'OtherSceneError';
  readonly kept: string;
  readonly asked: string;

  constructor(kept: string, asked: string) {
    super(`the garden holds ${kept}, not ${asked}`);
    this.kept = kept;
    this.asked = asked;
  }
}

/** Begins a garden with a pack's scene, or goes on with the one of that name; throws PackProblemsError. */
export async function openScene(scene: OpenScene): Promise<OpenedScene> {
  const pack = await soundPack(scene);
  const { gm, store, name } = scene;
  const sifter = sifterOf(pack);
  const parts = { name, store, rules: gardenRules({ gm, sifter }) };
  const isResumed = (await store.gardens()).includes(name);
  const garden = isResumed
    ? await Garden.open(parts)
    : await Garden.create(parts, firstWorld(pack, scene));
  if (isResumed) expectSame(garden.world, pack, scene);
  const { language, origin } = garden.world;
  const scenario = origin.scenario === undefined ? undefined : pack.scenarios[origin.scenario];
  return {
    parts: {
      garden,
      store,
      phrases: phraseBookOf(pack, language),
      table: happeningTableOf(pack),
      rate: happeningRateOf(pack),
      sifter,
      goal: scenario?.goal,
      topicsOf: (speech) => gm.tongues[language].language.topics(speech),
    },
    turns: scenario?.turns ?? DEFAULT_TURNS,
    pack,
    isResumed,
  };
}

function firstWorld(pack: Pack, { scenario, language, seed }: OpenScene): World {
  const spoken = language ?? pack.languages[0] ?? 'ja';
  const world = buildWorld(pack, { scenario, language: spoken, seed });
  if (isProblem(world)) throw new PackProblemsError([world]);
  return world;
}

/** What goes on is what was begun: never another pack, scenario or language under the same name. */
function expectSame({ origin, language }: World, pack: Pack, asked: OpenScene): void {
  const kept = [origin.pack, origin.scenario ?? '', language].join(' ');
  const wanted = [pack.id, asked.scenario ?? origin.scenario ?? '', asked.language ?? language];
  if (wanted.join(' ') !== kept) throw new OtherSceneError(kept, wanted.join(' '));
}

/** Turns of a scene whose pack does not say. */
const DEFAULT_TURNS = 10;
