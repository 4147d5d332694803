// Puts a language model behind a scene's cast: the adapter with its layers, and a mind for each character.
import { promptsOf } from '@hakoniwa/actor';
import { modelMind } from '@hakoniwa/actor/model';
import type { Gm } from '@hakoniwa/gm';
import {
  type CallJournal,
  type CallRecord,
  chooseFormat,
  type LanguageModel,
  ollamaModel,
  openAiModel,
  type RetryOptions,
  replayModel,
  stackLayers,
  standardLayers,
} from '@hakoniwa/model';
import { limits } from './limits.ts';
import type { ModelAddress } from './model-run-address.ts';
import type { OpenedScene } from './open-scene.ts';
import type { SceneParts } from './scene.ts';

export interface OpenModel {
  readonly address: ModelAddress;
  /** Where each call is written down. */
  readonly journal?: CallJournal | undefined;
  readonly retry?: RetryOptions | undefined;
}

const ADAPTERS: Readonly<Record<ModelAddress['server'], typeof openAiModel>> = {
  ollama: ollamaModel,
  openai: openAiModel,
};

/** A model on a server, with one record and one deadline per call; throws ModelAddressError. */
export function openModel({ address, journal, retry }: OpenModel): LanguageModel {
  const { server, model, baseUrl } = address;
  const layers = standardLayers({
    format: chooseFormat(model),
    ...(journal && { journal }),
    ...(retry && { retry }),
  });
  return stackLayers(ADAPTERS[server]({ model, baseUrl }), layers);
}

/** The model of a recording, with every server off. */
export function recordedModel(records: readonly CallRecord[]): LanguageModel {
  return replayModel(records, records[0]?.model ?? 'replay');
}

export interface ModelCast {
  readonly opened: OpenedScene;
  readonly gm: Gm;
  readonly model: LanguageModel;
  readonly mode: 'two-phase' | 'fused';
  /** Wall-clock time for one call; a turn has at most four. */
  readonly deadlineMs?: number | undefined;
  readonly sanitizes?: boolean;
  readonly seed?: number;
}

/** The minds of a cast that a model plays; instinct stands behind each. */
export function modelCast(cast: ModelCast): NonNullable<SceneParts['mindOf']> {
  const { opened, gm, model, mode } = cast;
  const { language } = opened.parts.garden.world;
  const mind = modelMind({
    gm,
    model,
    mode,
    prompts: promptsOf(opened.pack, language),
    deadlineMs: cast.deadlineMs ?? limits.model.deadlineMs,
    budgetTokens: limits.model.promptTokens,
    maxTokens: limits.model.answerTokens,
    temperature: TEMPERATURE,
    ...(cast.seed === undefined ? {} : { seed: cast.seed }),
    ...(cast.sanitizes === undefined ? {} : { sanitizes: cast.sanitizes }),
  });
  return () => mind;
}

/** Lively, without falling apart. */
const TEMPERATURE = 0.8;
