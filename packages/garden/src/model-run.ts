// Puts a language model behind a scene's cast: the adapter with its layers, and a mind for each character.
import { promptsOf } from '@hakoniwa/actor';
import { type ModelMindOptions, modelMind } from '@hakoniwa/actor/model';
import type { Gm } from '@hakoniwa/gm';
import {
  CallBreaker,
  type CallJournal,
  type CallRecord,
  CallScheduler,
  chooseFormat,
  EMBED,
  type Embedder,
  type LanguageModel,
  type OutboundDoor,
  ollamaEmbedder,
  ollamaModel,
  openAiEmbedder,
  openAiModel,
  type RetryOptions,
  recordedEmbedder,
  replayModel,
  stackLayers,
  standardLayers,
  type TokenBudget,
  type TokenMeter,
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
  /** What its calls go through. */
  readonly door: OutboundDoor;
  /** The hard cap; without one nothing is capped. */
  readonly budget?: TokenBudget | undefined;
  readonly meter?: TokenMeter | undefined;
  /** Who leaves it alone when it fails again and again; one of its own when absent. */
  readonly breaker?: CallBreaker | undefined;
  /** Shared by all models of one server; one slot of its own when absent. */
  readonly scheduler?: CallScheduler | undefined;
}

const ADAPTERS: Readonly<Record<ModelAddress['server'], typeof openAiModel>> = {
  ollama: ollamaModel,
  openai: openAiModel,
};

/** A model on a server, with one record and one deadline per call; throws ModelAddressError. */
export function openModel(options: OpenModel): LanguageModel {
  const { journal, retry, budget, meter, door } = options;
  const { scheduler = new CallScheduler(), breaker = new CallBreaker() } = options;
  const { server, model, baseUrl } = options.address;
  const layers = standardLayers({
    format: chooseFormat(model),
    ...{ scheduler, breaker },
    ...(journal && { journal }),
    ...(retry && { retry }),
    ...(budget && { budget }),
    ...(meter && { meter }),
  });
  return stackLayers(ADAPTERS[server]({ model, baseUrl, door }), layers);
}

const EMBEDDERS: Readonly<Record<ModelAddress['server'], typeof ollamaEmbedder>> = {
  ollama: ollamaEmbedder,
  openai: openAiEmbedder,
};

/** An embedding model on a server, its calls recorded where a journal is given. */
export function openEmbedder({
  address,
  door,
  journal,
}: Pick<OpenModel, 'address' | 'door' | 'journal'>): Embedder {
  const { server, model, baseUrl } = address;
  const embedder = EMBEDDERS[server]({ model, baseUrl, door });
  return journal ? recordedEmbedder(embedder, journal) : embedder;
}

/** The model of a recording, with every server off. */
export function recordedModel(records: readonly CallRecord[]): LanguageModel {
  const calls = records.filter(({ request }) => request.purpose !== EMBED);
  return replayModel(calls, calls[0]?.model ?? 'replay');
}

export interface ModelCast
  extends Partial<
    Pick<
      ModelMindOptions,
      | 'injects'
      | 'repairs'
      | 'verdicts'
      | 'sanitizes'
      | 'seed'
      | 'temperature'
      | 'signal'
      | 'onNews'
    >
  > {
  readonly opened: OpenedScene;
  readonly gm: Gm;
  readonly model: LanguageModel;
  readonly mode: 'two-phase' | 'fused';
  /** Wall-clock time for one turn, whatever the number of its calls. */
  readonly deadlineMs?: number | undefined;
}

/** The minds of a cast that a model plays; instinct stands behind each. */
export function modelCast({
  opened,
  deadlineMs = limits.model.deadlineMs,
  ...options
}: ModelCast): NonNullable<SceneParts['mindOf']> {
  const mind = modelMind({
    temperature: TEMPERATURE,
    ...options,
    deadlineMs,
    prompts: promptsOf(opened.pack, opened.parts.garden.world.language),
    budgetTokens: limits.model.promptTokens,
    maxTokens: limits.model.answerTokens,
  });
  return () => mind;
}

/** Lively, without falling apart. */
const TEMPERATURE = 0.8;
