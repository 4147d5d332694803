// How each kind of model server is told apart: one row each, asked in this order.
import { isJsonObject, type JsonObject } from '@hakoniwa/stage';
import type { ListedModel } from '../ollama/list-ollama.ts';

export type ServerKind = 'ollama' | 'llama.cpp' | 'lm-studio' | 'koboldcpp' | 'vllm' | 'openai';

/** Asks a server for a page; undefined when it has none there. */
export type AskPage = (path: string) => Promise<JsonObject | undefined>;

/** What a page tells about its server. */
export interface Fingerprint {
  readonly kind: ServerKind;
  readonly path: string;
  /** Whether the page is this kind's own. */
  readonly fits: (page: JsonObject) => boolean;
  readonly version?: (page: JsonObject) => unknown;
  /** Where the models are listed. */
  readonly modelsPath: string;
  /** What to put behind the address for calls. */
  readonly apiPath: string;
}

const openAi = { modelsPath: '/v1/models', apiPath: '/v1' };

export const FINGERPRINTS: readonly Fingerprint[] = [
  {
    ...{ kind: 'ollama', path: '/api/version', modelsPath: '/api/tags', apiPath: '' },
    fits: ({ version }) => typeof version === 'string',
    version: ({ version }) => version,
  },
  {
    ...{ kind: 'llama.cpp', path: '/props', ...openAi },
    fits: (page) => 'default_generation_settings' in page || 'build_info' in page,
    version: ({ build_info }) => build_info,
  },
  {
    ...{ kind: 'lm-studio', path: '/api/v1/models', ...openAi },
    fits: (page) => Array.isArray(page.models) || Array.isArray(page.data),
  },
  {
    ...{ kind: 'lm-studio', path: '/api/v0/models', ...openAi },
    fits: (page) => Array.isArray(page.data),
  },
  {
    ...{ kind: 'koboldcpp', path: '/api/extra/version', ...openAi },
    fits: ({ result }) => result === 'KoboldCpp',
    version: ({ version }) => version,
  },
  {
    ...{ kind: 'vllm', path: '/version', ...openAi },
    fits: ({ version }) => typeof version === 'string',
    version: ({ version }) => version,
  },
  {
    ...{ kind: 'openai', path: '/v1/models', ...openAi },
    fits: ({ data }) => Array.isArray(data),
  },
  {
    // Docker's runner keeps its OpenAI-compatible API under a path of its own.
    ...{ kind: 'openai', path: '/engines/v1/models' },
    ...{ modelsPath: '/engines/v1/models', apiPath: '/engines/v1' },
    fits: ({ data }) => Array.isArray(data),
  },
];

/** The models on a page, in Ollama's shape or in OpenAI's. */
export function modelsOn(page: JsonObject): readonly ListedModel[] {
  const entries = [page.models, page.data].find((list) => Array.isArray(list)) ?? [];
  return (entries as readonly unknown[]).filter(isJsonObject).flatMap((entry) => {
    const name = entry.name ?? entry.id;
    if (typeof name !== 'string') return [];
    const isRemote = typeof entry.remote_host === 'string' && entry.remote_host !== '';
    const size = typeof entry.size === 'number' ? { sizeBytes: entry.size } : {};
    const digest = typeof entry.digest === 'string' ? { digest: entry.digest } : {};
    return [{ name, isRemote, ...size, ...digest }];
  });
}
