// Which server each key of the environment is for: a key goes to that one and to no other.
import {
  ModelAddressError,
  ollamaHostUrl,
  originOf,
  type ServerKey,
  serverUrl,
} from '@hakoniwa/model';
import { addressInName } from './model-run-address.ts';
import type { ModelSettings } from './model-run-find.ts';

/** The server OPENAI_API_KEY is for, whoever else speaks its protocol. */
const OPENAI = 'https://api.openai.com';

/** What the settings say of servers and keys. */
export type KeySettings = Pick<
  ModelSettings,
  'HAKONIWA_MODEL_URL' | 'HAKONIWA_MODEL' | 'OLLAMA_HOST' | 'HAKONIWA_MODEL_KEY' | 'OPENAI_API_KEY'
>;

/**
 * The keys with their servers. HAKONIWA_MODEL_KEY is for the server the same environment names, first by
 * HAKONIWA_MODEL_URL; `typed` is a model named on the command line, which counts where it names none.
 */
export function modelKeys(settings: Partial<KeySettings>, typed?: string): readonly ServerKey[] {
  const { HAKONIWA_MODEL_KEY: own, OPENAI_API_KEY: usual } = settings;
  const [place] = [...serversNamedBy(settings), ...readable(() => addressInName(typed ?? ''))];
  return [
    ...(usual === undefined ? [] : [{ origin: OPENAI, key: usual }]),
    ...(own === undefined || place === undefined ? [] : [{ origin: originOf(place), key: own }]),
  ];
}

/** The servers the settings name: by their address, in the name of the model, or as Ollama's. */
export function serversNamedBy(settings: Partial<KeySettings>): readonly string[] {
  const { HAKONIWA_MODEL_URL: url, HAKONIWA_MODEL: model, OLLAMA_HOST: ollama } = settings;
  return [
    ...(url === undefined ? [] : readable(() => serverUrl(url))),
    ...(model === undefined ? [] : readable(() => addressInName(model))),
    ...(ollama === undefined ? [] : readable(() => serverUrl(ollamaHostUrl(ollama)))),
  ];
}

/** What cannot be read names no server; whoever calls the model says what is wrong with it. */
function readable(read: () => string | undefined): readonly string[] {
  try {
    const address = read();
    return address === undefined ? [] : [address];
  } catch (error) {
    if (error instanceof ModelAddressError) return [];
    throw error;
  }
}
