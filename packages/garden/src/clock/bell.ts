// A bell that wakes whoever waits at it; rung before anybody waits, it is heard all the same.
import type { Wall } from '../wall.ts';

export class Bell {
  readonly #wall: Wall;
  #isRung = false;
  #wake: (() => void) | undefined;

  constructor(wall: Wall) {
    this.#wall = wall;
  }

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  /** Waits for the bell, and no longer than so many milliseconds. */
  async wait(delayMs: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const callOff = Number.isFinite(delayMs) ? this.#wall.after(delayMs, resolve) : undefined;
        this.#wake = () => {
          callOff?.();
          resolve();
        };
      });
    }
    this.#isRung = false;
    this.#wake = undefined;
  }
}
