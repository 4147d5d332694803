// What scenes are held to, written down before anything was tuned: a share is to be at least or at most this.
import type { LifeMeasure } from './scene-life.ts';

export interface LifeBar {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export const LIFE_BARS: Readonly<Partial<Record<LifeMeasure, LifeBar>>> = {
  serves: { atLeast: 0.8 },
  shuffled: { atMost: 0.15 },
  looks: { atMost: 0.1 },
  undone: { atMost: 0.005 },
  finished: { atLeast: 0.6, atMost: 0.85 },
  dropped: { atMost: 0.05 },
  long: { atLeast: 0.25 },
  repeats: { atMost: 0.005 },
  fits: { atLeast: 0.85 },
  fitsShuffled: { atMost: 0.35 },
  answered: { atLeast: 0.95 },
  refused: { atLeast: 0.15, atMost: 0.35 },
  carried: { atLeast: 0.7 },
  templates: { atMost: 0.02 },
};
