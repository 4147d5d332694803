// Chooses a model among the servers that were found: the one asked for, else one that stays at home.
import type { ListedModel } from '../ollama/list-ollama.ts';
import type { Detection } from './detect-models.ts';

/** A model on a server that was found, ready to be called. */
export interface ChosenModel {
  readonly server: 'ollama' | 'openai';
  readonly model: string;
  readonly baseUrl: string;
  /** Whether prompts would leave this machine. */
  readonly isRemote: boolean;
}

/** The model of that name, or without a name the best guess; undefined when there is none. */
export function chooseModel(
  detections: readonly Detection[],
  wanted?: string,
): ChosenModel | undefined {
  const all = detections.flatMap(({ found }) =>
    (found?.models ?? []).map((listed): ChosenModel & { rank: number } => ({
      server: found?.kind === 'ollama' ? 'ollama' : 'openai',
      model: listed.name,
      baseUrl: found?.baseUrl ?? '',
      isRemote: listed.isRemote,
      rank: rankOf(listed),
    })),
  );
  const [first] =
    wanted === undefined
      ? all.filter(({ rank }) => rank < UNFIT).sort((a, b) => a.rank - b.rank)
      : all.filter(({ model }) => model === wanted || model === `${wanted}:latest`);
  if (!first) return undefined;
  const { rank: _, ...chosen } = first;
  return chosen;
}

const UNFIT = 9;

/** Gemma first, as our prompts are measured on it; cloud models only when named. */
function rankOf({ name, isRemote }: ListedModel): number {
  if (isRemote || /embed|bge|minilm|rerank|whisper/i.test(name)) return UNFIT;
  return /gemma/i.test(name) ? 0 : 1;
}
