// A kitchen scene lived on instinct, and the prompts a model would have been asked with on its way.
import { fileURLToPath } from 'node:url';
import {
  type ComposedPrompt,
  composePrompt,
  instinct,
  type MindContext,
  type PromptSet,
  promptsOf,
} from '@hakoniwa/actor';
import { openScene, runScene } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Message } from '@hakoniwa/model';
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';

export interface PromptRun {
  readonly scenario: string;
  readonly language: Language;
  readonly turns: number;
  readonly seed?: number;
}

/** A prompt, and whose turn it was for. */
export interface AskedPrompt {
  readonly character: string;
  readonly messages: readonly Message[];
}

type Mode = 'two-phase' | 'fused';

/** Plays the scene once; the result gives its prompts in either mode. */
export async function promptRun({
  scenario,
  language,
  turns,
  seed = 1,
}: PromptRun): Promise<(mode: Mode) => readonly AskedPrompt[]> {
  const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  const store = new MemoryEventStore();
  const opened = await openScene({ folder, scenario, language, seed, gm, store, name: 'bench' });
  const contexts: MindContext[] = [];
  const mind = (context: MindContext) => {
    contexts.push(freeze(context));
    return instinct(context);
  };
  for await (const _ of runScene({ ...opened.parts, turns, mindOf: () => mind }));
  const prompts = promptsOf(opened.pack, language);
  return (mode) => contexts.flatMap((context) => asked(context, prompts, mode));
}

/** The memories grow with the scene; the prompt was asked with those of its turn. */
function freeze(context: MindContext): MindContext {
  return { ...context, memories: [...context.memories] };
}

function asked(context: MindContext, prompts: PromptSet, mode: Mode): AskedPrompt[] {
  const compose = (ask: 'thought' | 'performance' | 'fused', thought?: string): ComposedPrompt =>
    composePrompt({ context, prompts, ask, thought, injects: true, budgetTokens: BUDGET });
  const composed =
    mode === 'fused'
      ? [compose('fused')]
      : [compose('thought'), compose('performance', textIn(THOUGHT, context.view.language))];
  return composed.map(({ messages }) => ({ character: context.id, messages }));
}

/** Tokens of a prompt, as the scene command gives them. */
const BUDGET = 4_000;

const THOUGHT: TextTable<string> = {
  ja: 'もう少し様子を見よう。それから、ひとこと言っておきたい。今日はまだ長いのだから。',
  en: 'Better to watch a little longer, and then to say one thing. The day is still long.',
};

const folder = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));
