// Where effects are worked on: begun after their commit, each with a deadline on the wall, answered once.
import type { Effect, EventFacts, World } from '@hakoniwa/stage';
import type { Garden, Notice } from '../garden.ts';
import { CallAllowance, NO_CALL_LEFT } from '../talk/call-allowance.ts';
import type { TalkLines } from '../talk/talk-lines.ts';
import type { Wall } from '../wall.ts';
import { type EffectOutcome, failureOf, type PerformEffect } from './perform-effect.ts';

interface Work {
  readonly effect: Effect;
  readonly outcome: Promise<EffectOutcome>;
  readonly giveUp: () => void;
}

export interface EffectRunnerParts {
  readonly garden: Garden;
  readonly wall: Wall;
  readonly perform: PerformEffect;
  /** Who speaks in talks; their lines are not worked on here. */
  readonly voices?: TalkLines | undefined;
  /** Calls already answered in the last hour of the world, when a garden is taken up again. */
  readonly allowance?: CallAllowance | undefined;
}

/** Works on what the world awaits; what is pending when it opens is begun again. */
export class EffectRunner {
  readonly #parts: EffectRunnerParts;
  readonly #works = new Map<string, Work>();
  readonly #allowance: CallAllowance;
  readonly #leave: () => void;
  #onOutcome: ((effect: Effect, outcome: EffectOutcome) => void) | undefined;

  constructor(parts: EffectRunnerParts) {
    this.#parts = parts;
    this.#allowance = parts.allowance ?? new CallAllowance();
    this.#leave = parts.garden.subscribe((notice) => this.#hear(notice));
    this.#takeUp();
  }

  /** What is being worked on, the earliest decision moment first. */
  get awaited(): readonly Effect[] {
    return [...this.#works.values()].map(({ effect }) => effect).sort(byMoment);
  }

  /** Settles when an effect has an outcome; at the latest at its deadline on the wall. */
  outcomeOf(id: string): Promise<EffectOutcome> | undefined {
    return this.#works.get(id)?.outcome;
  }

  /** Stops working on an effect, because its answer was given or is no longer wanted. */
  drop(id: string): void {
    this.#works.get(id)?.giveUp();
    this.#works.delete(id);
  }

  /** Hears of every outcome as it comes; one listener, the clock that gives the answers. */
  listen(listener: (effect: Effect, outcome: EffectOutcome) => void): void {
    this.#onOutcome = listener;
  }

  close(): void {
    this.#leave();
    for (const id of [...this.#works.keys()]) this.drop(id);
  }

  #hear(notice: Notice): void {
    if (notice.type === 'moved') {
      this.#allowance.clear();
      for (const id of [...this.#works.keys()]) this.drop(id);
      this.#takeUp();
      return;
    }
    const { events, effects, world } = notice.submitted;
    for (const event of events) for (const id of droppedBy(event)) this.drop(id);
    for (const effect of effects) this.#begin(effect, world);
  }

  #takeUp(): void {
    const { world } = this.#parts.garden;
    for (const effect of world.pending.values()) this.#begin(effect, world);
  }

  #begin(effect: Effect, world: World): void {
    const { wall, perform, garden, voices } = this.#parts;
    if (voices?.seesTo(effect, garden.world)) return;
    if (this.#works.has(effect.id) || !garden.world.pending.has(effect.id)) return;
    const control = new AbortController();
    const takeCall = () =>
      effect.for === undefined ||
      this.#allowance.take(effect.for, { moment: world.clock.now, kind: effect.kind });
    const outcome = takeCall()
      ? withDeadline({ effect, wall, control, perform, world, takeCall })
      : Promise.resolve<EffectOutcome>({ outcome: 'failed', value: { code: NO_CALL_LEFT } });
    this.#works.set(effect.id, { effect, outcome, giveUp: () => control.abort() });
    void outcome.then((came) => {
      if (this.#works.has(effect.id) && !control.signal.aborted) this.#onOutcome?.(effect, came);
    });
  }
}

interface Begun {
  readonly effect: Effect;
  readonly wall: Wall;
  readonly control: AbortController;
  readonly perform: PerformEffect;
  readonly world: World;
  readonly takeCall: () => boolean;
}

/** Never rejects: a failure is an outcome like any other. */
function withDeadline(begun: Begun): Promise<EffectOutcome> {
  const { effect, wall, control, perform, world, takeCall } = begun;
  const signal = new AbortController();
  control.signal.addEventListener('abort', () => signal.abort(), { once: true });
  const work = perform(effect, { signal: signal.signal, world, takeCall }).then(
    (value): EffectOutcome => ({ outcome: 'text', value }),
    failureOf,
  );
  let callOff: () => void = () => undefined;
  const late = new Promise<EffectOutcome>((resolve) => {
    callOff = wall.after(effect.timeoutMs, () => {
      resolve({ outcome: 'late' });
      signal.abort();
    });
  });
  return Promise.race([work, late]).finally(() => callOff());
}

/** The effects an event took off the list. */
function droppedBy({ patch }: Pick<EventFacts, 'patch'>): string[] {
  return patch
    .filter(({ op, path }) => op === 'remove' && path.startsWith('/pending/'))
    .map(({ path }) => unescaped(path.slice('/pending/'.length)));
}

function unescaped(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

function byMoment(a: Effect, b: Effect): number {
  return (a.decideBy ?? 0) - (b.decideBy ?? 0) || (a.id < b.id ? -1 : 1);
}
