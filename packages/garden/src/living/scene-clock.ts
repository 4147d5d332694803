// Lets a scene live by itself: one turn after the other with a breath in between, slower, faster or not at all.
import { setTimeout as wait } from 'node:timers/promises';
import type { Gm } from '@hakoniwa/gm';
import { BudgetExceededError, ModelAbortedError } from '@hakoniwa/model';
import { characterId } from '@hakoniwa/stage';
import type { SubmitOptions, Submitted } from '../garden.ts';
import type { MindRoom } from '../minds/mind-room.ts';
import { roomCast } from '../minds/room-minds.ts';
import type { OpenedScene } from '../open-scene.ts';
import { Scene, type SceneTurnTaken, type TurnTaking } from '../scene.ts';
import type { ClockFace, ClockWish, TurnWish, WritableGarden } from './writable-garden.ts';

interface SceneClockOptions {
  /** Wall-clock milliseconds between two turns at speed 1. */
  readonly everyMs: number;
  /** Hears what stopped the scene for good. */
  readonly onFailure: (error: unknown) => void;
  /** Hears that the scene paused because its tokens are used up. */
  readonly onPaused: () => void;
}

interface SceneClockParts {
  readonly opened: OpenedScene;
  readonly room: MindRoom;
  readonly gm: Gm;
}

type Clock = WritableGarden['clock'];

/** How the time of a new scene stands. */
export const SCENE_FACE: ClockFace = { state: 'paused', speed: 1 };

interface Taking extends Omit<TurnTaking, 'mindOf'> {
  readonly seed?: number | undefined;
}

/** A scene breathes at least for a thousandth of its usual time, or nobody else would be heard. */
const FASTEST = 1_000;
/** Longer timers overflow and fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Paused until it is set running. */
export class SceneClock implements Clock {
  readonly #options: SceneClockOptions;
  readonly #parts: SceneClockParts;
  readonly #leave: () => void;
  /** The scene as it stands, opened for the first turn and after every move in the log. */
  #scene: Promise<Scene> | undefined;
  #state: 'running' | 'paused' = 'paused';
  #speed = 1;
  /** Aborted whenever something about the pace changes. */
  #pace = new AbortController();
  #looping: Promise<void> | undefined;
  /** Turns are taken one at a time, by the clock or by hand. */
  #turn: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(parts: SceneClockParts, options: SceneClockOptions) {
    this.#options = options;
    this.#parts = parts;
    // After an undo or on another branch the scene goes on from what its log then says.
    this.#leave = parts.opened.parts.garden.subscribe(({ type }) => {
      if (type !== 'moved') return;
      parts.room.callOff('moved');
      this.#leaveScene();
    });
  }

  state(): { state: 'running' | 'paused'; speed: number } {
    return { state: this.#state, speed: this.#speed };
  }

  set({ state = this.#state, speed = this.#speed }: ClockWish): void {
    this.#state = state;
    this.#speed = speed === 'max' ? FASTEST : speed;
    this.#pace.abort();
    if (state === 'running' && !this.#looping && !this.#isStopped) this.#loop();
  }

  /** Ends it for good; what a model has not answered yet is not waited for. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#pace.abort();
    this.#parts.room.callOff('closing');
    await this.#looping;
    await this.#turn;
    this.#leave();
    this.#leaveScene();
  }

  /** Calls off the turn a model is being asked for, and pauses. */
  cancel(): void {
    this.set({ state: 'paused' });
    this.#parts.room.callOff('cancelled');
  }

  /** Takes one turn now, whoever's it is or of the one who is named; undefined when it is nobody's. */
  perform({ who, seed }: TurnWish, { also }: SubmitOptions = {}): Promise<Submitted | undefined> {
    return this.#alone(async () => {
      const first = who === undefined ? undefined : characterId(who);
      return (await this.#take({ first, also, seed }))?.submitted;
    });
  }

  async #take({ first, also, seed }: Taking = {}): Promise<SceneTurnTaken | undefined> {
    const { opened, room, gm } = this.#parts;
    const scene = await this.#open();
    return scene.take({ first, also, mindOf: roomCast({ room, opened, gm, seed }) });
  }

  /** The scene where the log ends; one that was left while it was being opened is opened again. */
  async #open(): Promise<Scene> {
    for (;;) {
      this.#scene ??= Scene.open(this.#parts.opened.parts);
      const opening = this.#scene;
      try {
        const scene = await opening;
        if (this.#scene === opening) return scene;
      } catch (error) {
        if (this.#scene === opening) this.#scene = undefined;
        throw error;
      }
    }
  }

  #leaveScene(): void {
    const left = this.#scene;
    this.#scene = undefined;
    left?.then(
      (scene) => scene.close(),
      () => undefined,
    );
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
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
        // It may have been set running again in its last moment.
        if (this.#state === 'running' && !this.#isStopped) this.#loop();
      });
  }

  async #live(): Promise<void> {
    while (this.#state === 'running' && !this.#isStopped) {
      await this.#alone(() => this.#takeNext());
      await this.#breathe();
    }
  }

  /** The next turn; where nobody's is, it may be somebody's after the next breath. */
  async #takeNext(): Promise<void> {
    if (this.#state !== 'running' || this.#isStopped) return;
    try {
      await this.#take();
    } catch (error) {
      const isUsedUp = error instanceof BudgetExceededError;
      if (!isUsedUp && !(error instanceof ModelAbortedError)) throw error;
      if (!isUsedUp) return;
      this.#state = 'paused';
      this.#options.onPaused();
    }
  }

  /** Waits for the next turn; a change of pace begins the wait anew. */
  async #breathe(): Promise<void> {
    const isOver = async () => {
      this.#pace = new AbortController();
      const { signal } = this.#pace;
      const breathMs = Math.min(this.#options.everyMs / this.#speed, LONGEST_TIMER_MS);
      return wait(breathMs, true, { signal, ref: false }).catch(() => false);
    };
    while (this.#state === 'running' && !this.#isStopped) if (await isOver()) return;
  }
}
