// The model of each session: the noisy one, a recording of an earlier run, or a server's, opened once.
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '@hakoniwa/database';
import {
  createRecording,
  type FoundModel,
  findModel,
  type ModelSettings,
  modelKeys,
  openModel,
  readRecording,
  recordedModel,
} from '@hakoniwa/garden';
import { CallScheduler, type LanguageModel, outboundDoor, TokenBudget } from '@hakoniwa/model';
import type { World } from '@hakoniwa/stage';
import type { Experiment, MindSheet, NoisySheet } from '../experiment/schema.ts';
import type { RunFolder } from '../folder/run-folder.ts';
import { noisyModel } from '../minds/noisy-model.ts';
import type { Cell } from '../plan/cell.ts';
import { replayedCell } from './replayed-cell.ts';

/** Gives the model of a session, once the world it begins with is known. */
export type ModelFor = (genesis: World) => LanguageModel | undefined;

export interface CellModelParts {
  readonly experiment: Experiment;
  readonly folder: RunFolder;
  /** Where paths of the experiment begin. */
  readonly beside: string;
  /** What the settings say about models; only asked where a server is called. */
  readonly settings?: ModelSettings | undefined;
  /** Tokens that may still be used; without a number nothing is capped. */
  readonly leftTokens?: number | undefined;
}

export class CellModels {
  readonly #parts: CellModelParts;
  readonly #found = new Map<string, Promise<FoundModel>>();
  readonly #schedulers = new Map<string, CallScheduler>();
  readonly #budget: TokenBudget | undefined;

  constructor(parts: CellModelParts) {
    this.#parts = parts;
    const { leftTokens } = parts;
    this.#budget =
      leftTokens === undefined ? undefined : new TokenBudget({ capTokens: leftTokens });
  }

  /** What a session is played with, and the sheet of the mind that asks. */
  async modelFor(cell: Cell, sheet: MindSheet): Promise<{ modelFor: ModelFor; sheet: MindSheet }> {
    if (sheet.kind === 'model') {
      const model = await this.#live(cell, sheet.model);
      return { modelFor: () => model, sheet };
    }
    if (sheet.kind === 'replay') {
      const replayed = await replayedCell(cell, { sheet, beside: this.#parts.beside });
      const model = recordedModel(await readRecording(replayed.file));
      return { modelFor: () => model, sheet: replayed.sheet };
    }
    return { modelFor: sheet.kind === 'noisy' ? noisyFor(cell, sheet) : () => undefined, sheet };
  }

  async #live(cell: Cell, name: string): Promise<LanguageModel> {
    const found = await this.find(name);
    const file = this.#parts.folder.callsFile(cell.id);
    await makeFolder(dirname(file));
    // What an interrupted session asked is asked again: half a recording replays nothing.
    await rm(file, { force: true });
    const { baseUrl } = found.address;
    const scheduler = this.#schedulers.get(baseUrl) ?? new CallScheduler();
    this.#schedulers.set(baseUrl, scheduler);
    return openModel({
      ...{ address: found.address, door: found.door },
      ...{ scheduler, budget: this.#budget, journal: await createRecording(file) },
    });
  }

  /** The model a name of the experiment means; throws ModelFormError and NoModelError. */
  find(name: string): Promise<FoundModel> {
    const known = this.#found.get(name);
    if (known) return known;
    const { experiment, settings = NO_SETTINGS } = this.#parts;
    const door = outboundDoor({ keys: modelKeys(settings) });
    const finding = findModel(experiment.models[name] ?? name, { settings, probing: { door } });
    this.#found.set(name, finding);
    return finding;
  }
}

function noisyFor(cell: Cell, sheet: NoisySheet): ModelFor {
  const { language, pack, scenario, seed } = cell;
  const salt = `${pack}/${scenario}/${seed}`;
  return (genesis) => noisyModel({ sheet, language, salt, known: namesIn(genesis) });
}

/** Settings that say nothing about models. */
const NO_SETTINGS: ModelSettings = {
  OLLAMA_HOST: undefined,
  HAKONIWA_MODEL_URL: undefined,
  HAKONIWA_MODEL: undefined,
  HAKONIWA_MODEL_KEY: undefined,
  OPENAI_API_KEY: undefined,
};

/** Everything that has a name in a world. */
function namesIn({ props, characters, places }: World): string[] {
  return [props, characters, places].flatMap((table) =>
    [...table.values()].flatMap(({ name, aliases }) => [name, ...aliases]),
  );
}
