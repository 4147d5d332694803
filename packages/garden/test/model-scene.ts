// A kitchen scene for tests: played by a model, with its log, its records and its last world at hand.
import { fileURLToPath } from 'node:url';
import {
  modelCast,
  openScene,
  type QualityGauge,
  runScene,
  type SceneTurn,
  scoredScene,
} from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Embedder, LanguageModel } from '@hakoniwa/model';
import {
  commandsBehind,
  type Language,
  type SealedEvent,
  stateHash,
  type World,
} from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import type { ModelAsk } from '@hakoniwa/testkit';

export const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
export const kitchen = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));

export interface Played {
  readonly turns: readonly SceneTurn[];
  readonly events: readonly SealedEvent[];
  readonly first: World;
  readonly last: World;
}

export interface PlayOptions {
  readonly model: LanguageModel;
  readonly turns: number;
  readonly deadlineMs: number;
  readonly mode?: 'two-phase' | 'fused';
  readonly scenario?: string;
  readonly language?: Language;
  readonly sanitizes?: boolean;
  readonly embedder?: Embedder | undefined;
  /** Where the lines are scored between the turns. */
  readonly gauge?: QualityGauge;
}

/** Plays a scene to its end. */
export async function playWith(options: PlayOptions): Promise<Played> {
  const { model, turns, deadlineMs, mode = 'two-phase' } = options;
  const store = new MemoryEventStore();
  const opened = await openScene({
    folder: kitchen,
    scenario: options.scenario ?? 'coffee_trap',
    language: options.language ?? 'ja',
    seed: 1,
    gm,
    store,
    name: 'scene',
  });
  const { garden } = opened.parts;
  const first = garden.world;
  const { sanitizes = true, gauge } = options;
  const mindOf = modelCast({ opened, gm, model, mode, deadlineMs, sanitizes });
  const shown: SceneTurn[] = [];
  const scene = runScene({ ...opened.parts, turns, mindOf, embedder: options.embedder });
  for await (const turn of gauge ? scoredScene(scene, { gauge, garden }) : scene) shown.push(turn);
  const events: SealedEvent[] = [];
  for await (const event of store.read({ garden: 'scene', branch: garden.head.branch }))
    events.push(event);
  return { turns: shown, events, first, last: garden.world };
}

/** What one turn was recorded as: the one event that tells it, with the mind's own note. */
export function toldIn({ events }: Played): readonly SealedEvent[] {
  const commandOf = commandsBehind(events);
  return events.flatMap((event) => {
    const command = commandOf(event);
    return event.type === 'turn-performed' && command ? [{ ...event, command }] : [];
  });
}

/** The hashes of a run, turn by turn and of its whole log. */
export function hashesOf({ turns, events, last }: Played): readonly string[] {
  return [...turns.map(({ stateHash: hash }) => hash), events.at(-1)?.hash ?? '', stateHash(last)];
}

/** Answers as a small model would: thoughts, talk, acts, now and then an invention. */
export function aSmallModel({ last, number }: Pick<ModelAsk, 'last' | 'number'>): string {
  const isThought = last.includes('まだ動かず、話さないでください');
  if (isThought) return `少し様子を見よう。これで${number}回目だ。`;
  const act = ACTS[number % ACTS.length] ?? '';
  const text = `${act}「うん、これで${number}回目。」`;
  return last.includes('Thought:') ? `Thought: 様子を見よう。\nOutput: ${text}` : text;
}

const ACTS = [
  '',
  '（マグカップを手に取る）',
  '',
  '（冷蔵庫を開ける）',
  '（ドラゴンを撫でる）',
  '（小さく頷く）',
];
