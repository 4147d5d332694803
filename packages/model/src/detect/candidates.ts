// Where model servers are looked for: the usual ports of this machine, and what the environment names.
import { ollamaHostUrl } from './ollama-host.ts';

/** A place to look, and who usually lives there. */
export interface ServerCandidate {
  readonly url: string;
  readonly server: string;
}

/** The usual ports. */
export const USUAL_PORTS: readonly (readonly [port: number, server: string])[] = [
  [11434, 'Ollama'],
  [12434, 'Docker Model Runner'],
  [8080, 'llama.cpp'],
  [1234, 'LM Studio'],
  [8000, 'vLLM'],
  [5001, 'KoboldCpp'],
];

export interface CandidateOptions {
  /** Looked at instead of the usual ports. */
  readonly hosts?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Every place once: the environment's first. */
export function candidates({ hosts, env = {} }: CandidateOptions): readonly ServerCandidate[] {
  const usual = USUAL_PORTS.map(([port, server]) => ({ url: `http://127.0.0.1:${port}`, server }));
  const given = hosts?.map(withScheme).map((url) => ({ url, server: nameAt(url) }));
  const { HAKONIWA_MODEL_URL: named, OLLAMA_HOST: ollama } = env;
  const all = [
    ...(named ? [{ url: withScheme(named), server: 'HAKONIWA_MODEL_URL' }] : []),
    ...(ollama ? [{ url: ollamaHostUrl(ollama), server: 'Ollama' }] : []),
    ...(given ?? usual),
  ];
  const seen = new Set<string>();
  return all.filter(({ url }) => {
    const key = url.replace('//localhost', '//127.0.0.1').replace(/(?<!\/)\/+$/, '');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Who usually lives at an address; its own name when nobody is known there, which reads in every language. */
function nameAt(address: string): string {
  const port = /:(\d+)\/?$/.exec(address)?.[1];
  const usual = USUAL_PORTS.find(([known]) => String(known) === port);
  return usual?.[1] ?? address.replace(/^[a-z]+:\/\//i, '').split('/', 1)[0] ?? '';
}

function withScheme(address: string): string {
  return /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`;
}
