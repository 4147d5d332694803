// Finds the model a person means: a full name, or `auto` for what the settings or this machine offer.
import {
  chooseModel,
  type Detection,
  type DetectOptions,
  detectModels,
  isLoopback,
  ModelAddressError,
  type OutboundDoor,
  ollamaHostUrl,
} from '@hakoniwa/model';
import type { Settings } from '@hakoniwa/settings';
import { isFullModelName, type ModelAddress, parseModelAddress } from './model-run-address.ts';

/** What the settings say about models. */
export type ModelSettings = Pick<
  Settings,
  'OLLAMA_HOST' | 'HAKONIWA_MODEL_URL' | 'HAKONIWA_MODEL' | 'HAKONIWA_MODEL_KEY' | 'OPENAI_API_KEY'
>;

/** A model to call, and the door its calls go through. */
export interface FoundModel {
  readonly address: ModelAddress;
  readonly door: OutboundDoor;
  /** Whether the conversation leaves this computer. */
  readonly isRemote: boolean;
}

/** Nothing was found that could be used; the detections say why. */
export class NoModelError extends Error {
  readonly code = 'NO_MODEL';
  override readonly name = 'NoModelError';
  readonly detections: readonly Detection[];
  readonly wanted: string | undefined;

  constructor(detections: readonly Detection[], wanted: string | undefined) {
    super(`no model${wanted === undefined ? '' : ` called ${wanted}`} was found`);
    this.detections = detections;
    this.wanted = wanted;
  }
}

type Probing = Pick<DetectOptions, 'door' | 'hosts' | 'timeoutMs' | 'addresses'>;

/** Looks for model servers where the settings and the usual ports say. */
export function lookForModels(
  settings: ModelSettings,
  probing: Probing,
): Promise<readonly Detection[]> {
  const { HAKONIWA_MODEL_URL, OLLAMA_HOST } = settings;
  return detectModels({ ...probing, env: { HAKONIWA_MODEL_URL, OLLAMA_HOST } });
}

/** The model that is meant; throws ModelFormError, NoModelError, or ModelAddressError where it may not be called. */
export async function findModel(
  given: string,
  { settings, probing }: { readonly settings: ModelSettings; readonly probing: Probing },
): Promise<FoundModel> {
  const named = given === 'auto' ? settings.HAKONIWA_MODEL : given;
  if (named !== undefined && (given !== 'auto' || isFullModelName(named)))
    return behind(probing.door, parseModelAddress(named, ollamaAt(settings)));
  const detections = await lookForModels(settings, probing);
  const chosen = chooseModel(detections, named);
  if (!chosen) throw new NoModelError(detections, named);
  const { isRemote, ...address } = chosen;
  const found = behind(probing.door, address);
  return { ...found, isRemote: isRemote || found.isRemote };
}

function ollamaAt({ OLLAMA_HOST }: ModelSettings): { ollamaUrl?: string } {
  return OLLAMA_HOST === undefined ? {} : { ollamaUrl: ollamaHostUrl(OLLAMA_HOST) };
}

function behind(door: OutboundDoor, address: ModelAddress): FoundModel {
  if (!door.mayCall(address.baseUrl))
    throw new ModelAddressError({
      ...{ address: address.baseUrl, reason: 'it is not one of the servers known here' },
    });
  return { address, door, isRemote: !isLoopback(new URL(address.baseUrl).hostname) };
}
