// Scenes of the kitchen played by scripted models over real HTTP, and what became of each turn.
import { isJsonObject, type JsonObject, type TextLanguage } from '@hakoniwa/stage';
import {
  type Behaviour,
  type BehaviourOptions,
  loopbackDoor,
  type ScriptedTurn,
  scriptedBehaviours,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { openModel } from '../src/model-run.ts';
import type { SceneTurn } from '../src/scene-turn.ts';
import { playWith, toldIn } from './model-scene.ts';
import { tirelessBreaker } from './tireless-breaker.ts';

export const APIS = ['ollama', 'openai'] as const;
export type Api = (typeof APIS)[number];

export interface BehaviourRun extends Omit<BehaviourOptions, 'onTurn'> {
  readonly behaviour: Behaviour;
  readonly api: Api;
  readonly language: TextLanguage;
  readonly turns: number;
  readonly mode?: 'two-phase' | 'fused';
}

/** A turn with its record and all that was written for it. */
export interface BehaviourTurn {
  readonly shown: SceneTurn;
  readonly note: JsonObject;
  readonly written: readonly ScriptedTurn[];
  /** All that was written in its scene. */
  readonly scene: readonly ScriptedTurn[];
}

/** Plays a scene; the model is asked for every turn, however often it failed before. */
export async function playBehaviour(run: BehaviourRun): Promise<readonly BehaviourTurn[]> {
  const written: ScriptedTurn[] = [];
  const counts: number[] = [];
  const answer = scriptedBehaviours[run.behaviour]({
    ...run,
    onTurn: (turn) => written.push(turn),
  });
  const start = run.api === 'ollama' ? startScriptedOllama : startScriptedOpenAi;
  const server = await start({ answer });
  const model = openModel({
    door: loopbackDoor,
    address: {
      server: run.api,
      model: 'gemma3:4b',
      baseUrl: run.api === 'openai' ? `${server.url}/v1` : server.url,
    },
    breaker: tirelessBreaker(),
  });
  try {
    const counted = {
      ...model,
      judged: (fault: string | undefined) => {
        counts.push(written.length);
        model.judged?.(fault);
      },
    };
    const played = await playWith({
      ...{ model: counted, turns: run.turns, language: run.language, deadlineMs: 60_000 },
      ...{ scenario: 'kitchen_morning', mode: run.mode ?? 'fused' },
    });
    const notes = toldIn(played).map(({ command }) =>
      command?.type === 'perform' && isJsonObject(command.note) ? command.note : {},
    );
    return played.turns.map((shown, i) => ({
      shown,
      note: notes[i] ?? {},
      written: written.slice(counts[i - 1] ?? 0, counts[i]),
      scene: written,
    }));
  } finally {
    await server.stop();
  }
}
