// How far a run of the Lab is: a line that is written over for a person, plain lines elsewhere.
import { labLimits, type RunProgress } from '@hakoniwa/lab';
import type { Call } from '../command.ts';
import { limits } from '../limits.ts';
import { sayLab } from './locale/index.ts';

export class LabProgress {
  readonly #call: Call;
  #shownMs = Number.NEGATIVE_INFINITY;
  #shownShare = 0;

  constructor(call: Call) {
    this.#call = call;
  }

  show({ done, total, turns, etaMs, elapsedMs }: RunProgress): void {
    const { screen, err } = this.#call.output;
    const share = total === 0 ? 1 : done / total;
    const isDue = screen
      ? elapsedMs - this.#shownMs >= labLimits.progressMs
      : share - this.#shownShare >= limits.progressShare;
    if (!isDue && done < total) return;
    this.#shownMs = elapsedMs;
    this.#shownShare = share;
    const eta = etaMs === null ? '–' : durationText(etaMs / 1_000);
    const values = { share: Math.floor(share * 100), done, total, turns, eta };
    const text = sayLab(this.#call.language, { word: 'progress', values });
    if (screen) screen.status(text);
    else err(text);
  }

  end(): void {
    this.#call.output.screen?.status('');
  }
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
