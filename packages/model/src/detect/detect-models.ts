// Looks everywhere at once for model servers and says of each place what was found, or why not.
import { ModelError } from '../errors/model-error.ts';
import type { OutboundDoor } from '../outbound/outbound-door.ts';
import { type Advice, advise, adviseOn } from './advice.ts';
import { type CandidateOptions, candidates, type ServerCandidate } from './candidates.ts';
import { isExposed, ownAddresses } from './exposure.ts';
import { type FoundServer, probe } from './probe.ts';

export interface DetectOptions extends CandidateOptions {
  readonly door: OutboundDoor;
  readonly timeoutMs?: number;
  /** This machine's addresses in the network, where a local server should not answer. */
  readonly addresses?: readonly string[];
}

/** One place: the server found there, or none, and what a person should know or do. */
export interface Detection {
  readonly url: string;
  readonly found?: FoundServer;
  readonly advice: readonly Advice[];
}

/** Detections in the order of the candidates; it never fails. */
export function detectModels(options: DetectOptions): Promise<readonly Detection[]> {
  const { door, timeoutMs, addresses = ownAddresses() } = options;
  const probing = { door, addresses, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  return Promise.all(candidates(options).map((candidate) => look(candidate, probing)));
}

interface Probing {
  readonly door: OutboundDoor;
  readonly timeoutMs?: number;
  readonly addresses: readonly string[];
}

async function look({ url, server }: ServerCandidate, probing: Probing): Promise<Detection> {
  try {
    const found = await probe(url, probing);
    const open = (await isExposed(url, probing))
      ? [advise('exposed', { url, server: serverNames[found.kind], detail: '' })]
      : [];
    return { url, found, advice: [...adviceOn(found, url), ...open] };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { url, advice: [adviseOn(error, { url, server })] };
  }
}

const serverNames: Readonly<Record<FoundServer['kind'], string>> = {
  ...{ ollama: 'Ollama', 'llama.cpp': 'llama.cpp', 'lm-studio': 'LM Studio' },
  ...{ koboldcpp: 'KoboldCpp', vllm: 'vLLM', openai: 'OpenAI API' },
};

function adviceOn({ kind, version, models }: FoundServer, url: string): readonly Advice[] {
  const remote = models.filter(({ isRemote }) => isRemote).map(({ name }) => name);
  const about = { url, server: serverNames[kind] };
  return [
    ...(models.length === 0 ? [advise('noModels', { ...about, detail: '' })] : []),
    ...(remote.length > 0 ? [advise('remoteModels', { ...about, detail: remote.join(', ') })] : []),
    ...(kind === 'ollama' && version !== undefined && isOlder(version, [0, 17, 1])
      ? [advise('oldOllama', { ...about, detail: version })]
      : []),
  ];
}

/** Versions before this one leak memory to anybody who can reach them (CVE-2026-7482). */
function isOlder(version: string, wanted: readonly number[]): boolean {
  const parts = version.split(/[.-]/).map(Number);
  for (const [index, want] of wanted.entries()) {
    const have = parts[index] ?? 0;
    if (Number.isNaN(have) || have > want) return false;
    if (have < want) return true;
  }
  return false;
}
