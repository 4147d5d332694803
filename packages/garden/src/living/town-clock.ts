// The clock of a town as its writer knows it: the virtual clock of daily life, at one of its speeds.
import type { GardenClock } from '../clock/garden-clock.ts';
import { SPEEDS, type Speed } from '../clock/speed.ts';
import type { ClockFace, ClockWish, WritableGarden } from './writable-garden.ts';

/** A speed a town does not have. */
export class NoSuchSpeedError extends Error {
  readonly code = 'NO_SUCH_SPEED';
  override readonly name = 'NoSuchSpeedError';
}

type Clock = WritableGarden['clock'];

/** A minute of the town in a second: slow enough to watch, fast enough that something happens. */
const USUAL: Speed = 60;
/** How the time of a new town stands. */
export const TOWN_FACE: ClockFace = { state: 'paused', speed: USUAL };

/** Paused until it is set running. */
export class TownClock implements Clock {
  readonly #clock: GardenClock;
  readonly #onStopped: () => void;
  #speed: Speed = USUAL;
  /** How it goes on once the time that is let pass at once is over. */
  #afterwards: Speed | undefined;

  constructor(clock: GardenClock, onStopped: () => void) {
    this.#clock = clock;
    this.#onStopped = onStopped;
  }

  state(): { state: 'running' | 'paused'; speed: number | 'max' } {
    const isRunning = (this.#afterwards ?? this.#clock.speed) !== 0;
    return { state: isRunning ? 'running' : 'paused', speed: this.#speed };
  }

  /** Throws NoSuchSpeedError. */
  async set(wish: ClockWish): Promise<void> {
    if (wish.speed !== undefined) this.#speed = speedOf(wish.speed);
    const { state = this.state().state } = wish;
    const speed = state === 'running' ? this.#speed : 0;
    if (this.#afterwards !== undefined) this.#afterwards = speed;
    // A pause also ends the time that is being let pass; any other wish waits for its end.
    if (this.#afterwards === undefined || speed === 0) await this.#clock.setSpeed(speed);
  }

  async passTo(moment: number): Promise<void> {
    this.#afterwards ??= this.#clock.speed;
    let speed: Speed = 0;
    try {
      await this.#clock.runUntil({ moment });
      speed = this.#afterwards ?? 0;
    } finally {
      // Also when it could not go on: a clock that stands still says so.
      this.#afterwards = undefined;
    }
    await this.#clock.setSpeed(speed);
  }

  async stop(): Promise<void> {
    await this.#clock.close();
    this.#onStopped();
  }
}

function speedOf(wanted: number | 'max'): Speed {
  const known = SPEEDS.filter((speed) => speed !== 0);
  const found = known.find((speed) => speed === wanted);
  if (found === undefined) throw new NoSuchSpeedError(`one of ${known.join(', ')}`);
  return found;
}
