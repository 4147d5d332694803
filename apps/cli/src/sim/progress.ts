// How far a run is: a bar with rate and time left where a person looks, plain lines elsewhere.
import type { SimulationStep } from '@hakoniwa/garden';
import { clockText, DAY_MS } from '@hakoniwa/stage';
import type { Call } from '../command.ts';
import { limits } from '../limits.ts';
import { say } from '../locale/index.ts';

const BAR = 24;

export class Progress {
  readonly #call: Call;
  readonly #now: () => number;
  readonly #startedMs: number;
  #first: { world: number; share: number } | undefined;
  #shownMs = Number.NEGATIVE_INFINITY;
  #shownShare = 0;

  constructor(call: Call, now: () => number = () => performance.now()) {
    this.#call = call;
    this.#now = now;
    this.#startedMs = now();
  }

  /** Shows a step, but not more often than can be read. */
  show({ world, share, town, isOver }: SimulationStep): void {
    this.#first ??= { world: world.clock.now, share };
    const { screen, err } = this.#call.output;
    const nowMs = this.#now();
    const isDue = screen
      ? nowMs - this.#shownMs >= limits.progressMs
      : share - this.#shownShare >= limits.progressShare;
    if (!isDue && !isOver) return;
    this.#shownMs = nowMs;
    this.#shownShare = share;
    const day = Math.floor(world.clock.now / DAY_MS) - Math.floor(town.begin / DAY_MS) + 1;
    const seconds = Math.max(0.001, (nowMs - this.#startedMs) / 1_000);
    const rate = (world.clock.now - this.#first.world) / 1_000 / seconds;
    const gone = share - this.#first.share;
    const text = say(this.#call.language, {
      key: 'simProgress',
      values: {
        share: Math.floor(share * 100),
        day,
        clock: clockText(world.clock),
        rate: Math.round(rate).toLocaleString('en'),
        eta: gone > 0 ? duration((seconds * (1 - share)) / gone) : '–',
      },
    });
    if (screen) screen.status(`${bar(share)} ${text}`);
    else err(text);
  }

  /** Takes the bar away. */
  end(): void {
    this.#call.output.screen?.status('');
  }
}

function bar(share: number): string {
  const full = Math.round(share * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
