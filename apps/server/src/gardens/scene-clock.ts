// Lets a scene live by itself: one turn after the other with a breath in between, slower, faster or not at all.
import { setTimeout as wait } from 'node:timers/promises';
import { runScene, type SceneParts } from '@hakoniwa/garden';
import type { GardenClock } from './gardens.ts';

interface SceneClockOptions {
  /** Wall-clock milliseconds between two turns at speed 1. */
  readonly everyMs: number;
  /** Hears what stopped the scene for good. */
  readonly onFailure: (error: unknown) => void;
}

/** A scene breathes at least for a thousandth of its usual time, or nobody else would be heard. */
const FASTEST = 1_000;

/** Paused until it is set running. */
export class SceneClock implements GardenClock {
  readonly #options: SceneClockOptions;
  readonly #parts: SceneParts;
  readonly #leave: () => void;
  #turns: AsyncGenerator<unknown>;
  #state: 'running' | 'paused' = 'paused';
  #speed = 1;
  /** Aborted whenever something about the pace changes. */
  #pace = new AbortController();
  #looping: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: Omit<SceneParts, 'turns'>, options: SceneClockOptions) {
    this.#options = options;
    this.#parts = { ...parts, turns: Number.POSITIVE_INFINITY };
    this.#turns = runScene(this.#parts);
    // After an undo or on another branch the scene goes on from what its log then says.
    this.#leave = parts.garden.subscribe(({ type }) => {
      if (type === 'moved') this.#turns = runScene(this.#parts);
    });
  }

  state(): { state: 'running' | 'paused'; speed: number } {
    return { state: this.#state, speed: this.#speed };
  }

  set({ state = this.#state, speed = this.#speed }: Parameters<GardenClock['set']>[0]): void {
    this.#state = state;
    this.#speed = speed === 'max' ? FASTEST : speed;
    this.#pace.abort();
    if (state === 'running' && !this.#looping && !this.#isStopped) this.#loop();
  }

  /** Ends it for good; a turn that is being taken is finished. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#pace.abort();
    await this.#looping;
    this.#leave();
  }

  #loop(): void {
    this.#looping = this.#live()
      .catch((error: unknown) => {
        this.#isStopped = true;
        this.#state = 'paused';
        this.#options.onFailure(error);
      })
      .finally(() => {
        this.#looping = undefined;
      });
  }

  async #live(): Promise<void> {
    while (this.#state === 'running' && !this.#isStopped) {
      if ((await this.#turns.next()).done) return;
      await this.#breathe();
    }
  }

  /** Waits for the next turn; a change of pace begins the wait anew. */
  async #breathe(): Promise<void> {
    const isOver = async () => {
      this.#pace = new AbortController();
      const { signal } = this.#pace;
      return wait(this.#options.everyMs / this.#speed, true, { signal, ref: false }).catch(
        () => false,
      );
    };
    while (this.#state === 'running' && !this.#isStopped) if (await isOver()) return;
  }
}
