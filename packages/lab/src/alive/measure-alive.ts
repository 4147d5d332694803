// Plays the scenes of packs by instinct and adds up how alive they were.
import { phraseBookOf } from '@hakoniwa/actor';
import type { Language } from '@hakoniwa/stage';
import type { LabGardens } from '../play/lab-gardens.ts';
import { playCell } from '../play/play-cell.ts';
import { type Interval, percentileInterval } from '../stats/interval.ts';
import { drawWeights } from '../stats/resample.ts';
import { type SampledCounts, sumRows } from '../stats/sampled-rows.ts';
import { LIFE_BARS, type LifeBar } from './bars.data.ts';
import { type PrintedLine, printedLinesIn } from './lines-read.ts';
import type { LivedScene } from './lived-scene.ts';
import {
  deedsIn,
  LIFE_MEASURES,
  type LifeMeasure,
  lifeOf,
  type SceneLife,
  type ServingDeed,
} from './scene-life.ts';

export interface AliveScenes {
  readonly gardens: LabGardens;
  readonly packs: readonly string[];
  readonly seeds: readonly number[];
  readonly turns: number;
  /** Only this one; every language a pack is written in when absent. */
  readonly language?: Language | undefined;
  /** Whether nobody thinks ahead: the figures of a layer that is off. */
  readonly hasNoPlans?: boolean | undefined;
  readonly onScene?: ((scene: PlayedScene) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** One scene that was played and measured. */
export interface PlayedScene {
  readonly pack: string;
  readonly scenario: string;
  readonly language: Language;
  readonly seed: number;
  readonly life: SceneLife;
  readonly deeds: readonly ServingDeed[];
  readonly lines: readonly PrintedLine[];
}

/** A measure over many scenes, with its bar where there is one. */
export interface AliveFigure {
  readonly measure: LifeMeasure;
  readonly of: number;
  readonly all: number;
  readonly interval: Interval;
  readonly bar?: LifeBar | undefined;
  readonly isMet?: boolean | undefined;
}

const SWITCHES = { inject: true, gm: true, sanitizer: false, storyteller: true } as const;

/** Plays every scenario of the packs with every seed, each language apart. */
export async function playAlive(options: AliveScenes): Promise<PlayedScene[]> {
  const { gardens, packs, seeds, turns, signal, onScene, hasNoPlans } = options;
  const played: PlayedScene[] = [];
  for (const name of packs) {
    const { pack } = await gardens.pack(name);
    const languages = pack.languages.filter((one) => (options.language ?? one) === one);
    for (const scenario of Object.keys(pack.scenarios))
      for (const language of languages)
        for (const seed of seeds) {
          const scene = await playScene(gardens, {
            ...{ pack: name, scenario, language, seed, turns, signal, hasNoPlans },
          });
          onScene?.(scene);
          played.push(scene);
        }
  }
  return played;
}

interface SceneWanted extends Omit<PlayedScene, 'life' | 'deeds' | 'lines'> {
  readonly turns: number;
  readonly signal: AbortSignal | undefined;
  readonly hasNoPlans: boolean | undefined;
}

async function playScene(gardens: LabGardens, wanted: SceneWanted): Promise<PlayedScene> {
  const { turns, signal, hasNoPlans, ...one } = wanted;
  const cell = {
    ...{ ...one, turns, arm: 'alive', mind: 'instinct' },
    switches: hasNoPlans ? { ...SWITCHES, hasNoPlans } : SWITCHES,
    id: `alive/instinct/${one.pack}.${one.scenario}/${one.seed}`,
  };
  const sheet = { kind: 'instinct' } as const;
  const { log, genesis } = await playCell({ cell, sheet, gardens, signal });
  const { pack } = await gardens.pack(one.pack);
  const { practices } = phraseBookOf(pack, one.language);
  const goal = pack.scenarios[one.scenario]?.goal;
  const scene: LivedScene = { log, genesis, goal, practices };
  return {
    ...one,
    life: lifeOf(scene, one.seed),
    // Only read where deeds are printed.
    get deeds() {
      return deedsIn(scene);
    },
    get lines() {
      return printedLinesIn(scene);
    },
  };
}

/** The measures of some scenes added up; intervals are between scenes, which deeds of one scene are not apart from. */
export function aliveFigures(scenes: readonly PlayedScene[]): AliveFigure[] {
  const rows = scenes.map(countsOf);
  const metrics = LIFE_MEASURES.length;
  const draws = drawWeights(
    rows.map(({ stratum }) => stratum),
    { resamples: RESAMPLES, seed: 1 },
  ).map((weights) => sumRows(rows, { metrics, weights }));
  const { hits, of: counted } = sumRows(rows, { metrics });
  return LIFE_MEASURES.map((measure, index) => {
    const [of, all] = [hits[index] ?? 0, counted[index] ?? 0];
    const shares = Float64Array.from(draws, (one) => (one.hits[index] ?? 0) / (one.of[index] ?? 0));
    const interval = percentileInterval(shares, { sessions: rows.length, confidence: 0.95 });
    const bar = LIFE_BARS[measure];
    const isMet = bar && all > 0 ? isWithin(of / all, bar) : undefined;
    return { measure, of, all, interval, bar, isMet };
  });
}

const RESAMPLES = 1_000;

function countsOf({ pack, scenario, language, seed, life }: PlayedScene): SampledCounts {
  return {
    stratum: `${pack}.${scenario}.${language}`,
    key: String(seed),
    hits: Float64Array.from(LIFE_MEASURES, (measure) => life[measure][0]),
    of: Float64Array.from(LIFE_MEASURES, (measure) => life[measure][1]),
  };
}

const isWithin = (share: number, { atLeast = 0, atMost = 1 }: LifeBar) =>
  share >= atLeast && share <= atMost;
