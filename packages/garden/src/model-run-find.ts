// Finds the model a person means: a full name, or `auto` for what the settings or this machine offer.
import {
  chooseModel,
  type Detection,
  type DetectOptions,
  detectModels,
  isLoopback,
  ollamaHostUrl,
} from '@hakoniwa/model';
import type { Settings } from '@hakoniwa/settings';
import { type ModelAddress, parseModelAddress } from './model-run-address.ts';

/** What the settings say about models. */
export type ModelSettings = Pick<
  Settings,
  'OLLAMA_HOST' | 'HAKONIWA_MODEL_URL' | 'HAKONIWA_MODEL' | 'HAKONIWA_MODEL_KEY' | 'OPENAI_API_KEY'
>;

/** A model to call, with the key its server gets. */
export interface FoundModel {
  readonly address: ModelAddress;
  readonly apiKey?: string;
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

type Probing = Pick<DetectOptions, 'hosts' | 'timeoutMs' | 'addresses'>;

/** Looks for model servers where the settings and the usual ports say. */
export function lookForModels(
  settings: ModelSettings,
  probing: Probing = {},
): Promise<readonly Detection[]> {
  const { HAKONIWA_MODEL_URL, OLLAMA_HOST, HAKONIWA_MODEL_KEY } = settings;
  const env = { HAKONIWA_MODEL_URL, OLLAMA_HOST };
  return detectModels({ ...probing, env, apiKey: HAKONIWA_MODEL_KEY });
}

/** The model that is meant; throws ModelFormError or NoModelError. */
export async function findModel(
  given: string,
  settings: ModelSettings,
  probing: Probing = {},
): Promise<FoundModel> {
  const named = given === 'auto' ? settings.HAKONIWA_MODEL : given;
  if (named !== undefined && (given !== 'auto' || /^(?:ollama|openai):/.test(named)))
    return withKey(parseModelAddress(named, ollamaAt(settings)), settings);
  const detections = await lookForModels(settings, probing);
  const chosen = chooseModel(detections, named);
  if (!chosen) throw new NoModelError(detections, named);
  const { isRemote, ...address } = chosen;
  const found = withKey(address, settings);
  return { ...found, isRemote: isRemote || found.isRemote };
}

function ollamaAt({ OLLAMA_HOST }: ModelSettings): { ollamaUrl?: string } {
  return OLLAMA_HOST === undefined ? {} : { ollamaUrl: ollamaHostUrl(OLLAMA_HOST) };
}

/** Our own key goes where the settings point; the one others use only over a safe way. */
function withKey(address: ModelAddress, settings: ModelSettings): FoundModel {
  const url = URL.canParse(address.baseUrl) ? new URL(address.baseUrl) : undefined;
  const isLocal = url !== undefined && isLoopback(url.hostname);
  const { HAKONIWA_MODEL_URL: place, HAKONIWA_MODEL_KEY: own, OPENAI_API_KEY: usual } = settings;
  const isMeant = place === undefined || (url && new URL(place).origin === url.origin);
  const isSafe = address.server === 'openai' && (isLocal || url?.protocol === 'https:');
  const apiKey = own !== undefined && isMeant ? own : isSafe ? usual : undefined;
  return { address, isRemote: !isLocal, ...(apiKey !== undefined && { apiKey }) };
}
